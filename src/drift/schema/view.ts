// One subschema as it counts: references followed, plain `allOf` unfolded, `const` and alternatives of constants read as `enum`.
// Two spellings of one meaning give the same view.
import { at, isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import { canonicalKey } from './key.ts';
import { same } from '../same.ts';

/** A value and where it stands in the document. */
export type Place = { value: Json; pointer: string };

/** The schema as a whole: where local references lead. */
export type Root = Place;

/** A subschema as it counts. */
export type View = {
  pointer: string;
  /** Keywords that are neither taken apart below nor mere containers. */
  keywords: ReadonlyMap<string, Place>;
  types: { names: ReadonlySet<string>; pointer: string } | undefined;
  values: { list: readonly Json[]; pointer: string } | undefined;
  /** Explanations of single enum values, by the value's canonical text. */
  glosses: ReadonlyMap<string, { text: string; pointer: string }>;
  properties: ReadonlyMap<string, Place>;
  required: ReadonlyMap<string, string>;
  /** The whole `required` lists, for pointers where a name is new or gone. */
  requiredAt: string | undefined;
};

const containers = new Set(['$schema', '$id', '$defs', 'definitions', '$comment', '$anchor', '$vocabulary']);
const closing = ['additionalProperties', 'unevaluatedProperties'];
const partsMost = 200;

type Draft = {
  keywords: Map<string, Place>;
  properties: Map<string, Place>;
  required: Map<string, string>;
  requiredAt: string | undefined;
  glosses: Map<string, { text: string; pointer: string }>;
  nullable: boolean;
  queue: Place[];
};

/** The view of the subschema at `place`. References that lead nowhere stay as keywords. */
export function viewOf(place: Place, root: Root): View {
  const draft: Draft = {
    keywords: new Map(),
    properties: new Map(),
    required: new Map(),
    requiredAt: undefined,
    glosses: new Map(),
    nullable: false,
    queue: [place],
  };
  const seen = new Set<string>([place.pointer]);
  for (let i = 0; i < Math.min(draft.queue.length, partsMost); i += 1) {
    const part = draft.queue[i];
    if (part === undefined) break;
    if (part.value === false) draft.keywords.set('not', { value: {}, pointer: part.pointer });
    if (isObject(part.value)) readPart(draft, part.value, part.pointer, root, seen);
  }
  return finish(place.pointer, draft);
}

function readPart(draft: Draft, schema: JsonObject, pointer: string, root: Root, seen: Set<string>): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const here = join(pointer, keyword);
    if (containers.has(keyword)) continue;
    if (keyword === '$ref') follow(draft, value, here, root, seen);
    else if (keyword === 'allOf' && Array.isArray(value) && unfolds(schema, value)) {
      for (const [i, member] of value.entries()) draft.queue.push({ value: member, pointer: join(here, i) });
    } else if (keyword === 'properties' && isObject(value)) {
      for (const [name, property] of Object.entries(value)) putProperty(draft, name, { value: property, pointer: join(here, name) });
    } else if (keyword === 'required' && Array.isArray(value)) {
      draft.requiredAt ??= here;
      for (const [i, name] of value.entries())
        if (typeof name === 'string' && !draft.required.has(name)) draft.required.set(name, join(here, i));
    } else if (keyword === 'const') put(draft, 'enum', { value: [value], pointer: here });
    else if ((keyword === 'anyOf' || keyword === 'oneOf') && Array.isArray(value)) readChoice(draft, keyword, value, here);
    else put(draft, keyword, { value, pointer: here });
  }
}

function follow(draft: Draft, reference: Json, pointer: string, root: Root, seen: Set<string>): void {
  const target = typeof reference === 'string' && /^#(\/|$)/.test(reference) ? decode(reference.slice(1)) : undefined;
  const value = target === undefined ? undefined : at(root.value, target);
  if (target === undefined || value === undefined) return put(draft, '$ref', { value: reference, pointer });
  const place = { value, pointer: root.pointer + target };
  if (seen.has(place.pointer)) return;
  seen.add(place.pointer);
  draft.queue.push(place);
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

function unfolds(schema: JsonObject, members: readonly Json[]): boolean {
  return [schema, ...members].every((part) => closing.every((keyword) => own(part, keyword) === undefined));
}

function putProperty(draft: Draft, name: string, place: Place): void {
  const known = draft.properties.get(name);
  if (known === undefined) draft.properties.set(name, place);
  else if (!same(known.value, place.value)) draft.keywords.set(`properties ${name} ${draft.keywords.size}`, place);
}

function put(draft: Draft, keyword: string, place: Place): void {
  const known = draft.keywords.get(keyword);
  if (known === undefined) draft.keywords.set(keyword, place);
  else if (!annotations.has(keyword) && !same(known.value, place.value)) draft.keywords.set(`${keyword} ${draft.keywords.size}`, place);
}

/** Keywords that never decide whether a value is valid. */
export const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'format',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
]);

function readChoice(draft: Draft, keyword: string, members: Json[], pointer: string): void {
  const others = members.flatMap((member, i) => (same(member, { type: 'null' }) ? [] : [{ value: member, pointer: join(pointer, i) }]));
  if (others.length === 1 && others[0] !== undefined) {
    draft.nullable ||= others.length < members.length;
    draft.queue.push(others[0]);
    return;
  }
  const values: Json[] = [];
  for (const { value, pointer: here } of others) {
    const single = own(value, 'const');
    const list = single === undefined ? own(value, 'enum') : [single];
    if (
      !isObject(value) ||
      !Array.isArray(list) ||
      Object.keys(value).some((key) => !['const', 'enum', 'type', 'title', 'description'].includes(key))
    ) {
      return put(draft, keyword, { value: members, pointer });
    }
    values.push(...list);
    const text = own(value, 'description') ?? own(value, 'title');
    if (typeof text === 'string' && list.length === 1) draft.glosses.set(canonicalKey(list[0]), { text, pointer: here });
  }
  draft.nullable ||= others.length < members.length;
  put(draft, 'enum', { value: values, pointer });
}

function finish(pointer: string, draft: Draft): View {
  const { keywords } = draft;
  const type = keywords.get('type');
  const list = keywords.get('enum');
  keywords.delete('type');
  keywords.delete('enum');
  const named =
    typeof type?.value === 'string'
      ? [type.value]
      : Array.isArray(type?.value)
        ? type.value.filter((name) => typeof name === 'string')
        : undefined;
  const values = Array.isArray(list?.value) ? list.value : undefined;
  const names = named ?? (values === undefined ? undefined : [...new Set(values.map(typeName))]);
  const extra = draft.nullable ? ['null'] : [];
  return {
    pointer,
    keywords,
    types: names === undefined ? undefined : { names: new Set([...names, ...extra]), pointer: type?.pointer ?? list?.pointer ?? pointer },
    values: values === undefined ? undefined : { list: draft.nullable ? [...values, null] : values, pointer: list?.pointer ?? pointer },
    glosses: draft.glosses,
    properties: draft.properties,
    required: draft.required,
    requiredAt: draft.requiredAt,
  };
}

/** The JSON Schema type name of a value; whole numbers are integers. */
export function typeName(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** How an object treats keys it does not declare: refuses them, reads them by a schema, or accepts anything. */
export function openness(view: View): 'closed' | 'map' | 'open' {
  const more = view.keywords.get('additionalProperties')?.value ?? view.keywords.get('unevaluatedProperties')?.value;
  if (more === false) return 'closed';
  return more === undefined || more === true || (isObject(more) && Object.keys(more).length === 0) ? 'open' : 'map';
}
