// What passed is listed too, and hold-outs as counts by category until they may be seen.
import type { ReactNode } from 'react';
import type { Level } from '../model/levels.ts';
import { Inline } from './Inline.tsx';
import { LevelTag } from './LevelTag.tsx';
import { Mark } from './Mark.tsx';
import type { T } from './t.ts';

/** One rule that was met, and the cases it was tried on. */
export type PassedView = { rule: string; level: Level; title: string; on: string[] };

/** The rules that were met. */
export function PassedList({ passed, t }: { passed: PassedView[]; t: T }): ReactNode {
  return (
    <ul className="pass">
      {passed.map((check) => (
        <li key={check.rule}>
          <Mark name="seated" />
          <span>
            <LevelTag level={check.level} t={t} /> <Inline text={check.title} />
          </span>
          {check.on.length > 0 && (
            <span className="pass-cases">
              {check.on.length > 3 ? t('passed.cases', { count: check.on.length }) : check.on.join(t('list.comma'))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Hold-outs of one category: how many there are, how many were met. */
export type HeldView = { category: string; met: number; all: number };

/** Hold-outs as counts. */
export function HeldCounts({ held, t }: { held: HeldView[]; t: T }): ReactNode {
  return (
    <dl className="held">
      {held.map(({ category, met, all }) => (
        <div key={category}>
          <dt>{category}</dt>
          <dd>
            {met}
            <small>
              {' '}
              / {all}
              <span className="hide">{t('held.met')}</span>
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
