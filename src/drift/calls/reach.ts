// A call's arguments laid over a schema: which keys it declares, which it lets pass without a word, which defaults stay out.
import { isObject, join, own, tokens, type Json } from '../../model/json.ts';
import { limits } from '../../schema/index.ts';
import { defaultOf } from '../schema/defaults.ts';
import { openness, viewOf, type Place, type Root, type View } from '../schema/view.ts';

/** A value in the arguments with the subschemas that look at it. */
export type Reached = { pointer: string; value: Json; views: View[] };

const viewsMost = 60;
const choices = ['anyOf', 'oneOf', 'allOf', 'then', 'else', 'if'];

/** Every value of `args` with the subschemas that apply to it, alternatives included. Bounded; parents first. */
export function* reach(args: Json, root: Root): Generator<Reached, void, undefined> {
  const open: { pointer: string; value: Json; places: Place[] }[] = [{ pointer: '', value: args, places: [root] }];
  let seen = 0;
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    seen += 1;
    if (seen > limits.nodes) return;
    const views = expand(here.places, root);
    yield { pointer: here.pointer, value: here.value, views };
    const children = Array.isArray(here.value) ? [...here.value.entries()] : isObject(here.value) ? Object.entries(here.value) : [];
    for (const [key, value] of children) {
      const places = views.flatMap((view) => (typeof key === 'number' ? itemAt(view, key) : memberAt(view, key)));
      open.push({ pointer: join(here.pointer, key), value, places });
    }
  }
}

function expand(places: readonly Place[], root: Root): View[] {
  const views: View[] = [];
  const queue = [...places];
  for (let i = 0; i < queue.length && i < viewsMost; i += 1) {
    const place = queue[i];
    if (place === undefined) break;
    const view = viewOf(place, root);
    views.push(view);
    for (const [keyword, held] of view.keywords) {
      if (!choices.includes(keyword.split(' ')[0] ?? '')) continue;
      if (Array.isArray(held.value)) queue.push(...held.value.map((value, index) => ({ value, pointer: join(held.pointer, index) })));
      else queue.push(held);
    }
  }
  return views;
}

function memberAt(view: View, key: string): Place[] {
  const property = view.properties.get(key);
  if (property !== undefined) return [property];
  const more = view.keywords.get('additionalProperties');
  return more !== undefined && isObject(more.value) ? [more] : [];
}

function itemAt(view: View, index: number): Place[] {
  const prefix = view.keywords.get('prefixItems');
  const first = Array.isArray(prefix?.value) ? prefix.value[index] : undefined;
  if (prefix !== undefined && first !== undefined) return [{ value: first, pointer: join(prefix.pointer, index) }];
  const items = view.keywords.get('items');
  return items !== undefined && isObject(items.value) ? [items] : [];
}

/** Keys of `args` that the schema neither declares nor refuses. Objects that declare nothing are plain data, except the root. */
export function undeclared(args: Json, root: Root): string[] {
  const found: string[] = [];
  for (const { pointer, value, views } of reach(args, root)) {
    if (!isObject(value) || (pointer !== '' && views.every((view) => view.properties.size === 0))) continue;
    if (views.some((view) => openness(view) === 'map' || view.keywords.has('patternProperties'))) continue;
    found.push(
      ...Object.keys(value)
        .filter((key) => !views.some((view) => view.properties.has(key)))
        .map((key) => join(pointer, key)),
    );
  }
  return found;
}

/** True where the schema declares the key at `pointer` of `args`. */
export function declares(args: Json, root: Root, pointer: string): boolean {
  const path = tokens(pointer);
  const key = path.at(-1) ?? '';
  const parent = join('', ...path.slice(0, -1));
  for (const reached of reach(args, root)) if (reached.pointer === parent) return reached.views.some((view) => view.properties.has(key));
  return false;
}

/** A declared default of a key that the call does not send: described, and never put in by validation. */
export type UnsentDefault = { pointer: string; value: Json; at: string };

/** The defaults of keys that are not in `args`. */
export function unsentDefaults(args: Json, root: Root): UnsentDefault[] {
  const found: UnsentDefault[] = [];
  for (const { pointer, value, views } of reach(args, root)) {
    if (!isObject(value)) continue;
    for (const view of views) {
      for (const [name, place] of view.properties) {
        const fallback = own(value, name) === undefined ? defaultOf(viewOf(place, root)) : undefined;
        if (fallback !== undefined) found.push({ pointer: join(pointer, name), value: fallback.value, at: fallback.pointer });
      }
    }
  }
  return found;
}

/** The values of `args` at a pointer in which `*` stands for every item or member. */
export function valuesAt(args: Json, pattern: string): Json[] {
  let values: Json[] = [args];
  for (const token of tokens(pattern)) {
    values = values.flatMap((value) => {
      if (token === '*') return Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
      const member = own(value, token);
      return member === undefined ? [] : [member];
    });
  }
  return values;
}
