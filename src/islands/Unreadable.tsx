// Why the form rests: the place that cannot be read, and what to do there. The editor itself marks nothing.
import type { ReactNode } from 'react';
import { readJson } from '../model/json-text/index.ts';
import type { Locale } from '../model/localized.ts';
import { Inline } from '../ui/index.ts';
import { readingSentence } from './reading-sentence.ts';
import type { BenchParts } from './bench-parts.ts';

/** The notice, or nothing where the text can be read. */
export function Unreadable({ parts, locale }: { parts: BenchParts; locale: Locale }): ReactNode {
  const { bench, state, t } = parts;
  const fault = readJson(state.text).reading.notes.find(({ fatal }) => fatal);
  if (fault === undefined) return null;
  const { line, column, offset, length } = fault.place;
  return (
    <div className="small notice">
      <p>
        <b>{t('edit.inert')}</b>
      </p>
      <p>
        <Inline text={t('edit.inert-at', { line, column, what: readingSentence(locale, fault) })} />
      </p>
      <p className="mt">
        <button className="btn small" type="button" onClick={() => bench.selectRange(offset, Math.max(1, length))}>
          {t('edit.show', { line })}
        </button>
      </p>
    </div>
  );
}
