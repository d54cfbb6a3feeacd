// The report of the text that is seen: judged, unreadable, unknown, or not checked at all. The last three are no verdicts.
import type { ReactNode } from 'react';
import type { FileReport } from '../../artefacts/index.ts';
import { Inline, Mark } from '../../ui/index.ts';
import { fill } from '../../words/say.ts';
import { readingWords } from '../../words/reading.ts';
import { isFresh, seen, type SourceOutcome } from '../workbench-store.ts';
import { Around } from './Around.tsx';
import { Judged } from './Judged.tsx';
import { Save } from './Save.tsx';
import { Shapes } from './Shapes.tsx';
import type { Parts } from './parts.ts';

function Unreadable({
  report,
  text,
  parts,
}: {
  report: Extract<FileReport, { status: 'unreadable' }>;
  text: string;
  parts: Parts;
}): ReactNode {
  const { t, around } = parts;
  const notes = report.reading.notes.filter(({ fatal }) => fatal).slice(0, 5);
  return (
    <div className="notice" data-status="unreadable">
      <p>
        <b>{t('report.unreadable')}</b>
      </p>
      <p>{t('report.unreadable-next')}</p>
      {notes.map(({ code, place, params }) => (
        <div key={`${code}${String(place.offset)}`}>
          <p className="mt">
            <Inline
              text={t('report.at', { line: place.line, column: place.column, what: fill(readingWords[code][around.locale], params) })}
            />
          </p>
          <Around
            text={text}
            range={{ offset: place.offset, length: Math.max(1, place.length) }}
            label={t('report.around-label', { line: place.line })}
            as="bad"
          />
        </div>
      ))}
    </div>
  );
}

function Unknown({ t }: Pick<Parts, 't'>): ReactNode {
  return (
    <div data-status="unknown">
      <div className="notice">
        <p>
          <b>{t('report.unknown')}</b>
        </p>
        <p>{t('report.unknown-next')}</p>
      </div>
      <Shapes t={t} />
    </div>
  );
}

function One({ outcome, parts }: { outcome: SourceOutcome; parts: Parts }): ReactNode {
  const { t } = parts;
  if (outcome.status === 'stopped')
    return (
      <div className="notice" data-status="stopped">
        <p>
          <Mark name="hatched" /> <b>{t('report.not-checked')}</b>
        </p>
        <p>{t(outcome.why.code, outcome.why.params)}</p>
      </div>
    );
  const { report } = outcome;
  switch (report.status) {
    case 'unreadable':
      return <Unreadable report={report} text={outcome.source.text} parts={parts} />;
    case 'unknown':
      return <Unknown t={t} />;
    case 'judged':
      return <Judged key={parts.state.runs} outcome={outcome} report={report} parts={parts} />;
  }
}

/** What came of the text that is seen. */
export function Report({ parts }: { parts: Parts }): ReactNode {
  const { state, t } = parts;
  const source = seen(state);
  const outcome = state.outcomes.get(source.id);
  if (outcome === undefined) return state.running ? null : <Shapes t={t} />;
  return (
    <>
      {!isFresh(source, outcome) && <p className="notice small">{t('report.stale')}</p>}
      <One outcome={outcome} parts={parts} />
      <Save parts={parts} />
    </>
  );
}
