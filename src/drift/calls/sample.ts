// A small value for a subschema, always the same one. It is a proposal: the judge decides whether it is valid.
import { isObject, join, type Json } from '../../model/json.ts';
import { viewOf, type Place, type Root, type View } from '../schema/view.ts';
import { samplePattern } from './sample-pattern.ts';

/** Which members of objects to fill in. */
export type Fill = 'required' | 'all';

const depthMost = 8;

const formats: Readonly<Record<string, string>> = {
  date: '2026-10-01',
  'date-time': '2026-10-01T09:00:00Z',
  time: '09:00:00Z',
  email: 'a@example.com',
  uri: 'https://example.com/a',
  url: 'https://example.com/a',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  duration: 'P1D',
};

/** A value for the subschema at `place`; undefined where none is found. */
export function sample(place: Place, root: Root, fill: Fill, depth = 0): Json | undefined {
  const view = viewOf(place, root);
  const examples = view.keywords.get('examples')?.value;
  if (view.values !== undefined) return view.values.list[0];
  if (Array.isArray(examples) && examples[0] !== undefined) return examples[0];
  const fallback = view.keywords.get('default')?.value;
  if (fallback !== undefined && fallback !== null) return fallback;
  const choice = view.keywords.get('anyOf') ?? view.keywords.get('oneOf');
  if (view.types === undefined && view.properties.size === 0 && Array.isArray(choice?.value) && choice.value[0] !== undefined) {
    return depth >= depthMost ? undefined : sample({ value: choice.value[0], pointer: join(choice.pointer, 0) }, root, fill, depth + 1);
  }
  return ofType(view, root, fill, depth);
}

function ofType(view: View, root: Root, fill: Fill, depth: number): Json | undefined {
  const names = view.types?.names ?? new Set([view.properties.size > 0 ? 'object' : 'string']);
  const type = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'].find((name) => names.has(name));
  switch (type) {
    case 'object':
      return sampleObject(view, root, fill, depth);
    case 'array':
      return sampleArray(view, root, fill, depth);
    case 'integer':
    case 'number':
      return sampleNumber(view);
    case 'boolean':
      return true;
    case 'string':
      return sampleText(view);
    default:
      return null;
  }
}

/** An object with its required members, or with all that can be filled in. */
export function sampleObject(view: View, root: Root, fill: Fill, depth: number): Json | undefined {
  const members: [string, Json][] = [];
  for (const [name, place] of view.properties) {
    const needed = view.required.has(name);
    if (!needed && (fill === 'required' || depth > 2)) continue;
    const value = depth >= depthMost ? undefined : sample(place, root, fill, depth + 1);
    if (value !== undefined) members.push([name, value]);
    else if (needed) return undefined;
  }
  for (const name of view.required.keys()) if (!view.properties.has(name)) members.push([name, 'a']);
  return Object.fromEntries(members);
}

function sampleArray(view: View, root: Root, fill: Fill, depth: number): Json | undefined {
  const items = view.keywords.get('items');
  const least = countOf(view, 'minItems') ?? 0;
  const wanted = Math.min(Math.max(least, fill === 'all' ? 1 : least), 20);
  if (wanted === 0 || depth >= depthMost) return wanted === 0 ? [] : undefined;
  const item = items !== undefined && isObject(items.value) ? sample(items, root, fill, depth + 1) : 'a';
  return item === undefined ? undefined : Array.from({ length: wanted }, () => item);
}

function sampleNumber(view: View): Json {
  const given = numberOf(view, 'multipleOf') ?? 1;
  const step = given > 0 ? given : 1;
  const low = numberOf(view, 'minimum') ?? (numberOf(view, 'exclusiveMinimum') ?? 0) + step;
  const high = numberOf(view, 'maximum') ?? Infinity;
  const rounded = Math.ceil(low / step) * step;
  return Math.min(Number.isFinite(rounded) ? rounded : low, high);
}

function sampleText(view: View): Json | undefined {
  const pattern = view.keywords.get('pattern')?.value;
  if (typeof pattern === 'string') return samplePattern(pattern);
  const format = view.keywords.get('format')?.value;
  const known = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (known !== undefined) return known;
  const least = countOf(view, 'minLength') ?? 1;
  return 'a'.repeat(Math.min(Math.max(least, 1), 1_000)).slice(0, countOf(view, 'maxLength') ?? 1_000);
}

/** The number under `keyword`, if it is one. */
export function numberOf(view: View, keyword: string): number | undefined {
  const value = view.keywords.get(keyword)?.value;
  return typeof value === 'number' ? value : undefined;
}

/** The number of letters or items under `keyword`, if it can be one: whole and not below zero. */
export function countOf(view: View, keyword: string): number | undefined {
  const value = numberOf(view, keyword);
  return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}
