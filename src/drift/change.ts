// One change between two definitions: codes, pointers and values, no words.
import type { Json } from '../model/json.ts';
import { codes, type ChangeCode } from './codes.ts';
import { kindOf, type Actor, type Evidence, type KindNumber, type Layer } from './kinds.ts';

/** One change. */
export type Change = {
  /** Its number among the fifteen kinds. */
  kind: KindNumber;
  code: ChangeCode;
  /** `nearest` where the table of fifteen does not name this change. */
  fit: 'named' | 'nearest';
  /** Other kinds that may be defended. */
  also: readonly KindNumber[];
  /** The layers on which an old call can break because of it; empty where it cannot. */
  layers: readonly Layer[];
  /** Who must act, the first one first. */
  acts: readonly Actor[];
  evidence: readonly Evidence[];
  /** The tool's old name, or its new one where it is new; empty for a change of the list. */
  tool: string;
  /** The place in the old document; null where nothing stood there. */
  before: string | null;
  /** The place in the new document; null where nothing stands there. */
  after: string | null;
  /** Pointers into an old call's `arguments` that it touches; `*` stands for every item. Empty for the tool as a whole. */
  arguments: readonly string[];
  /** `old` and `new` values, and what else the code needs: `confidence` (0 to 1) and `because` of a rename, `keyword`, … */
  params: Readonly<Record<string, Json>>;
};

/** What a comparing step says; the tables fill in the rest. */
export type Found = {
  code: ChangeCode;
  before: string | null;
  after: string | null;
  params: Readonly<Record<string, Json>>;
  argument?: string;
  layers?: readonly Layer[];
  /** Set where a change is read as another kind than its code says, as in an upgrade of the whole list. */
  kind?: KindNumber;
};

/** The full change of one finding about `tool`. */
export function changeOf(tool: string, found: Found): Change {
  const row = codes[found.code];
  const kind = kindOf(found.kind ?? row.kind);
  const also = row.also ?? [];
  return {
    kind: kind.number,
    code: found.code,
    fit: found.kind === undefined ? row.fit : 'named',
    also: kind.number === row.kind ? also : [row.kind, ...also.filter((number) => number !== kind.number)],
    layers: found.layers ?? row.layers,
    acts: row.acts ?? kind.acts,
    evidence: kind.evidence,
    tool,
    before: found.before,
    after: found.after,
    arguments: found.argument === undefined ? [] : [found.argument],
    params: found.params,
  };
}
