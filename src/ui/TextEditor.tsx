// The editor that works everywhere: a textarea. Tab leaves it; nothing is marked while typing.
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { EditorHandle } from './editor.ts';

/** Scrolls so that `line` (0-based) stands in the upper third. */
function show(area: HTMLTextAreaElement, line: number): void {
  const height = Number.parseFloat(getComputedStyle(area).lineHeight) || 20;
  area.scrollTop = Math.max(0, line * height - area.clientHeight / 3);
  area.scrollIntoView({ block: 'nearest' });
}

type Props = {
  id: string;
  value: string;
  onChange(text: string): void;
  label: string;
  describedBy: string;
  disabled: boolean;
  handle: Ref<EditorHandle>;
};

/** A textarea for JSON text. */
export function TextEditor({ id, value, onChange, label, describedBy, disabled, handle }: Props): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(handle, () => ({
    select: (offset, length) => {
      const node = area.current;
      if (node === null) return;
      node.focus({ preventScroll: true });
      node.setSelectionRange(offset, offset + length);
      show(node, node.value.slice(0, offset).split('\n').length - 1);
    },
  }));
  return (
    <textarea
      ref={area}
      id={id}
      className="json"
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      disabled={disabled}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      wrap="off"
      rows={Math.min(28, Math.max(12, value.split('\n').length + 1))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
