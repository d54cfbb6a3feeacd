// Equality of JSON values without recursion: key order does not count, and depth is no limit.
import { isObject, type Json } from '../model/json.ts';

/** True where both are the same JSON value. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  const open: [Json | undefined, Json | undefined][] = [[a, b]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [x, y] = pair;
    if (x === y) continue;
    if (Array.isArray(x)) {
      if (!Array.isArray(y) || x.length !== y.length) return false;
      for (const [i, item] of x.entries()) open.push([item, y[i]]);
    } else if (isObject(x)) {
      if (!isObject(y)) return false;
      const keys = Object.keys(x);
      if (keys.length !== Object.keys(y).length) return false;
      for (const key of keys) {
        if (!Object.hasOwn(y, key)) return false;
        open.push([x[key], y[key]]);
      }
    } else return false;
  }
  return true;
}

/** True where containers stand inside each other more than `most` deep. */
export function deeperThan(value: Json, most: number): boolean {
  const open: { value: Json; depth: number }[] = [{ value, depth: 0 }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const children = Array.isArray(here.value) ? here.value : isObject(here.value) ? Object.values(here.value) : [];
    if (children.length > 0 && here.depth >= most) return true;
    for (const child of children) open.push({ value: child, depth: here.depth + 1 });
  }
  return false;
}

/** Orders two texts by code unit. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
