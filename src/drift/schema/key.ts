// A short text that stands for a JSON value in maps and sets.
import { canonical, type Json } from '../../model/json.ts';
import { deeperThan } from '../same.ts';

/** Canonical text of `value`; very deep values, which no enum needs, share one text. */
export function canonicalKey(value: Json | undefined): string {
  if (value === undefined) return '';
  return deeperThan(value, 64) ? '(too deep)' : canonical(value);
}
