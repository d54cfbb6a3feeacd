// The artefact: form and JSON, the same value. The form rests while the text cannot be read; nothing is marked before a run.
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Json } from '../model/json.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Locale } from '../model/localized.ts';
import { Boundary, Inline, type EditorHandle } from '../ui/index.ts';
import { Editor } from './Editor.tsx';
import { whenIdle } from './idle.ts';
import { marksOf } from './marks.ts';
import type { BenchParts } from './bench-parts.ts';

/** Forms come in chunks of their own. */
const FormHost = lazy(async () => ({ default: (await import('./FormHost.tsx')).FormHost }));

function Loading({ t }: Pick<BenchParts, 't'>): ReactNode {
  return (
    <p className="small soft" role="status">
      {t('load.loading')}
    </p>
  );
}

function Notices({ parts }: { parts: BenchParts }): ReactNode {
  const { bench, state, t } = parts;
  return (
    <>
      {state.saving === 'memory' && (
        <p className="small notice" role="status">
          {t('save.memory')}
        </p>
      )}
      {state.staleDraft !== undefined && (
        <p className="small notice">{t('changed', { from: state.staleDraft, to: state.exercise.revision })}</p>
      )}
      {state.open === 'loading' && <Loading t={t} />}
      {state.open === 'failed' && (
        <p className="row small notice" role="alert">
          <span>{t('load.failed')}</span>
          <button className="btn small" type="button" onClick={() => void bench.load()}>
            {t('load.again')}
          </button>
        </p>
      )}
      <div aria-live="polite">
        {state.notice !== undefined && (
          <p className="small notice">
            <Inline text={t(state.notice.code, state.notice.params)} />
          </p>
        )}
      </div>
    </>
  );
}

/** The last value that could be read: what a resting form shows. */
function useLastValue(text: string): { value: Json | undefined; readable: boolean } {
  const read = useMemo(() => readJson(text), [text]);
  const [last, setLast] = useState<{ text: string; value: Json }>();
  if (read.value !== undefined && last?.text !== text) setLast({ text, value: read.value });
  return { value: read.value ?? last?.value, readable: read.value !== undefined };
}

function Tools({ parts }: { parts: BenchParts }): ReactNode {
  const { bench, state, t } = parts;
  return (
    <div className="row tool-row">
      <button className="btn small" type="button" disabled={state.history.past.length === 0} onClick={bench.undo}>
        {t('edit.undo')}
      </button>
      <button className="btn small" type="button" disabled={state.history.future.length === 0} onClick={bench.redo}>
        {t('edit.redo')}
      </button>
      <button className="btn small push" type="button" onClick={bench.reset}>
        {t('edit.reset')}
      </button>
    </div>
  );
}

/** The middle place. */
export function Make({ parts, locale }: { parts: BenchParts; locale: Locale }): ReactNode {
  const { bench, state, t, late } = parts;
  const handle = useRef<EditorHandle>(null);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { value, readable } = useLastValue(state.text);
  const { wish, outcome, text, record } = state;
  const marks = useMemo(() => marksOf({ outcome, text, record }), [outcome, text, record]);
  useEffect(() => {
    if (wish !== undefined) handle.current?.select(wish.offset, wish.length);
  }, [wish]);
  const open = typeof state.open === 'string' ? undefined : state.open;
  return (
    <section id="make" aria-labelledby="h-make">
      <h2 id="h-make">{t('place.make')}</h2>
      <Notices parts={parts} />
      {late !== undefined && <late.WorkedAnswer parts={parts} locale={locale} />}
      {open !== undefined && !idle && <Loading t={t} />}
      {open !== undefined && idle && (
        <>
          {!readable &&
            (late === undefined ? <p className="small notice">{t('edit.inert')}</p> : <late.Unreadable parts={parts} locale={locale} />)}
          {/* The form comes at idle, and the editor below waits for it: what was seen once does not move. A form that fails holds nothing up. */}
          <Suspense fallback={<Loading t={t} />}>
            {value !== undefined && (
              <div role="group" aria-label={t('edit.form')} className="form-host">
                <Boundary fallback={<p className="small notice">{t('load.part')}</p>}>
                  <FormHost
                    kind={state.exercise.kind}
                    value={value}
                    bench={bench}
                    locale={locale}
                    exercise={open.exercise}
                    disabled={!readable}
                  />
                </Boundary>
              </div>
            )}
            <h3>
              {t('edit.json')} <span className="soft thin">{t('edit.same')}</span>
            </h3>
            <Editor text={state.text} change={bench.type} marks={marks} handle={handle} t={t} />
            <Tools parts={parts} />
            {late !== undefined && <late.CheatDrawer locale={locale} t={t} />}
            {late !== undefined && <late.TryDrawer parts={parts} late={late} locale={locale} />}
          </Suspense>
        </>
      )}
    </section>
  );
}
