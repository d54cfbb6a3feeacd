// A schema as a graph: every subschema once, its evaluated children, its resolved `$ref`. Guards and judging both run on it.
import { at, isObject, join, type Json, type JsonObject } from '../model/json.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Dialect, Guarded } from '../model/schema-error.ts';
import { limits } from './limits.ts';
import { isEvaluated } from './keywords.ts';
import { createRegistry, type Registry } from './references.ts';
import { held, isSchema } from './subschemas.ts';

/** One subschema. */
export type Node = {
  pointer: string;
  schema: JsonObject | boolean;
  depth: number;
  /** The resource it belongs to: its base for relative references. */
  base: string;
  /** Children that take part in judging, in document order. Beside a draft-07 `$ref` there are none. */
  children: Child[];
  /** The target of `$ref`. */
  ref?: Node;
};

/** A child under `keyword`, at a name or index there where the keyword has several. */
export type Child = { keyword: string; key: string | number | undefined; node: Node };

/** The whole schema. `outside` are reference targets in places that no keyword names: no meta-schema check has seen them. */
export type Graph = { dialect: Dialect; root: Node; nodes: ReadonlyMap<string, Node>; outside: readonly Node[] };

/** Builds the graph, or says which guard spoke: size, depth, or a reference that leads nowhere. Iterative throughout. */
export function graphOf(schema: Json, dialect: Dialect): Result<Graph, Guarded> {
  const nodes = new Map<string, Node>();
  const registry = createRegistry(dialect);
  const start = { pointer: '', schema, depth: 0, base: registry.root };
  const refused = addTree(start, dialect, nodes, registry);
  if (refused !== undefined) return fail(refused);
  // A target outside the places that keywords name (a "components" section, say) is walked when it is found.
  const pending = [...nodes.values()];
  const outside: Node[] = [];
  for (let i = 0; i < pending.length; i += 1) {
    const node = pending[i];
    if (node === undefined || !isObject(node.schema)) continue;
    const reference = node.schema['$ref'];
    if (typeof reference !== 'string' || !Object.hasOwn(node.schema, '$ref')) continue;
    const target = registry.resolve(reference, node.base);
    const named = { pointer: `${node.pointer}/$ref`, params: { ref: reference.slice(0, 200) } };
    if (!target.ok) return fail({ code: target.error, ...named });
    const place = nodes.get(target.value);
    const value = place?.schema ?? at(schema, target.value);
    if (!isSchema(value)) return fail({ code: 'unresolved-ref', ...named });
    if (place === undefined) {
      const before = nodes.size;
      const bad = addTree(
        { pointer: target.value, schema: value, depth: node.depth, base: nearestBase(target.value, nodes, registry.root) },
        dialect,
        nodes,
        registry,
      );
      if (bad !== undefined) return fail(bad);
      pending.push(...[...nodes.values()].slice(before));
    }
    const found = nodes.get(target.value);
    if (found !== undefined) node.ref = found;
    if (found !== undefined && place === undefined) outside.push(found);
  }
  const root = nodes.get('');
  if (root === undefined) throw new Error('schema/graph: the root is no schema; the meta-schema check must come first');
  return ok({ dialect, root, nodes, outside });
}

type Start = { pointer: string; schema: Json; depth: number; base: string };

function addTree(start: Start, dialect: Dialect, nodes: Map<string, Node>, registry: Registry): Guarded | undefined {
  const open: { start: Start; parent?: Node; keyword?: string; key?: string | number }[] = [{ start }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const { pointer, schema, depth } = here.start;
    if (!isSchema(schema)) continue;
    const known = nodes.get(pointer);
    if (known === undefined && nodes.size >= limits.nodes) {
      return { code: 'too-many-nodes', pointer: '', params: { what: 'subschemas', limit: limits.nodes } };
    }
    if (depth > limits.depth) return { code: 'too-deep', pointer, params: { limit: limits.depth } };
    const refOnly = dialect === 'draft-07' && isObject(schema) && Object.hasOwn(schema, '$ref');
    const node: Node = known ?? { pointer, schema, depth, base: registry.enter(schema, pointer, here.start.base), children: [] };
    nodes.set(pointer, node);
    if (here.parent !== undefined && here.keyword !== undefined) here.parent.children.push({ keyword: here.keyword, key: here.key, node });
    if (known !== undefined) continue;
    for (const { keyword, key, schema: child } of held(schema, dialect).toReversed()) {
      const next: Start = {
        pointer: join(pointer, keyword, ...(key === undefined ? [] : [key])),
        schema: child,
        depth: depth + 1,
        base: node.base,
      };
      if (isEvaluated(keyword) && !refOnly) open.push({ start: next, parent: node, keyword, ...(key === undefined ? {} : { key }) });
      else open.push({ start: next });
    }
  }
  return undefined;
}

/** The base of the closest place around `pointer` that is a known subschema. */
function nearestBase(pointer: string, nodes: ReadonlyMap<string, Node>, root: string): string {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    const around = nodes.get(pointer.slice(0, end));
    if (around !== undefined) return around.base;
    if (end === 0) break;
  }
  return nodes.get('')?.base ?? root;
}
