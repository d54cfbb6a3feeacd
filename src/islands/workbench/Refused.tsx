// Why nothing was compared: which text, where, and what to do.
import type { ReactNode } from 'react';
import { Inline } from '../../ui/index.ts';
import { readingWords } from '../../words/reading.ts';
import { fill } from '../../words/say.ts';
import { Around } from './Around.tsx';
import type { Compared } from './use-compare.ts';
import type { Parts } from './parts.ts';

/** The notice. */
export function Refused({ outcome, parts }: { outcome: Exclude<Compared, { status: 'compared' }>; parts: Parts }): ReactNode {
  const { t, around } = parts;
  if (outcome.status === 'stopped')
    return (
      <p className="notice" data-status="stopped">
        {t(outcome.why.code, outcome.why.params)}
      </p>
    );
  const { report, texts } = outcome;
  const side = t(`compare.${report.side}`);
  if (report.status === 'unknown')
    return (
      <p className="notice" data-status="unknown">
        <Inline text={t(report.side === 'calls' ? 'compare.unknown-calls' : 'compare.unknown', { side })} />
      </p>
    );
  const note = report.reading.notes.find(({ fatal }) => fatal);
  return (
    <div className="notice" data-status="unreadable">
      <p>
        <b>{t('compare.unreadable', { side })}</b>
      </p>
      {note !== undefined && (
        <>
          <p>
            <Inline
              text={t('report.at', {
                line: note.place.line,
                column: note.place.column,
                what: fill(readingWords[note.code][around.locale], note.params),
              })}
            />
          </p>
          <Around
            text={texts[report.side]}
            range={{ offset: note.place.offset, length: Math.max(1, note.place.length) }}
            label={t('report.around-label', { line: note.place.line })}
            as="bad"
          />
        </>
      )}
    </div>
  );
}
