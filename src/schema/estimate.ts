// The worst case of one judgement, counted before it starts: every evaluation the engine could make, every character a
// pattern could look at. Counting stops at the limit, so the count itself is short.
import { isObject, join, own, type Json, type JsonObject } from '../model/json.ts';
import type { Guarded } from '../model/schema-error.ts';
import type { Child, Graph, Node } from './graph.ts';
import type { Powers } from './guards.ts';
import { inPlace } from './guards.ts';
import { limits } from './limits.ts';
import { createScales, nameWeight } from './weight.ts';

type Visit = { node: Node; value: Json; frames: number };

/** The guard that refuses to judge `value`, or undefined where judging is sure to end soon. */
export function estimate({ root }: Graph, powers: Powers, value: Json): Guarded | undefined {
  let steps = 1;
  let work = 0;
  const weigh = createScales();
  const open: Visit[] = [{ node: root, value, frames: 1 }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const { node, frames } = here;
    if (frames > limits.frames) return { code: 'too-deep', pointer: node.pointer, params: { limit: limits.frames } };
    steps += weigh(node, here.value);
    for (const { source, place, length } of matched(node, here.value)) {
      work += Math.max(1, length) ** (powers.get(source) ?? 1);
      if (work > limits.patternWork) {
        return { code: 'pattern-risk', pointer: place, params: { reason: 'text-length', length, limit: limits.patternWork } };
      }
    }
    for (const child of visits(node, here.value)) {
      steps += 1 + nameWeight(child.name);
      if (steps > limits.steps) break;
      open.push({ node: child.node, value: child.value, frames: frames + 1 });
    }
    if (steps > limits.steps) return { code: 'too-many-steps', pointer: '', params: { limit: limits.steps } };
  }
  return undefined;
}

function* matched({ schema, pointer }: Node, value: Json): Generator<{ source: string; place: string; length: number }> {
  const single = own(schema, 'pattern');
  if (typeof single === 'string' && typeof value === 'string') yield { source: single, place: `${pointer}/pattern`, length: value.length };
  const named = own(schema, 'patternProperties');
  if (!isObject(named) || !isObject(value)) return;
  for (const source of Object.keys(named)) {
    const place = join(pointer, 'patternProperties', source);
    for (const key of Object.keys(value)) yield { source, place, length: key.length };
  }
}

/** One value that a child is evaluated at, and its name in the object, where it has one. */
type Inner = { value: Json; name: string };

/** Each child with each value it could be evaluated at. More than happens in truth, never less. */
function* visits(node: Node, value: Json): Generator<Inner & { node: Node }> {
  if (node.ref !== undefined) yield { node: node.ref, value, name: '' };
  for (const child of node.children) for (const inner of valuesFor(child, node, value)) yield { node: child.node, ...inner };
}

function* valuesFor(child: Child, parent: Node, value: Json): Generator<Inner> {
  const { keyword, key } = child;
  if (inPlace.has(keyword)) {
    const asked = keyword === 'dependentSchemas' || keyword === 'dependencies';
    if (!asked || own(value, String(key)) !== undefined) yield { value, name: '' };
  } else if (isObject(value)) {
    yield* membersFor(child, parent, value);
  } else if (Array.isArray(value)) {
    if (typeof key === 'number') yield* value.slice(key, key + 1).map((item) => ({ value: item, name: '' }));
    else if (overItems.has(keyword)) for (const item of value) yield { value: item, name: '' };
  }
}

const overItems: ReadonlySet<string> = new Set(['items', 'additionalItems', 'contains', 'unevaluatedItems']);

function* membersFor({ keyword, key }: Child, parent: Node, value: JsonObject): Generator<Inner> {
  if (keyword === 'properties') {
    const name = String(key);
    const member = own(value, name);
    if (member !== undefined) yield { value: member, name };
    return;
  }
  const declared = own(parent.schema, 'properties');
  // The pattern guard has compiled it already.
  const pattern = keyword === 'patternProperties' ? new RegExp(String(key), 'u') : undefined;
  for (const [name, member] of Object.entries(value)) {
    switch (keyword) {
      case 'propertyNames':
        yield { value: name, name };
        break;
      case 'patternProperties':
        if (pattern?.test(name) === true) yield { value: member, name };
        break;
      case 'additionalProperties':
        if (!isObject(declared) || !Object.hasOwn(declared, name)) yield { value: member, name };
        break;
      case 'unevaluatedProperties':
        yield { value: member, name };
    }
  }
}
