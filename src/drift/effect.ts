// What a call asks for, in the words of the job instead of the words of a schema. With it, "right for the job" is computed:
// by the new definition's map for a call that runs, by the old one's for a call that no longer resolves.
import { at, type Json, type JsonObject } from '../model/json.ts';

/** Something done, with the facts that count: `read-profile {customer: "c_123"}`. */
export type Effect = { does: string; facts: JsonObject };

/** How an argument becomes a fact. `scale` multiplies; `words` translates; `day` reads a calendar day and keeps impossible ones as text. */
export type FactSource = {
  /** Pointer into the call's arguments. */
  from: string;
  as: 'text' | 'count' | 'day' | 'value';
  scale?: number;
  words?: Readonly<Record<string, string>>;
};

/** For each tool that a call may name: what it does, and where its facts come from. */
export type EffectMap = Readonly<Record<string, { does: string; facts: Readonly<Record<string, FactSource>> }>>;

/** The effect of `call`. No call does nothing, and so does a tool that the map does not know. A fact that cannot be read is null. */
export function effectOf(call: { name: string; arguments: JsonObject } | null, map: EffectMap): Effect {
  const row = call !== null && Object.hasOwn(map, call.name) ? map[call.name] : undefined;
  if (call === null || row === undefined) return { does: 'nothing', facts: {} };
  return {
    does: row.does,
    facts: Object.fromEntries(Object.entries(row.facts).map(([fact, source]) => [fact, read(call.arguments, source)])),
  };
}

function read(args: JsonObject, { from, as, scale, words }: FactSource): Json {
  const value = at(args, from);
  if (value === undefined) return null;
  switch (as) {
    case 'value':
      return value;
    case 'count':
      return typeof value === 'number' ? Number((value * (scale ?? 1)).toPrecision(12)) : null;
    case 'text': {
      if (typeof value !== 'string' && typeof value !== 'number') return null;
      const text = String(value);
      return words !== undefined && Object.hasOwn(words, text) ? (words[text] ?? null) : text;
    }
    case 'day': {
      const match = typeof value === 'string' ? /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(value) : null;
      return match === null
        ? null
        : match
            .slice(1)
            .map((part) => part.padStart(2, '0'))
            .join('-');
    }
  }
}
