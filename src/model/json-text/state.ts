// What the reader knows while it reads: the open containers, their ranges, and what it noticed.
import type { Json, JsonObject } from '../json.ts';
import { join } from '../json.ts';
import type { ReadingNote } from '../reading.ts';
import type { Positions, Span } from './positions.ts';
import type { Ranged } from './tree.ts';
import type { Fault } from './words.ts';

/** One open container. `key` is the member being read, set between its key and its value. */
export type Frame =
  | { open: '['; value: Json[]; ranged: Ranged; items: Ranged[] }
  | { open: '{'; value: JsonObject; ranged: Ranged; members: Map<string, Ranged>; key?: { name: string; span: Span } };

/** At most this many notes; the first fatal one ends the reading and is always among them. */
export const noteLimit = 20;

/** The reader's memory of one text. */
export type State = {
  frames: Frame[];
  notes: ReadingNote[];
  values: number;
  root?: { value: Json; ranged: Ranged };
};

/** The pointer of the value about to be read, or of the innermost open container's current place. */
export function pointerOf(frames: readonly Frame[]): string {
  const path = frames.flatMap((frame, level): (string | number)[] => {
    // An open child is in its parent's list already; only the innermost array is about to take the next index.
    if (frame.open === '[') return [level === frames.length - 1 ? frame.items.length : frame.items.length - 1];
    return frame.key === undefined ? [] : [frame.key.name];
  });
  return join('', ...path);
}

/** Writes a fault down. Notes beyond the limit are dropped, the fatal one takes the last seat. */
export function note(state: State, at: Positions, fault: Fault, fatal: boolean, pointer?: string): void {
  const entry: ReadingNote = {
    code: fault.code,
    fatal,
    place: at({ offset: fault.offset, length: fault.length }),
    ...(pointer === undefined ? {} : { pointer }),
    params: fault.params,
  };
  if (state.notes.length < noteLimit) state.notes.push(entry);
  else if (fatal) state.notes[noteLimit - 1] = entry;
}

/** Hangs a finished or just opened value into its parent. Own keys only: "__proto__" is a name like any other. */
export function attach(state: State, value: Json, ranged: Ranged): void {
  const parent = state.frames.at(-1);
  if (parent === undefined) {
    state.root = { value, ranged };
  } else if (parent.open === '[') {
    parent.value.push(value);
    parent.items.push(ranged);
  } else if (parent.key !== undefined) {
    const { name, span } = parent.key;
    ranged.key = span;
    parent.members.set(name, ranged);
    if (name === '__proto__') Object.defineProperty(parent.value, name, { value, enumerable: true, configurable: true, writable: true });
    else parent.value[name] = value;
  }
}
