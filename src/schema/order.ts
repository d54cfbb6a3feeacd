// Errors in one order everywhere, each once: by pointer, then rule, then what was expected, by code unit. The first ones are kept.
import { canonical, type Json } from '../model/json.ts';
import type { SchemaError } from '../model/schema-error.ts';
import { limits } from './limits.ts';

/** `errors` sorted, without repetition, at most `limits.errors`. An `expected` that is too long is left out. */
export function inOrder(errors: readonly SchemaError[]): SchemaError[] {
  // The same list of allowed values stands in many errors: its text is made once.
  const texts = new Map<Json, string>();
  const textOf = ({ expected }: SchemaError): string => {
    if (expected === undefined) return '';
    const text = texts.get(expected) ?? canonical(expected);
    texts.set(expected, text);
    return text;
  };
  const order = (a: SchemaError, b: SchemaError): number =>
    compare(a.pointer, b.pointer) || compare(a.rule, b.rule) || compare(textOf(a), textOf(b));
  const sorted = errors.toSorted(order);
  const once = sorted.filter((error, i) => {
    const before = sorted[i - 1];
    return before === undefined || order(before, error) !== 0;
  });
  return once
    .slice(0, limits.errors)
    .map((error) => (textOf(error).length > limits.expectedText ? { pointer: error.pointer, rule: error.rule } : error));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** All `pointers` and every place around them: has(p) asks in one step whether something stands at or below p. */
export function withAncestors(pointers: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const pointer of pointers) {
    let here = pointer;
    while (!found.has(here)) {
      found.add(here);
      if (here === '') break;
      here = here.slice(0, here.lastIndexOf('/'));
    }
  }
  return found;
}
