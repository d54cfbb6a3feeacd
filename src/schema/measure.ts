// Size of a JSON value, counted without recursion: the first guard before anything that could recurse.
import { isObject, type Json } from '../model/json.ts';

/** What a value may have: JSON values, containers inside each other, characters of all strings and names. */
export type Size = { values: number; depth: number; text: number };

/** Which limit `value` passes, or undefined where it fits. */
export function exceeds(value: Json, most: Size): keyof Size | undefined {
  let count = 1;
  let text = 0;
  const open: { value: Json; depth: number }[] = [{ value, depth: 0 }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    if (typeof here.value === 'string') text += here.value.length;
    const children = Array.isArray(here.value) ? here.value : isObject(here.value) ? Object.values(here.value) : undefined;
    if (isObject(here.value)) for (const name of Object.keys(here.value)) text += name.length;
    if (text > most.text) return 'text';
    if (children === undefined) continue;
    if (here.depth >= most.depth) return 'depth';
    count += children.length;
    if (count > most.values) return 'values';
    for (const child of children) open.push({ value: child, depth: here.depth + 1 });
  }
  return undefined;
}

/** How many JSON values `value` has, itself included. */
export function sizeOf(value: Json): number {
  let count = 0;
  const open: Json[] = [value];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    count += 1;
    if (Array.isArray(here)) for (const item of here) open.push(item);
    else if (isObject(here)) for (const member of Object.values(here)) open.push(member);
  }
  return count;
}
