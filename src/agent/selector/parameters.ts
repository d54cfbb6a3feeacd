// The parameters of an input schema, nested ones included, with what the selector reads from them. References inside the schema are followed.
import { type Json, type JsonObject, at, isObject, join, own } from '../../model/json.ts';
import { readAtMost } from './constants.ts';

/** One parameter, and everything its schema says about the same value (by $ref, allOf, anyOf, oneOf, items). */
export type Parameter = {
  name: string;
  /** Pointer of its schema, from the tool. */
  pointer: string;
  /** True where every call has it: it and the objects around it are required. */
  required: boolean;
  /** Titles and descriptions. */
  texts: string[];
  /** Allowed words: enum and const, strings only. */
  words: string[];
  /** Sources of its patterns. */
  patterns: string[];
  /** Its formats, such as "date". */
  formats: string[];
};

type Here = { schema: JsonObject; pointer: string };

/** `first` and the schemas of the same value, or of the items of the same list. */
function together(root: Json, first: Here, seen: Set<JsonObject>): Here[] {
  const found: Here[] = [];
  const open = [first];
  for (let here = open.pop(); here !== undefined && seen.size < readAtMost.schemas; here = open.pop()) {
    if (seen.has(here.schema)) continue;
    seen.add(here.schema);
    found.push(here);
    const { schema, pointer } = here;
    const more: [string, Json | undefined][] = [[join(pointer, 'items'), own(schema, 'items')]];
    for (const key of ['oneOf', 'anyOf', 'allOf']) {
      const list = own(schema, key);
      if (Array.isArray(list)) list.forEach((item, i) => more.push([join(pointer, key, i), item]));
    }
    const ref = own(schema, '$ref');
    if (typeof ref === 'string' && ref.startsWith('#/')) more.push([`/inputSchema${ref.slice(1)}`, at(root, ref.slice(1))]);
    for (const [place, item] of more.toReversed()) if (isObject(item)) open.push({ schema: item, pointer: place });
  }
  return found;
}

function strings(value: Json | undefined): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string');
}

/** The parameters of a tool, outer ones first, in the order of the text. */
export function parametersOf(tool: Json): Parameter[] {
  const root = own(tool, 'inputSchema');
  if (!isObject(root)) return [];
  const found: Parameter[] = [];
  const seen = new Set<JsonObject>();
  const objects = [{ schemas: together(root, { schema: root, pointer: '/inputSchema' }, seen), required: true }];
  for (const { schemas, required } of objects) {
    const needed = new Set(schemas.flatMap(({ schema }) => strings(own(schema, 'required'))));
    for (const { schema, pointer } of schemas) {
      const properties = own(schema, 'properties');
      for (const [name, value] of isObject(properties) ? Object.entries(properties) : []) {
        const place = join(pointer, 'properties', name);
        // A definition may be used by several parameters, so what was seen elsewhere is read again; `seen` only ends circles.
        const same = isObject(value) ? together(root, { schema: value, pointer: place }, new Set(seen)) : [];
        const all = (key: string): string[] => same.flatMap((part) => strings(own(part.schema, key)));
        const always = required && needed.has(name);
        const words = [...all('enum'), ...all('const')];
        const texts = [...all('title'), ...all('description')];
        found.push({ name, pointer: place, required: always, texts, words, patterns: all('pattern'), formats: all('format') });
        const inner = same.filter((part) => isObject(own(part.schema, 'properties')) && !seen.has(part.schema));
        for (const part of inner) seen.add(part.schema);
        if (inner.length > 0) objects.push({ schemas: inner, required: always });
        if (found.length >= readAtMost.schemas) return found;
      }
    }
  }
  return found;
}
