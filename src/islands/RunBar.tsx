// The bar: title, where things stand, files, and the one main action. On a phone the actions stand at the bottom.
import type { ReactNode } from 'react';
import type { Locale, Localized } from '../model/localized.ts';
import type { BenchParts } from './bench-parts.ts';

/** The bar above the three places. */
export function RunBar({
  parts,
  title,
  locale,
  objectives,
}: {
  parts: BenchParts;
  title: Localized | string;
  locale: Locale;
  objectives: string[];
}): ReactNode {
  const { bench, state, t, late } = parts;
  const tries = state.record.attempts.length;
  const open = typeof state.open !== 'string';
  return (
    <div className="bar">
      <h1>{typeof title === 'string' ? title : title[locale]}</h1>
      {objectives
        .filter((objective) => objective.startsWith('exam:'))
        .map((objective) => (
          <span key={objective} className="tag exam">
            D{objective.slice(5)}
          </span>
        ))}
      <span className="small soft">
        {tries === 0 ? t('bar.before') : t('bar.tries', { count: tries })}
        {state.saving !== 'idle' && state.saving !== 'memory' && <span data-saving={state.saving}>　{t(`save.${state.saving}`)}</span>}
      </span>
      <span className="small soft" role="status" data-ready={state.ready}>
        {t(`ready.${state.ready}`)}
      </span>
      <div className="row end">
        {late === undefined ? (
          <details className="files unseen">
            <summary className="btn small">{t('files')}</summary>
          </details>
        ) : (
          <late.FileMenu parts={parts} />
        )}
        {state.running ? (
          <button className="btn" type="button" onClick={bench.stop}>
            {t('stop')}
          </button>
        ) : (
          <button
            className="btn go"
            type="button"
            disabled={!open}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => void bench.run()}
          >
            {t('run')} <kbd>Ctrl ⏎</kbd>
          </button>
        )}
      </div>
    </div>
  );
}
