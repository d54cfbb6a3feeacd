// The one walker over a schema. It follows keyword kinds, so a parameter named "properties" or "required" is a name, not a keyword.
import { isObject, join, type Json, type JsonObject } from '../model/json.ts';
import type { Dialect } from '../model/schema-error.ts';
import { holdsOf } from './keywords.ts';

/** One place where a subschema stands. */
export type Subschema = {
  /** Pointer from the root schema. */
  pointer: string;
  /** The subschema itself: an object, or `true` / `false`. */
  schema: JsonObject | boolean;
  /** Subschemas around it; the root has 0. */
  depth: number;
  /** The parent's keyword that holds it; undefined for the root. */
  viaKeyword: string | undefined;
};

/** A direct subschema: under which keyword, at which name or index there. */
export type Held = { keyword: string; key: string | number | undefined; schema: JsonObject | boolean };

/** True for what may stand where a subschema is expected. */
export function isSchema(value: unknown): value is JsonObject | boolean {
  return typeof value === 'boolean' || isObject(value);
}

/** The direct subschemas of `schema`, in document order. What has the wrong shape is left out: the meta-schema check names it. */
export function held(schema: JsonObject | boolean, dialect?: Dialect): Held[] {
  if (typeof schema === 'boolean') return [];
  return Object.entries(schema).flatMap(([keyword, value]) => entriesOf(keyword, value, dialect).filter(isHeld));
}

function isHeld(entry: { keyword: string; key: string | number | undefined; schema: Json }): entry is Held {
  return isSchema(entry.schema);
}

function entriesOf(
  keyword: string,
  value: Json,
  dialect: Dialect | undefined,
): { keyword: string; key: string | number | undefined; schema: Json }[] {
  const holds = holdsOf(keyword, dialect);
  const list = Array.isArray(value) ? value.map((schema, key) => ({ keyword, key, schema })) : [];
  const map = (): { keyword: string; key: string; schema: Json }[] =>
    isObject(value) ? Object.entries(value).map(([key, schema]) => ({ keyword, key, schema })) : [];
  switch (holds) {
    case undefined:
      return [];
    case 'one':
      return [{ keyword, key: undefined, schema: value }];
    case 'list':
      return list;
    case 'map':
    case 'map-or-names':
      return map();
    case 'one-or-list':
      return Array.isArray(value) ? list : [{ keyword, key: undefined, schema: value }];
  }
}

/**
 * Every subschema under `schema` with its place, parents first, in document order. Iterative: depth is no limit.
 * With a dialect, only its keywords are followed; without one, those of all dialects.
 */
export function* subschemas(schema: Json, dialect?: Dialect): Generator<Subschema, void, undefined> {
  if (!isSchema(schema)) return;
  const open: Subschema[] = [{ pointer: '', schema, depth: 0, viaKeyword: undefined }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    yield here;
    for (const { keyword, key, schema: child } of held(here.schema, dialect).toReversed()) {
      open.push({
        pointer: join(here.pointer, keyword, ...(key === undefined ? [] : [key])),
        schema: child,
        depth: here.depth + 1,
        viaKeyword: keyword,
      });
    }
  }
}
