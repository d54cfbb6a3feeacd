// Two versions side by side: the texts, every change with its places in both, and what became of old calls.
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Inline, JsonEditor, type EditorHandle } from '../../ui/index.ts';
import { driftWords } from '../../words/drift.ts';
import { say } from '../../words/say.ts';
import { workbenchReportWords } from '../../words/workbench-report.ts';
import { saveFile } from '../files.ts';
import { knows } from '../words.ts';
import { editorMost, seen } from '../workbench-store.ts';
import { Changes } from './Changes.tsx';
import { OldCalls } from './OldCalls.tsx';
import { openTexts } from './open-files.ts';
import { Refused } from './Refused.tsx';
import { sampleLater, sampleTools } from './samples.ts';
import { useCompare, type Comparison, type Texts } from './use-compare.ts';
import type { Parts } from './parts.ts';

type Side = keyof Texts;
const noMarks: readonly never[] = [];

function Pane({
  side,
  held,
  handle,
  parts,
}: {
  side: Side;
  held: Comparison;
  handle: RefObject<EditorHandle | null>;
  parts: Parts;
}): ReactNode {
  const { t, bench } = parts;
  const picker = useRef<HTMLInputElement>(null);
  const { write: writeSide } = held;
  const write = useCallback((text: string) => writeSide(side, text), [writeSide, side]);
  const text = held.texts[side];
  const label = t(`compare.${side}`);
  return (
    <div className="pane">
      <p className="row">
        <b>{label}</b>
        <button className="btn small push" type="button" onClick={() => picker.current?.click()}>
          {t('workbench.open')}
        </button>
        <input
          ref={picker}
          type="file"
          className="hide"
          tabIndex={-1}
          aria-label={`${t('workbench.open')} ${label}`}
          onChange={(event) => {
            const { files } = event.currentTarget;
            const chosen = files === null ? [] : [...files].slice(0, 1);
            event.currentTarget.value = '';
            void openTexts(chosen).then(({ texts, faults }) => {
              bench.tell(faults[0]);
              if (texts[0] !== undefined) held.write(side, texts[0].text);
            });
          }}
        />
      </p>
      {text.length > editorMost ? (
        <p className="notice small">
          {t('workbench.large', { size: `${String(Math.round(text.length / 1024))}KB` })}{' '}
          <button className="btn small" type="button" onClick={() => held.write(side, '')}>
            {t('workbench.clear')}
          </button>
        </p>
      ) : (
        <div className="code editor">
          <JsonEditor
            id={`compare-${side}`}
            value={text}
            onChange={write}
            label={label}
            describedBy={`compare-${side}-note`}
            rich={false}
            marks={noMarks}
            handle={handle}
          />
        </div>
      )}
      <span id={`compare-${side}-note`} className="hide">
        {t('edit.leave')}
      </span>
    </div>
  );
}

function Outcome({ held, parts, select }: { held: Comparison; parts: Parts; select(side: 'old' | 'now', index: number): void }): ReactNode {
  const { outcome } = held;
  const { t } = parts;
  if (outcome === undefined) return null;
  if (outcome.status !== 'compared') return <Refused outcome={outcome} parts={parts} />;
  const stale = outcome.texts !== held.texts;
  return (
    <>
      {stale && <p className="notice small">{t('report.stale')}</p>}
      <Changes outcome={outcome} select={stale ? undefined : select} t={t} locale={parts.around.locale} />
      <OldCalls outcome={outcome} t={t} />
      <details className="sheet-drawer">
        <summary>{t('report.save')}</summary>
        <p className="row">
          <button className="btn small" type="button" onClick={() => saveFile('pokayoke-drift.json', `${outcome.document}\n`)}>
            {t('report.save-json')}
          </button>
        </p>
        <p className="small soft">
          <Inline text={t('compare.save-note')} />
        </p>
      </details>
    </>
  );
}

/** Words of the comparison, of the page, and of drift. */
function wordsFor({ t, around }: Parts): Parts['t'] {
  return (code, params) => {
    const own = [workbenchReportWords, driftWords].find((catalogue) => knows(catalogue, code));
    return own === undefined ? t(code, params) : say(own, around.locale, code, params);
  };
}

/** The whole comparison. */
export function Compare({ parts: given }: { parts: Parts }): ReactNode {
  const parts: Parts = { ...given, t: wordsFor(given) };
  const { t, state } = parts;
  const held = useCompare();
  const oldText = useRef<EditorHandle>(null);
  const nowText = useRef<EditorHandle>(null);
  const callText = useRef<EditorHandle>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [calls, setCalls] = useState(false);
  useEffect(() => {
    if (held.runs > 0) head.current?.focus();
  }, [held.runs]);
  const select = (side: 'old' | 'now', index: number): void => {
    if (held.outcome?.status !== 'compared') return;
    const range = held.outcome.ranges[index]?.[side === 'old' ? 'before' : 'after'];
    if (range !== null && range !== undefined) (side === 'old' ? oldText : nowText).current?.select(range.offset, range.length);
  };
  const checked = seen(state).text;
  return (
    <div className="comparison">
      <p className="small soft">
        <Inline text={t('compare.lead')} />
      </p>
      {state.notice !== undefined && (
        <p className="notice small" role="alert">
          {t(state.notice.code, state.notice.params)}
        </p>
      )}
      <p className="row tool-row">
        {held.texts.old === '' && held.texts.now === '' && (
          <button className="btn small" type="button" onClick={() => held.fill({ old: sampleTools, now: sampleLater, calls: '' })}>
            {t('compare.sample')}
          </button>
        )}
        {checked !== '' && (
          <button className="btn small" type="button" onClick={() => held.write(held.texts.old === '' ? 'old' : 'now', checked)}>
            {t('compare.use')}
          </button>
        )}
        {(held.texts.old !== '' || held.texts.now !== '') && (
          <button
            className="btn small"
            type="button"
            onClick={() => held.fill({ ...held.texts, old: held.texts.now, now: held.texts.old })}
          >
            {t('compare.swap')}
          </button>
        )}
        <span className="end">
          {held.running ? (
            <button className="btn" type="button" onClick={held.stop}>
              {t('stop')}
            </button>
          ) : (
            <button className="btn go" type="button" onClick={() => void held.compare()}>
              {t('compare.go')}
            </button>
          )}
        </span>
      </p>
      <div className="panes">
        <Pane side="old" held={held} handle={oldText} parts={parts} />
        <Pane side="now" held={held} handle={nowText} parts={parts} />
      </div>
      <details className="sheet-drawer" onToggle={(event) => setCalls(event.currentTarget.open)}>
        <summary>{t('compare.calls')}</summary>
        <p className="small soft">
          <Inline text={t('compare.calls-note')} />
        </p>
        {calls && <Pane side="calls" held={held} handle={callText} parts={parts} />}
      </details>
      <section aria-labelledby="h-compared" data-compared={held.runs}>
        <h2 id="h-compared" ref={head} tabIndex={-1} className={held.outcome === undefined ? 'hide' : undefined}>
          {t('workbench.report')}
        </h2>
        <p role="status" className="small">
          {held.running ? t('work.running') : ''}
        </p>
        <Outcome held={held} parts={parts} select={select} />
      </section>
    </div>
  );
}
