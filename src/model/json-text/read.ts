// The one reader of JSON text. It never throws and never recurses; the same text gives the same reading everywhere.
import type { Json } from '../json.ts';
import type { Place, Reading } from '../reading.ts';
import { readTokens } from './grammar.ts';
import { defaultLimits, utf8Length, type ReadLimits } from './limits.ts';
import { positionsOf } from './positions.ts';
import { note, type State } from './state.ts';
import { rangeAt } from './tree.ts';

/** A text, read. */
export type ReadText = {
  /** What the reader noticed, without the value: this part is stored in the evidence. */
  reading: Reading;
  /** The value. Present exactly when `reading.readable`. */
  value?: Json;
  /**
   * Where the value at `pointer` stands, or with `'key'` its key. Undefined where nothing stands there; a root or an
   * array item has no key. Works for the part that was read before a fatal fault, too.
   */
  place(pointer: string, part?: 'value' | 'key'): Place | undefined;
};

/** Reads `text`. Limits that are not given are `defaultLimits`. Faults are in `reading.notes`: the fatal one is the last. */
export function readJson(text: string, limits: Partial<ReadLimits> = {}): ReadText {
  const kept: ReadLimits = { ...defaultLimits, ...limits };
  const at = positionsOf(text);
  const state: State = { frames: [], notes: [], values: 0 };
  const place: ReadText['place'] = (pointer, part = 'value') => {
    const found = rangeAt(state.root?.ranged, pointer);
    if (found === undefined) return undefined;
    if (part === 'key') return found.key === undefined ? undefined : at(found.key);
    return at({ offset: found.offset, length: found.end - found.offset });
  };
  const bytes = utf8Length(text);
  if (bytes > kept.bytes) {
    note(state, at, { code: 'too-long', offset: 0, length: text.length, params: { bytes, limit: kept.bytes } }, true);
    return { reading: { readable: false, notes: state.notes }, place };
  }
  const start = text.startsWith('\ufeff') ? 1 : 0;
  if (start === 1) note(state, at, { code: 'bom', offset: 0, length: 1, params: {} }, false);
  const readable = readTokens(text, start, kept, at, state);
  const reading = { readable, notes: state.notes };
  return readable && state.root !== undefined ? { reading, value: state.root.value, place } : { reading, place };
}
