// The engine's raw output as a short list: what is wrong, once, at the place it is wrong. Containers that only repeat a
// deeper fault are left out; a missing or undeclared key is part of the pointer.
import type { OutputUnit } from '@cfworker/json-schema';
import { at, isObject, join, own, type Json } from '../model/json.ts';
import type { SchemaError } from '../model/schema-error.ts';
import { nameLists } from './engine.ts';
import type { Graph, Node } from './graph.ts';
import { holdsOf } from './keywords.ts';
import { locate, pointerOf, type Located } from './locate.ts';
import { inOrder, withAncestors } from './order.ts';

type Found = { error: SchemaError; located: Located };

/** The faults of `value`, sorted by pointer and rule. Empty exactly where `raw` is. */
export function errorsOf(graph: Graph, value: Json, raw: readonly OutputUnit[]): SchemaError[] {
  const told = new Set<string>();
  const found = raw.flatMap(({ keyword, keywordLocation, instanceLocation }) => {
    if (byNames.has(keyword)) {
      // The engine says each missing name by itself; the whole list is made at the first.
      const place = `${keywordLocation} ${instanceLocation}`;
      if (told.has(place)) return [];
      told.add(place);
    }
    const located = locate(graph, keywordLocation);
    if (located === undefined) {
      throw new Error(`schema/errors: the engine named ${keywordLocation}, which is not in the schema; locate.ts must follow the engine`);
    }
    return errorsAt(located, pointerOf(instanceLocation), value).map((error) => ({ error, located }));
  });
  const kept = withoutRepeated(found);
  return inOrder((kept.length > 0 ? kept : found).map(({ error }) => error));
}

const byNames: ReadonlySet<string> = new Set(['required', 'dependentRequired', 'dependencies']);

function errorsAt({ node, keyword, via, inside }: Located, pointer: string, root: Json): SchemaError[] {
  const [outer] = inside;
  // A key's own faults are told as one: this key is not allowed.
  if (outer === 'propertyNames') return [{ pointer, rule: 'propertyNames' }];
  if (outer !== undefined) return [];
  if (node.schema === false) return [{ pointer, rule: via ?? 'false', expected: false }];
  const schema = node.schema === true ? {} : node.schema;
  const expected = own(schema, keyword);
  const value = byNames.has(keyword) ? at(root, pointer) : undefined;
  switch (keyword) {
    case 'required':
      return missing(value, expected).map((key) => ({
        pointer: join(pointer, key),
        rule: keyword,
        ...(expected === undefined ? {} : { expected }),
      }));
    case 'dependentRequired':
      return dependent(value, pointer, keyword, expected);
    case 'dependencies':
      return dependent(value, pointer, keyword, Object.fromEntries(nameLists(expected)));
    case 'anyOf':
    case 'oneOf':
    case 'not':
    case 'contains':
      return [{ pointer, rule: keyword }];
    default:
      // Everything else that holds subschemas, and `$ref`, only repeats what a deeper entry says.
      if (keyword === '$ref' || holdsOf(keyword) !== undefined) return [];
      return [{ pointer, rule: keyword, ...(expected === undefined ? {} : { expected }) }];
  }
}

function missing(value: Json | undefined, names: Json | undefined): string[] {
  if (!isObject(value) || !Array.isArray(names)) return [];
  return names.filter((name) => typeof name === 'string').filter((name) => !Object.hasOwn(value, name));
}

function dependent(value: Json | undefined, pointer: string, rule: string, lists: Json | undefined): SchemaError[] {
  if (!isObject(lists) || !isObject(value)) return [];
  return Object.entries(lists)
    .filter(([key]) => Object.hasOwn(value, key))
    .flatMap(([, names]) => missing(value, names).map((name) => ({ pointer: join(pointer, name), rule, expected: names })));
}

/** A key with a fault of its own is not "unevaluated" as well, and neither is one that a failed `allOf` branch declares. */
function withoutRepeated(found: readonly Found[]): Found[] {
  const others = withAncestors(found.filter(({ error }) => !error.rule.startsWith('unevaluated')).map(({ error }) => error.pointer));
  return found.filter(({ error, located }) => {
    if (error.rule !== 'unevaluatedProperties') return true;
    if (others.has(error.pointer)) return false;
    const owner = located.owner;
    return owner === undefined || !declaredInAllOf(owner, error.pointer);
  });
}

function declaredInAllOf(owner: Node, pointer: string): boolean {
  const key = pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  const seen = new Set<Node>();
  const open = owner.children.filter(({ keyword }) => keyword === 'allOf').map(({ node }) => node);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.children.some((child) => child.keyword === 'properties' && child.key === key)) return true;
    if (node.children.some((child) => child.keyword === 'patternProperties' && new RegExp(String(child.key), 'u').test(key))) return true;
    open.push(
      ...node.children.filter(({ keyword }) => keyword === 'allOf').map((child) => child.node),
      ...(node.ref === undefined ? [] : [node.ref]),
    );
  }
  return false;
}
