// Everything that is decided about a schema before any value is seen: size, dialect, soundness, then the guards on its graph.
import { own, type Json } from '../model/json.ts';
import type { Dialect, Guarded, SchemaError } from '../model/schema-error.ts';
import { metaFaults } from './check-meta.ts';
import { dialectOf } from './dialect.ts';
import { graphOf, type Graph } from './graph.ts';
import { cycleGuard, dynamicGuard, patternPowers, type Powers } from './guards.ts';
import { limits } from './limits.ts';
import { exceeds } from './measure.ts';
import { inOrder } from './order.ts';
import { subschemas } from './subschemas.ts';

/** What is known about a schema by itself. */
export type SchemaCheck =
  { status: 'valid'; dialect: Dialect } | { status: 'schema-invalid'; errors: SchemaError[] } | { status: 'not-judged'; guard: Guarded };

/** A schema that may be judged with, or why not. */
export type Readied = { status: 'ready'; graph: Graph; powers: Powers } | Exclude<SchemaCheck, { status: 'valid' }>;

/** Whether `schema` is sound and can be judged with, and its dialect. Faults have pointers into the schema. */
export function checkSchema(schema: Json): SchemaCheck {
  const readied = ready(schema);
  return readied.status === 'ready' ? { status: 'valid', dialect: readied.graph.dialect } : readied;
}

/** Answers by schema object: a tool's schema is asked about once for each call. Values are never changed in place, so an answer stays true. */
const known = new WeakMap<object, Readied>();

/** Runs every check of a schema, in the order that keeps each one safe: sizes before anything that recurses. */
export function ready(schema: Json): Readied {
  if (typeof schema !== 'object' || schema === null) return readied(schema);
  const answer = known.get(schema) ?? readied(schema);
  known.set(schema, answer);
  return answer;
}

function readied(schema: Json): Readied {
  const size = sizeGuard(schema);
  if (size !== undefined) return { status: 'not-judged', guard: size };
  const dialect = dialectOf(schema);
  if (dialect === undefined) {
    return { status: 'not-judged', guard: { code: 'unknown-dialect', pointer: '/$schema', params: { dialect: declaredDialect(schema) } } };
  }
  const errors = metaFaults(schema, dialect);
  if (errors.length > 0) return { status: 'schema-invalid', errors };
  const graph = graphOf(schema, dialect);
  if (!graph.ok) return { status: 'not-judged', guard: graph.error };
  const unseen = graph.value.outside.flatMap(({ pointer, schema: target }) =>
    metaFaults(target, dialect).map((error) => ({ ...error, pointer: pointer + error.pointer })),
  );
  if (unseen.length > 0) return { status: 'schema-invalid', errors: inOrder(unseen) };
  const guard = dynamicGuard(graph.value) ?? cycleGuard(graph.value);
  if (guard !== undefined) return { status: 'not-judged', guard };
  const powers = patternPowers(graph.value);
  return powers.ok ? { status: 'ready', graph: graph.value, powers: powers.powers } : { status: 'not-judged', guard: powers.guard };
}

function declaredDialect(schema: Json): string {
  const declared = own(schema, '$schema');
  return typeof declared === 'string' ? declared.slice(0, 200) : '';
}

function sizeGuard(schema: Json): Guarded | undefined {
  const most = { values: limits.schemaValues, depth: limits.schemaDepth, text: limits.schemaText };
  const passed = exceeds(schema, most);
  if (passed === 'depth') return { code: 'too-deep', pointer: '', params: { limit: most.depth } };
  if (passed !== undefined) return { code: 'too-many-nodes', pointer: '', params: { what: passed, limit: most[passed] } };
  let nodes = 0;
  for (const { depth, pointer } of subschemas(schema)) {
    nodes += 1;
    if (depth > limits.depth) return { code: 'too-deep', pointer, params: { limit: limits.depth } };
    if (nodes > limits.nodes) return { code: 'too-many-nodes', pointer: '', params: { what: 'subschemas', limit: limits.nodes } };
  }
  return undefined;
}
