// The texts: pasted, opened or dropped; what each is taken for; the editor. Nothing runs by itself, and nothing that was written is lost.
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { SelectField, Segments, type EditorHandle } from '../../ui/index.ts';
import { Editor } from '../Editor.tsx';
import { editorMost, seen, type Source } from '../workbench-store.ts';
import { openTexts, tooLarge } from './open-files.ts';
import type { Parts } from './parts.ts';
import { useMarks } from './use-workbench.ts';

const kinds = ['definition', 'result', 'message', 'plan', 'config'] as const;
const revisions = ['2026-07-28', '2025-11-25'] as const;

/** Opens files and says why others could not be opened. */
export async function openInto({ bench }: Pick<Parts, 'bench'>, files: readonly File[]): Promise<void> {
  const { texts, faults } = await openTexts(files);
  bench.tell(faults[0]);
  if (texts.length > 0) bench.add(texts);
}

function nameOf(source: Source, t: Parts['t']): string {
  return source.name === '-' ? t('workbench.pasted') : source.name;
}

function List({ parts: { bench, state, t } }: { parts: Parts }): ReactNode {
  if (state.sources.length < 2 && state.sources[0]?.name === '-') return null;
  const now = seen(state);
  return (
    <div className="row sources">
      <Segments
        label={t('workbench.texts')}
        choices={state.sources.map((source) => ({ key: String(source.id), label: nameOf(source, t) }))}
        value={String(now.id)}
        change={(key) => bench.show(Number(key))}
      />
      <button
        className="btn small"
        type="button"
        aria-label={t('workbench.remove', { name: nameOf(now, t) })}
        onClick={() => bench.remove(now.id)}
      >
        ×
      </button>
    </div>
  );
}

function Said({ source, parts: { bench, t } }: { source: Source; parts: Parts }): ReactNode {
  return (
    <div className="filter-fields">
      <SelectField
        label={t('workbench.kind')}
        value={source.as ?? ''}
        disabled={false}
        choices={[
          { key: '', label: t('workbench.kind-auto') },
          ...kinds.map((key) => ({ key: key, label: t('workbench.kind-as', { kind: t(`kind.${key}`) }) })),
        ]}
        change={(key) => bench.say(source.id, { as: kinds.find((one) => one === key) })}
      />
      <SelectField
        label={t('workbench.revision')}
        value={source.revision ?? ''}
        disabled={false}
        choices={[{ key: '', label: t('workbench.revision-auto') }, ...revisions.map((key) => ({ key: key, label: key }))]}
        change={(key) => bench.say(source.id, { revision: revisions.find((one) => one === key) })}
      />
    </div>
  );
}

function size(text: string): string {
  const kb = text.length / 1024;
  return kb < 1024 ? `${String(Math.round(kb))}KB` : `${(kb / 1024).toFixed(1)}MB`;
}

function Text({ source, parts }: { source: Source; parts: Parts }): ReactNode {
  const { bench, state, t } = parts;
  const handle = useRef<EditorHandle>(null);
  const marks = useMarks(parts);
  const { wish } = state;
  useEffect(() => {
    if (wish?.id === source.id) handle.current?.select(wish.offset, wish.length);
  }, [wish, source.id]);
  if (source.text.length > editorMost)
    return (
      <p className="notice small">
        {t('workbench.large', { size: size(source.text) })}{' '}
        {source.name === '-' && (
          <button className="btn small" type="button" onClick={() => bench.write('')}>
            {t('workbench.clear')}
          </button>
        )}
      </p>
    );
  return <Editor key={source.id} text={source.text} change={bench.write} marks={marks} handle={handle} t={t} />;
}

/** True where files, not text, are dragged. */
function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

/** Hears files that are dropped, and texts that are too long for the editor. True while files are above the part. */
function useIncoming(host: RefObject<HTMLElement | null>, { bench, t }: Pick<Parts, 'bench' | 't'>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const node = host.current;
    if (node === null) return;
    const stop = new AbortController();
    const hear = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void): void =>
      node.addEventListener(name, act, { signal: stop.signal, capture: true });
    hear('dragover', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    hear('dragleave', () => setOver(false));
    hear('drop', (event) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      void openInto({ bench }, [...(event.dataTransfer?.files ?? [])]);
    });
    hear('paste', (event) => {
      // A text of megabytes would freeze the editor: it is taken beside it.
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      if (pasted.length <= editorMost) return;
      event.preventDefault();
      event.stopPropagation();
      const large = tooLarge(t('workbench.pasted'), pasted.length);
      if (large !== undefined) bench.tell(large);
      else bench.add([{ name: '-', text: pasted }]);
    });
    return () => stop.abort();
  }, [host, bench, t]);
  return over;
}

/** The part on the left. */
export function Sources({ parts }: { parts: Parts }): ReactNode {
  const { bench, state, t, late } = parts;
  const host = useRef<HTMLElement>(null);
  const over = useIncoming(host, parts);
  const picker = useRef<HTMLInputElement>(null);
  const source = seen(state);
  const empty = state.sources.length === 1 && source.text === '';
  return (
    <section id="texts" ref={host} aria-labelledby="h-texts" data-over={over}>
      <h2 id="h-texts">{t('workbench.texts')}</h2>
      <p className="small soft">{t(over ? 'workbench.drop' : 'workbench.paste')}</p>
      <p className="row tool-row">
        <button className="btn small" type="button" onClick={() => picker.current?.click()}>
          {t('workbench.open')}
        </button>
        <input
          ref={picker}
          type="file"
          className="hide"
          multiple
          tabIndex={-1}
          aria-label={t('workbench.open')}
          onChange={(event) => {
            const { files } = event.currentTarget;
            const chosen = files === null ? [] : [...files];
            event.currentTarget.value = '';
            void openInto(parts, chosen);
          }}
        />
        {empty && late !== undefined && (
          <button className="btn small" type="button" onClick={() => bench.write(late.sample)}>
            {t('workbench.sample')}
          </button>
        )}
        {source.text !== '' && source.name === '-' && (
          <button className="btn small" type="button" onClick={() => bench.write('')}>
            {t('workbench.clear')}
          </button>
        )}
      </p>
      <List parts={parts} />
      <Said source={source} parts={parts} />
      {state.notice !== undefined && (
        <p className="notice small" role="alert">
          {t(state.notice.code, state.notice.params)}
        </p>
      )}
      <Text source={source} parts={parts} />
    </section>
  );
}
