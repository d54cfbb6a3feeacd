// Two texts compared: every change, and what each old call does now. Codes and values only; words come later.
import { compare, oldCalls, outcomes, type Change, type OldCall, type Outcome } from '../drift/index.ts';
import { isObject, own, type Json } from '../model/json.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Reading } from '../model/reading.ts';
import { limits } from './limits.ts';
import { toolsAt } from './read-definitions.ts';

/** What is compared: a definition or a list on each side, and the calls that were made before. */
export type DriftRequest = { old: string; now: string; calls?: string | undefined };

/** One old call and what became of it. */
export type CallReport = { call: OldCall; outcome: Outcome };

/** Which of the texts a report speaks of. */
type Side = keyof DriftRequest;

/** What came of a comparison. `unknown`: it can be read, and holds no definition (or no call). */
export type DriftReport =
  | { status: 'compared'; changes: Change[]; calls: CallReport[] }
  | { status: 'unreadable'; side: Side; reading: Reading }
  | { status: 'unknown'; side: Side };

/** Calls of a text: one, an array, `{calls}`, or `tools/call` requests. Undefined where something else stands there. */
function callsIn(value: Json): OldCall[] | undefined {
  const listed = own(value, 'calls') ?? value;
  const calls = (Array.isArray(listed) ? listed : [listed]).map((item) => {
    const call = own(item, 'params') ?? item;
    const [name, args] = [own(call, 'name'), own(call, 'arguments') ?? {}];
    return typeof name === 'string' && isObject(args) ? { name, arguments: args } : undefined;
  });
  return calls.some((call) => call === undefined) ? undefined : calls.filter((call) => call !== undefined);
}

function isDefinition(value: Json): boolean {
  return toolsAt(value) !== undefined || own(value, 'name') !== undefined || (Array.isArray(value) && value.length === 0);
}

/** Compares two texts. Never throws for any input. Without `calls`, small valid calls are made from the old definitions. */
export function compareTexts({ old, now, calls }: DriftRequest): DriftReport {
  const sides: readonly (readonly [Side, string | undefined])[] = [
    ['old', old],
    ['now', now],
    ['calls', calls],
  ];
  const values: Partial<Record<Side, Json>> = {};
  for (const [side, text] of sides) {
    if (text === undefined) continue;
    const { value, reading } = readJson(text, limits);
    if (value === undefined) return { status: 'unreadable', side, reading };
    values[side] = value;
  }
  const [before, after] = [values.old ?? null, values.now ?? null];
  if (!isDefinition(before)) return { status: 'unknown', side: 'old' };
  if (!isDefinition(after)) return { status: 'unknown', side: 'now' };
  const given = values.calls === undefined ? oldCalls(before) : callsIn(values.calls);
  if (given === undefined) return { status: 'unknown', side: 'calls' };
  const ends = outcomes(given, before, after);
  return {
    status: 'compared',
    changes: compare(before, after),
    calls: given.flatMap((call, index) => (ends[index] === undefined ? [] : [{ call, outcome: ends[index] }])),
  };
}
