// What a schema must not do, decided from its graph before anything is judged: circles without a step into data,
// dynamic references, patterns that can hang.
import { isObject, join, own } from '../model/json.ts';
import type { Guarded } from '../model/schema-error.ts';
import type { Graph, Node } from './graph.ts';
import { limits } from './limits.ts';
import { patternCost } from './pattern/pattern-guard.ts';

/** For each pattern of a schema, the power its matching time grows with. */
export type Powers = ReadonlyMap<string, number>;

/** Keywords whose subschemas look at the same value as the schema around them. */
export const inPlace: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
]);

/** The first dynamic reference, in document order. The engine does not know them, and tools do not need them. */
export function dynamicGuard({ nodes, dialect }: Graph): Guarded | undefined {
  const keyword = { '2020-12': '$dynamicRef', '2019-09': '$recursiveRef', 'draft-07': undefined }[dialect];
  if (keyword === undefined) return undefined;
  for (const { schema, pointer } of nodes.values()) {
    if (own(schema, keyword) !== undefined) return { code: 'dynamic-ref', pointer: `${pointer}/${keyword}`, params: {} };
  }
  return undefined;
}

/** The first circle of subschemas that never steps into the value: judging it would not end. */
export function cycleGuard({ nodes }: Graph): Guarded | undefined {
  const state = new Map<Node, 'open' | 'done'>();
  for (const start of nodes.values()) {
    if (state.has(start)) continue;
    const stack: { node: Node; next: Node[] }[] = [{ node: start, next: nextInPlace(start) }];
    state.set(start, 'open');
    for (let here = stack.at(-1); here !== undefined; here = stack.at(-1)) {
      const to = here.next.pop();
      if (to === undefined) {
        state.set(here.node, 'done');
        stack.pop();
      } else if (state.get(to) === 'open') {
        const closing = here.node.ref === to ? `${here.node.pointer}/$ref` : here.node.pointer;
        return { code: 'ref-cycle', pointer: closing, params: { target: to.pointer } };
      } else if (!state.has(to)) {
        state.set(to, 'open');
        stack.push({ node: to, next: nextInPlace(to) });
      }
    }
  }
  return undefined;
}

function nextInPlace({ children, ref }: Node): Node[] {
  const inside = children.filter(({ keyword }) => inPlace.has(keyword)).map(({ node }) => node);
  return ref === undefined ? inside : [...inside, ref];
}

/** The powers of all patterns, or the first one that is refused, with its place. */
export function patternPowers({ nodes }: Graph): { ok: true; powers: Powers } | { ok: false; guard: Guarded } {
  const powers = new Map<string, number>();
  for (const { schema, pointer } of nodes.values()) {
    const single = own(schema, 'pattern');
    const named = own(schema, 'patternProperties');
    const sources = [
      ...(typeof single === 'string' ? [{ source: single, place: `${pointer}/pattern` }] : []),
      ...(isObject(named) ? Object.keys(named).map((source) => ({ source, place: join(pointer, 'patternProperties', source) })) : []),
    ];
    for (const { source, place } of sources) {
      if (powers.has(source)) continue;
      if (powers.size >= limits.patterns) {
        return { ok: false, guard: { code: 'pattern-risk', pointer: place, params: { reason: 'too-many', limit: limits.patterns } } };
      }
      const cost = patternCost(source);
      if (!cost.ok) return { ok: false, guard: { ...cost.guard, pointer: place } };
      powers.set(source, cost.power);
    }
  }
  return { ok: true, powers };
}
