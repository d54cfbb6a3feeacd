// Equality of JSON values without recursion: key order counts only where asked for, and depth is no limit.
import { isObject, type Json } from '../model/json.ts';

/** True where both are the same JSON value. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  return matches(a, b, false);
}

/** True where both are the same JSON value and every object lists its keys in the same order: what a model reads is the same. */
export function sameInOrder(a: Json | undefined, b: Json | undefined): boolean {
  return matches(a, b, true);
}

function matches(a: Json | undefined, b: Json | undefined, inOrder: boolean): boolean {
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
      const others = Object.keys(y);
      if (keys.length !== others.length || (inOrder && keys.some((key, i) => key !== others[i]))) return false;
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
