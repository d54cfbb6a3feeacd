// Findings: what happened, what follows, how to repair it, whose rule. Blocking ones stand first; the first one is open.
import { useState, type ReactNode } from 'react';
import type { Level } from '../model/levels.ts';
import { Inline } from './Inline.tsx';
import { LevelTag } from './LevelTag.tsx';
import { Mark } from './Mark.tsx';
import type { T } from './t.ts';

/** One finding, in words. */
export type FindingView = {
  key: string;
  /** It must be repaired before a pass. */
  blocking: boolean;
  level: Level;
  title: string;
  /** The case it was tried on, in words. */
  on?: string | undefined;
  pointer?: string | undefined;
  /** The learner's own text at that place. */
  quote?: string | undefined;
  happened: string;
  next: string;
  repair: string;
  rule: { id: string; href: string };
  /** Numbers of the evidence's steps. */
  steps: number[];
};

type Acts = { select(pointer: string): void; open(step: number): void; t: T };

function Row({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Finding({ find, first, select, open, t }: { find: FindingView; first: boolean } & Acts): ReactNode {
  const { pointer } = find;
  return (
    <details className={find.blocking ? 'find stop' : 'find'} open={first} data-rule={find.rule.id}>
      <summary>
        <span>
          <Mark name={find.blocking ? 'turned' : 'care'} />
          <span className="hide">{t(find.blocking ? 'check.fail' : 'check.advice')}</span>
        </span>
        <span>
          <Inline text={find.title} />
        </span>
        <LevelTag level={find.level} t={t} />
        {find.on !== undefined && <span className="on">{find.on}</span>}
        {pointer !== undefined && <span className="mono">{pointer === '' ? '/' : pointer}</span>}
      </summary>
      <dl>
        {find.quote !== undefined && (
          <Row label={t('find.quote')}>
            <code>{find.quote}</code>
          </Row>
        )}
        <Row label={t('find.happened')}>
          <Inline text={find.happened} />
        </Row>
        <Row label={t('find.next')}>
          <Inline text={find.next} />
        </Row>
        <Row label={t('find.repair')}>
          <Inline text={find.repair} />
        </Row>
        <Row label={t('find.rule')}>
          <span className="row">
            <a href={find.rule.href}>{t('find.read')}</a>
            {pointer !== undefined && (
              <button className="btn small" type="button" onClick={() => select(pointer)}>
                {t('find.select')}
              </button>
            )}
            {find.steps.slice(0, 1).map((step) => (
              <button key={step} className="btn small" type="button" onClick={() => open(step)}>
                {t('find.step', { n: step })}
              </button>
            ))}
          </span>
        </Row>
      </dl>
    </details>
  );
}

/** Findings drawn at first, and with each further press. A hostile text can break a rule in thousands of places. */
const portion = 40;

/** All findings of a report, a portion at a time. */
export function FindingList({ finds, ...acts }: { finds: FindingView[] } & Acts): ReactNode {
  const [shown, setShown] = useState(portion);
  return (
    <>
      {finds.slice(0, shown).map((find, index) => (
        <Finding key={find.key} find={find} first={index === 0 && find.blocking} {...acts} />
      ))}
      {finds.length > shown && (
        <p className="mt">
          <button className="btn small" type="button" onClick={() => setShown(shown + portion)}>
            {acts.t('finds.more', { count: finds.length - shown })}
          </button>
        </p>
      )}
    </>
  );
}
