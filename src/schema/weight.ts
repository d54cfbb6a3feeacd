// What one evaluation weighs beside being one step: work and error text of the engine that grow with data.
import { isObject, own, type Json } from '../model/json.ts';
import type { Node } from './graph.ts';
import { sizeOf } from './measure.ts';

/** Weighs evaluations of one schema. It remembers the length of each `const` and `enum`. */
export function createScales(): (node: Node, value: Json) => number {
  const fixed = new Map<Node, number>();
  return (node, value) => {
    let weight = fixed.get(node);
    if (weight === undefined) {
      weight = textWeight(own(node.schema, 'const')) + textWeight(own(node.schema, 'enum'));
      fixed.set(node, weight);
    }
    if (typeof value === 'string') return weight + Math.floor(value.length / 5_000);
    if (Array.isArray(value)) return weight + uniqueWeight(node, value);
    return isObject(value) ? weight + Math.floor(Object.keys(value).length / 200) + namesWeight(node) : weight;
  };
}

/** The engine quotes these in each error. */
function textWeight(data: Json | undefined): number {
  return data === undefined || typeof data !== 'object' ? 0 : Math.floor(JSON.stringify(data).length / 1_000);
}

/** Every item is compared with every other. */
function uniqueWeight({ schema }: Node, value: Json[]): number {
  return own(schema, 'uniqueItems') === true && value.length > 1 ? Math.ceil((value.length * sizeOf(value)) / 100) : 0;
}

/** Every missing name is an error of its own. */
function namesWeight({ schema }: Node): number {
  const required = own(schema, 'required');
  const lists = [own(schema, 'dependentRequired'), own(schema, 'dependencies')].flatMap((lists) =>
    isObject(lists) ? Object.values(lists) : [],
  );
  return [required, ...lists].reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

/** Weight of a name on the way to a value: the engine encodes it each time. */
export function nameWeight(name: string): number {
  return Math.floor(name.length / 500);
}
