// Undo and redo over whole texts. A run of typing is one step; a change by form, file or reset is one step each.

/** Where a change came from. */
export type Source = 'typing' | 'form' | 'whole';

/** The texts before and after the present one. */
export type History = { past: string[]; future: string[]; last: Source | undefined };

/** How many steps back are kept. */
const depth = 60;

/** Nothing was changed yet. */
export const noHistory: History = { past: [], future: [], last: undefined };

/** After a change away from `before`. Typing that goes on adds no step. */
export function changed(history: History, before: string, source: Source): History {
  if (source === 'typing' && history.last === 'typing') return { ...history, future: [] };
  return { past: [...history.past, before].slice(-depth), future: [], last: source };
}

/** One step back from `now`; undefined where there is none. */
export function undone(history: History, now: string): { text: string; history: History } | undefined {
  const text = history.past.at(-1);
  if (text === undefined) return undefined;
  return { text, history: { past: history.past.slice(0, -1), future: [now, ...history.future], last: undefined } };
}

/** One step forward from `now`; undefined where there is none. */
export function redone(history: History, now: string): { text: string; history: History } | undefined {
  const [text, ...future] = history.future;
  if (text === undefined) return undefined;
  return { text, history: { past: [...history.past, now], future, last: undefined } };
}
