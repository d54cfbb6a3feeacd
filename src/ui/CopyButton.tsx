// Copies text; says so in its own label for a moment, and in a live region.
import { useState, type ReactNode } from 'react';
import type { T } from './t.ts';

/** A button that copies `text`. Where the clipboard is blocked it says that. */
export function CopyButton({ text, t }: { text: string; t: T }): ReactNode {
  const [state, setState] = useState<'idle' | 'done' | 'blocked'>('idle');
  return (
    <button
      className="btn small"
      type="button"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setState('done'),
          () => setState('blocked'),
        );
      }}
      onBlur={() => setState('idle')}
    >
      <span aria-live="polite">{t(`copy.${state}`)}</span>
    </button>
  );
}
