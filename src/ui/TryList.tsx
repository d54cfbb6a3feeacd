// Earlier runs of this exercise: when, how they ended, and a way back to each text.
import type { ReactNode } from 'react';
import { Mark, type MarkName } from './Mark.tsx';
import type { T } from './t.ts';

/** One run. `at` is ready to be shown. */
export type TryView = { id: string; at: string; status: 'passed' | 'not-passed' | 'not-graded' | 'unreadable'; shape: string; job: string };

const marks: Record<TryView['status'], MarkName> = {
  passed: 'seated',
  'not-passed': 'turned',
  'not-graded': 'hatched',
  unreadable: 'hatched',
};

/** The runs, newest first; `chosen` is compared below its row. */
export function TryList(props: {
  tries: TryView[];
  chosen: string | undefined;
  compare(id: string): void;
  restore(id: string): void;
  comparison: ReactNode;
  t: T;
}): ReactNode {
  const { t } = props;
  if (props.tries.length === 0) return <p className="small soft">{t('tries.none')}</p>;
  return (
    <ol className="tries">
      {props.tries.map((run) => (
        <li key={run.id} className="small">
          <div className="row">
            <Mark name={marks[run.status]} />
            <b>{t(`status.${run.status}`)}</b>
            <span className="soft">
              {run.at}　{t('tries.verdicts', { shape: run.shape, job: run.job })}
            </span>
          </div>
          <div className="row">
            <button className="btn small" type="button" aria-expanded={props.chosen === run.id} onClick={() => props.compare(run.id)}>
              {t('tries.compare')}
            </button>
            <button className="btn small" type="button" onClick={() => props.restore(run.id)}>
              {t('tries.restore')}
            </button>
          </div>
          {props.chosen === run.id && props.comparison}
        </li>
      ))}
    </ol>
  );
}
