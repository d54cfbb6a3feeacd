// Two lists of tools, leaf by leaf, for the eye: what stands on one side only, and what differs. Pure; the judge uses src/drift.
import { type Json, isObject, own } from '../../model/json.ts';

/** A place that differs, as text on each side; undefined where nothing stands. An empty place is the order of the list. */
export type Difference = { place: string; was: string | undefined; is: string | undefined };

const keywords = new Set(['inputSchema', 'properties']);

function leaves(value: Json, place: string, found: Map<string, string>): Map<string, string> {
  const inner = isObject(value) ? Object.entries(value) : undefined;
  if (inner === undefined || inner.length === 0 || Array.isArray(value)) found.set(place, show(value));
  else for (const [key, item] of inner) leaves(item, keywords.has(key) ? place : `${place} ${key}`, found);
  return found;
}

const bare = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** A text as it stands; values with their explanations one by one; anything else as JSON. */
function show(value: Json): string {
  const described = Array.isArray(value) && value.length > 0 && value.every((one) => own(one, 'const') !== undefined);
  return described ? value.map((one) => `${bare(own(one, 'const'))}: ${bare(own(one, 'description'))}`).join(' / ') : bare(value);
}

const nameOf = (tool: Json): string => {
  const name = own(tool, 'name');
  return typeof name === 'string' ? name : '';
};

function between(name: string, old: Json | undefined, now: Json | undefined): Difference[] {
  if (old === undefined || now === undefined)
    return [{ place: name, was: old === undefined ? undefined : name, is: now === undefined ? undefined : name }];
  const [was, is] = [leaves(old, name, new Map<string, string>()), leaves(now, name, new Map<string, string>())];
  const places = [...new Set([...was.keys(), ...is.keys()])];
  return places.filter((place) => was.get(place) !== is.get(place)).map((place) => ({ place, was: was.get(place), is: is.get(place) }));
}

/** Every difference of two lists; tools are paired by name. */
export function differences(before: readonly Json[], after: readonly Json[]): Difference[] {
  const names = [...new Set([...before, ...after].map(nameOf))];
  const of = (list: readonly Json[], name: string): Json | undefined => list.find((tool) => nameOf(tool) === name);
  const found = names.flatMap((name) => between(name, of(before, name), of(after, name)));
  const order = (list: readonly Json[]): string => list.map(nameOf).join(', ');
  return found.length === 0 && order(before) !== order(after) ? [{ place: '', was: order(before), is: order(after) }] : found;
}
