// The validator, given a schema of its own making: known keywords only, references by pointer, `false` as a mark we can
// find again. Unknown keywords, `format` and `nullable` never reach it: they are annotations, in every dialect.
import { validate, type OutputUnit, type Schema, type SchemaDraft } from '@cfworker/json-schema';
import type { Json } from '../model/json.ts';
import type { Dialect } from '../model/schema-error.ts';
import type { Child, Graph, Node } from './graph.ts';
import { isAssertion } from './keywords.ts';

/** A schema ready for the engine, and every reference target in it. */
export type Prepared = { root: Schema | boolean; lookup: Record<string, Schema | boolean>; draft: SchemaDraft };

const drafts: Readonly<Record<Dialect, SchemaDraft>> = { '2020-12': '2020-12', '2019-09': '2019-09', 'draft-07': '7' };

/** Builds the engine's schema from a graph that passed the guards. */
export function prepareEngine({ root, nodes, dialect }: Graph): Prepared {
  const made = new Map<Node, Schema | boolean>();
  for (const node of nodes.values()) {
    const empty: Schema = {};
    if (node.schema === false) empty.not = {};
    made.set(node, node.schema === true ? true : empty);
  }
  const schemaOf = (node: Node): Schema | boolean => made.get(node) ?? true;
  // Every name starts with "#": none can be an inherited one.
  const lookup: Record<string, Schema | boolean> = {};
  for (const [node, schema] of made) {
    if (typeof schema === 'boolean' || typeof node.schema === 'boolean') continue;
    const refOnly = dialect === 'draft-07' && node.ref !== undefined;
    for (const [keyword, value] of refOnly ? [] : Object.entries(node.schema)) if (isAssertion(keyword, dialect)) schema[keyword] = value;
    for (const [keyword, children] of Map.groupBy(node.children, (child) => child.keyword)) {
      schema[keyword] = heldValue(node, keyword, children, schemaOf);
    }
    // Name lists alone leave no child behind.
    const names = dialect === 'draft-07' && !refOnly ? nameLists(node.schema['dependencies']) : [];
    if (names.length > 0) schema['dependencies'] ??= Object.fromEntries(names);
    if (node.ref !== undefined) {
      schema.$ref = `#${node.ref.pointer}`;
      lookup[schema.$ref] = schemaOf(node.ref);
    }
  }
  return { root: schemaOf(root), lookup, draft: drafts[dialect] };
}

function heldValue(node: Node, keyword: string, children: readonly Child[], schemaOf: (node: Node) => Schema | boolean): unknown {
  const first = children[0];
  if (first === undefined || first.key === undefined) return first === undefined ? true : schemaOf(first.node);
  if (typeof first.key === 'number') return children.map((child) => schemaOf(child.node));
  const names = typeof node.schema === 'object' && keyword === 'dependencies' ? nameLists(node.schema['dependencies']) : [];
  return Object.fromEntries([...names, ...children.map((child) => [String(child.key), schemaOf(child.node)] as const)]);
}

/** The name lists of a draft-07 `dependencies`, which stand beside its subschemas. */
export function nameLists(dependencies: Json | undefined): (readonly [string, Json[]])[] {
  if (typeof dependencies !== 'object' || dependencies === null) return [];
  return Object.entries(dependencies).flatMap(([key, value]) => (Array.isArray(value) ? [[key, value] as const] : []));
}

/** The engine's raw output, faults of containers included. Empty where the value fits. */
export function runEngine({ root, lookup, draft }: Prepared, value: Json): OutputUnit[] {
  return validate(value, root, draft, lookup, false).errors;
}
