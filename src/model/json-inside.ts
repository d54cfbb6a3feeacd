// JSON inside a text of a JSON value: a text block that holds a copy of structured content, say.
// What is nested deeper than a person could mean is no JSON here, on every engine alike.
import { type Json, isObject } from './json.ts';

const deepest = 128;

function tooDeep(root: Json): boolean {
  const open: { value: Json; depth: number }[] = [{ value: root, depth: 0 }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const children = Array.isArray(here.value) ? here.value : isObject(here.value) ? Object.values(here.value) : [];
    if (here.depth > deepest) return true;
    for (const value of children) if (typeof value === 'object') open.push({ value, depth: here.depth + 1 });
  }
  return false;
}

/** The object or array that `text` holds as a whole; undefined for prose, for bare words and numbers, and for what is nested too deep. */
export function jsonInside(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const value = JSON.parse(text) as Json;
    return tooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
