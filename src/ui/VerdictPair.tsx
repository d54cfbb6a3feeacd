// Two verdicts, always side by side: the shape, then the job. Word, drawing and colour say the same.
import type { ReactNode } from 'react';
import type { T } from './t.ts';
import { Mark, type MarkName } from './Mark.tsx';

/** How one side stands. `waiting`: nothing was run yet. `unreadable`: the text could not be read. */
export type Standing = 'pass' | 'fail' | 'not-graded' | 'unreadable' | 'waiting' | 'running';

const faces: Record<Standing, { card: string; mark: MarkName; tone: string }> = {
  pass: { card: 'verdict is-go fits', mark: 'seated', tone: 'is-go' },
  fail: { card: 'verdict is-no', mark: 'turned', tone: 'is-no' },
  'not-graded': { card: 'verdict is-off', mark: 'hatched', tone: 'is-off' },
  unreadable: { card: 'verdict is-off', mark: 'hatched', tone: 'is-off' },
  waiting: { card: 'verdict is-wait', mark: 'empty', tone: 'is-wait' },
  running: { card: 'verdict is-wait', mark: 'empty', tone: 'is-wait' },
};

function Verdict({ side, standing, detail, t }: { side: 'shape' | 'job'; standing: Standing; detail: string; t: T }): ReactNode {
  const face = faces[standing];
  return (
    <div className={face.card} data-side={side} data-standing={standing}>
      <Mark name={face.mark} big />
      <div>
        <small>{t(`side.${side}`)}</small>
        <br />
        <strong className={face.tone}>{t(`standing.${standing}`)}</strong>
      </div>
      <p>{detail}</p>
    </div>
  );
}

/** Both verdicts with one line each on what they mean. */
export function VerdictPair(props: { shape: Standing; job: Standing; shapeDetail: string; jobDetail: string; t: T }): ReactNode {
  return (
    <div className="verdicts" role="group" aria-label={props.t('verdict.group')}>
      <Verdict side="shape" standing={props.shape} detail={props.shapeDetail} t={props.t} />
      <Verdict side="job" standing={props.job} detail={props.jobDetail} t={props.t} />
    </div>
  );
}
