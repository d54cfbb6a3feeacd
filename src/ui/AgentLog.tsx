// What the simulated agent did and why, in sentences, one list for each case.
import type { ReactNode } from 'react';
import { Inline } from './Inline.tsx';
import { LazyDetails } from './LazyDetails.tsx';
import type { T } from './t.ts';

/** One sentence. `again`: a repetition that nothing asked for. `said`: words that reached the user. */
export type LogLine = { key: string; text: string; tone: 'plain' | 'again' | 'said'; quote?: string | undefined };

/** The log of one case. */
export type LogGroup = { key: string; label: string; lines: LogLine[]; open: boolean };

/** The whole log. */
export function AgentLog({ groups, t }: { groups: LogGroup[]; t: T }): ReactNode {
  return groups.map((group) => (
    <LazyDetails
      key={group.key}
      className="case-group"
      open={group.open}
      summary={
        <>
          <span>{group.label}</span>
          <span className="soft">{t('log.count', { count: group.lines.length })}</span>
        </>
      }
    >
      {() => (
        <ol className="log">
          {group.lines.map((line) => (
            <li key={line.key} className={line.tone === 'again' ? 'again' : undefined}>
              <Inline text={line.text} />
              {line.quote !== undefined && <q className="heard">{line.quote}</q>}
            </li>
          ))}
        </ol>
      )}
    </LazyDetails>
  ));
}
