// Submissions in and out as files. Nothing that is opened is run.
import { useEffect, useRef, type ReactNode } from 'react';
import { openFile, saveFile } from './files.ts';
import type { BenchParts } from './bench-parts.ts';

/** The menu behind one button. */
export function FileMenu({ parts }: { parts: BenchParts }): ReactNode {
  const { bench, state, t } = parts;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDetailsElement>(null);
  const leave = (): void => box.current?.removeAttribute('open');
  useEffect(() => {
    const drawer = box.current;
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || drawer?.open !== true) return;
      drawer.open = false;
      drawer.querySelector('summary')?.focus();
    };
    drawer?.addEventListener('keydown', key);
    return () => drawer?.removeEventListener('keydown', key);
  }, []);
  const take = async (file: File): Promise<void> => {
    const read = await openFile(file);
    if (read.ok) bench.replace(read.value, { code: 'files.opened', params: { name: file.name } });
    else bench.notify(read.error);
  };
  return (
    <details className="files" ref={box}>
      <summary className="btn small">{t('files')}</summary>
      <div className="files-menu">
        <button
          className="btn small"
          type="button"
          onClick={() => {
            saveFile(`${state.exercise.id}.json`, state.text);
            leave();
          }}
        >
          {t('files.save')}
        </button>
        <button
          className="btn small"
          type="button"
          onClick={() => {
            input.current?.click();
            leave();
          }}
        >
          {t('files.open')}
        </button>
        <input
          ref={input}
          className="hide"
          type="file"
          accept=".json,.txt,application/json,text/plain"
          tabIndex={-1}
          aria-label={t('files.open')}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file !== undefined) void take(file);
          }}
        />
      </div>
    </details>
  );
}
