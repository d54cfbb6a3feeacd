// Takes a report along: the JSON of the command line, and Markdown for a pull request.
import { useState, type ReactNode } from 'react';
import type { Locale } from '../../model/localized.ts';
import { CopyButton, Inline } from '../../ui/index.ts';
import { reportMarkdown } from '../../words/check-markdown.ts';
import { checkedWords } from '../../words/check.ts';
import { readingWords } from '../../words/reading.ts';
import { fill, say } from '../../words/say.ts';
import { saveFile } from '../files.ts';
import { checkDocument, type SourceOutcome, type WorkbenchState } from '../workbench-store.ts';
import { markdownRows } from './report-rows.ts';
import type { Parts } from './parts.ts';

/** Why a text could not be judged, as the command line says it. */
function faultsOf(locale: Locale): (outcome: SourceOutcome) => string[] {
  return (outcome) => {
    if (outcome.status !== 'done') return [];
    const { name } = outcome.source;
    const { report } = outcome;
    if (report.status === 'unknown') return [`${name}  ${say(checkedWords, locale, 'cli.check-unknown')}`];
    if (report.status === 'judged') return [];
    return report.reading.notes
      .filter(({ fatal }) => fatal)
      .map(
        ({ code, place, params }) => `${name}:${String(place.line)}:${String(place.column)}  ${fill(readingWords[code][locale], params)}`,
      );
  };
}

function markdownOf(state: WorkbenchState, locale: Locale, site: string): string {
  const outcomes = state.sources.flatMap(({ id }) => state.outcomes.get(id) ?? []);
  return reportMarkdown(markdownRows(outcomes, { site, locale }, faultsOf(locale)), locale);
}

/** The buttons. */
export function Save({ parts: { state, t, around } }: { parts: Parts }): ReactNode {
  const [open, setOpen] = useState(false);
  if (![...state.outcomes.values()].some(({ status }) => status === 'done')) return null;
  const markdown = (): string => markdownOf(state, around.locale, new URL(around.base, location.origin).href);
  return (
    <details className="sheet-drawer" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('report.save')}</summary>
      <p className="row">
        <button className="btn small" type="button" onClick={() => saveFile('pokayoke-check.json', checkDocument(state) ?? '')}>
          {t('report.save-json')}
        </button>
        <button className="btn small" type="button" onClick={() => saveFile('pokayoke-check.md', markdown())}>
          {t('report.save-markdown')}
        </button>
        {open && <CopyMarkdown make={markdown} t={t} />}
      </p>
      <p className="small soft">
        <Inline text={t('report.save-note')} />
      </p>
    </details>
  );
}

/** Made when it is drawn: the drawer is closed until somebody wants it. */
function CopyMarkdown({ make, t }: { make(): string; t: Parts['t'] }): ReactNode {
  return (
    <span className="row">
      <span className="small soft">{t('report.copy-markdown')}</span>
      <CopyButton text={make()} t={t} />
    </span>
  );
}
