// The engine's keyword location, read back: which subschema spoke, with which keyword, and what it was nested in.
import { tokens } from '../model/json.ts';
import type { Graph, Node } from './graph.ts';
import { holdsOf } from './keywords.ts';

/** One raw entry's place in the schema. */
export type Located = {
  /** The subschema whose keyword spoke. */
  node: Node;
  keyword: string;
  /** The keyword of the parent that holds `node`; undefined at the root. */
  via: string | undefined;
  /** That parent; undefined at the root. */
  owner: Node | undefined;
  /** Keywords passed on the way whose inner faults do not count one by one, the outermost first. */
  inside: readonly string[];
};

/** Keywords that speak for themselves: what failed inside one of their branches is no fault of its own. */
const opaque: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'not', 'contains', 'if', 'propertyNames']);

/** A location of the engine is a percent-encoded pointer behind "#". */
export function pointerOf(location: string): string {
  return decodeURIComponent(location.slice(1));
}

/** Follows `location` through the graph. Undefined only if the engine names a place that is not there. */
export function locate({ root }: Graph, location: string): Located | undefined {
  // The engine misspells this one.
  const path = tokens(pointerOf(location)).map((token, i, list) =>
    token === 'dependantRequired' && i === list.length - 1 ? 'dependentRequired' : token,
  );
  const inside: string[] = [];
  let node = root;
  let via: string | undefined;
  let owner: Node | undefined;
  for (let i = 0; i < path.length;) {
    const keyword = path[i] ?? '';
    const keyed = isKeyed(node, keyword);
    if (i === path.length - 1) return { node, keyword, via, owner, inside };
    const consumed = keyed ? 2 : 1;
    const key = path[i + 1];
    const next =
      keyword === '$ref'
        ? node.ref
        : node.children.find((child) => child.keyword === keyword && (!keyed || String(child.key) === key))?.node;
    if (next === undefined) return undefined;
    if (opaque.has(keyword)) inside.push(keyword);
    owner = node;
    node = next;
    via = keyword;
    i += consumed;
  }
  return undefined;
}

function isKeyed(node: Node, keyword: string): boolean {
  const holds = holdsOf(keyword);
  if (holds === 'one-or-list') return typeof node.schema === 'object' && Array.isArray(node.schema[keyword]);
  return holds !== undefined && holds !== 'one';
}
