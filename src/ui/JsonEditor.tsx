// The JSON editor: a textarea at once; the rich editor takes its place when it is wanted, and never under the writer's hands.
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { EditorHandle, EditorMark } from './editor.ts';
import type { RichEditor } from './rich-editor.ts';
import { TextEditor } from './TextEditor.tsx';

type Props = {
  id: string;
  value: string;
  /** Must stay the same function. */
  onChange(text: string): void;
  label: string;
  describedBy: string;
  /** The rich editor is wanted. */
  rich: boolean;
  marks: readonly EditorMark[];
  handle: Ref<EditorHandle>;
};

/** Calls `then` once nobody writes in the textarea. */
function whenLeft(id: string, then: () => void): () => void {
  const area = document.getElementById(id);
  if (area === null || document.activeElement !== area) {
    then();
    return () => undefined;
  }
  area.addEventListener('blur', then, { once: true });
  return () => area.removeEventListener('blur', then);
}

/** The editor; `handle` reaches whichever one is there. */
export function JsonEditor({ id, value, onChange, label, describedBy, rich, marks, handle }: Props): ReactNode {
  const plain = useRef<EditorHandle>(null);
  const fine = useRef<RichEditor>(null);
  const host = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState(false);
  const start = useRef(value);
  useEffect(() => {
    start.current = value;
    fine.current?.set(value);
  }, [value]);
  useEffect(() => {
    let stop = (): void => undefined;
    let gone = false;
    if (rich) {
      void import('./rich-editor.ts').then(
        ({ mountRichEditor }) => {
          if (gone || host.current === null) return;
          // It measures its lines where it is not seen yet: on the page they would move.
          fine.current = mountRichEditor(host.current, { text: start.current, label, change: onChange });
          const frames = requestAnimationFrame(() => requestAnimationFrame(() => (stop = whenLeft(id, () => setMounted(!gone)))));
          stop = (): void => cancelAnimationFrame(frames);
        },
        () => undefined,
      );
    }
    return () => {
      gone = true;
      stop();
      fine.current?.destroy();
      fine.current = null;
      setMounted(false);
    };
  }, [rich, id, label, onChange]);
  useEffect(() => {
    if (mounted) fine.current?.mark(marks);
  }, [mounted, marks]);
  useImperativeHandle(handle, () => ({
    select: (offset, length) => (mounted ? fine : plain).current?.select(offset, length),
  }));
  return (
    <>
      <div ref={host} className={mounted ? 'rich' : 'rich unseen'} />
      {!mounted && (
        <TextEditor id={id} value={value} onChange={onChange} label={label} describedBy={describedBy} disabled={false} handle={plain} />
      )}
    </>
  );
}
