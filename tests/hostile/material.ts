// What hostile rows are made from: the right answers, and ways to spoil them. No clock, no randomness.
import goodDefinition from '../../exercises/shipment-weight/answers/good-kilograms.json' with { type: 'json' };
import goodError from '../../exercises/four-failures/answers/good-fields.json' with { type: 'json' };
import { type Json, type JsonObject, at, withValue } from '../../src/model/json.ts';

/** The two kinds that can be run. Rows of `tool-definition` are for the exercise shipment-weight, others for four-failures. */
export type HostileKind = 'tool-definition' | 'tool-error';

const good: Readonly<Record<HostileKind, Json>> = { 'tool-definition': goodDefinition.submission, 'tool-error': goodError.submission };

/** The right answer as a value. */
export function answer(kind: HostileKind): Json {
  return structuredClone(good[kind]);
}

/** The right answer as text, with `value` at `pointer`. */
export function put(kind: HostileKind, pointer: string, value: Json): string {
  return JSON.stringify(withValue(answer(kind), pointer, value));
}

/** The right answer as text, with every `from` replaced in the text itself. */
export function swap(kind: HostileKind, from: string, to: string): string {
  return JSON.stringify(good[kind]).replaceAll(from, to);
}

/** The right definition with members added to its input schema. */
export function schema(members: JsonObject): string {
  return put('tool-definition', '/tools/0/inputSchema', { ...inputSchema(), ...members });
}

/** The right definition with one more, optional parameter. */
export function parameter(name: string, value: Json): string {
  const input = inputSchema();
  const entries = Object.entries(at(input, '/properties') as JsonObject);
  return put('tool-definition', '/tools/0/inputSchema', { ...input, properties: Object.fromEntries([...entries, [name, value]]) });
}

function inputSchema(): JsonObject {
  return at(good['tool-definition'], '/tools/0/inputSchema') as JsonObject;
}

/** `inner` wrapped `times` times. */
export function nest(times: number, wrap: (inner: Json) => Json, inner: Json): Json {
  let whole = inner;
  for (let i = 0; i < times; i += 1) whole = wrap(whole);
  return whole;
}

/** A list of `length` items. */
export function list(length: number, item: (i: number) => Json): Json[] {
  return Array.from({ length }, (_, i) => item(i));
}

/** Definitions that each refer twice to the one below: 2^levels evaluations. */
export function doubling(levels: number, keyword: 'allOf' | 'anyOf'): JsonObject {
  const pair = (i: number): Json => ({ [keyword]: [{ $ref: `#/$defs/d${String(i)}` }, { $ref: `#/$defs/d${String(i)}` }] });
  return { d0: { type: 'number' }, ...Object.fromEntries(list(levels, (i) => i).map((_, i) => [`d${String(i + 1)}`, pair(i)])) };
}
