// What a single value may be, before and after: types, enum, bounds, pattern, format.
import { isObject, own, type Json } from '../../model/json.ts';
import type { Found } from '../change.ts';
import type { ChangeCode } from '../codes.ts';
import { same } from '../same.ts';
import { contradicts, exchanged, glossesIn, redefines, truths } from '../text/glosses.ts';
import { canonicalKey } from './key.ts';
import type { View } from './view.ts';

/** Collects findings; the caller knows the argument. */
export type Report = (found: Omit<Found, 'argument'>) => void;

/** Types lost and gained. */
export function compareTypes(a: View, b: View, report: Report): void {
  if (a.types === undefined && b.types === undefined) return;
  const [old, now] = [a.types?.names, b.types?.names];
  if (old !== undefined && now !== undefined && old.size === now.size && [...old].every((name) => now.has(name))) return;
  const code = typeCode(old, now);
  if (code === undefined) return;
  report({
    code,
    before: a.types?.pointer ?? a.pointer,
    after: b.types?.pointer ?? b.pointer,
    params: { old: old === undefined ? null : [...old], new: now === undefined ? null : [...now] },
  });
}

function typeCode(old: ReadonlySet<string> | undefined, now: ReadonlySet<string> | undefined): ChangeCode | undefined {
  if (old === undefined) return now !== undefined && covers(now, 'object') && covers(now, 'string') ? undefined : 'type-narrowed';
  if (now === undefined) return 'type-widened';
  const kept = [...old].filter((name) => covers(now, name));
  if (kept.length === old.size) return 'type-widened';
  const partly = kept.length > 0 || (old.has('number') && now.has('integer'));
  return partly ? 'type-narrowed' : 'type-changed';
}

function covers(names: ReadonlySet<string>, name: string): boolean {
  return names.has(name) || (name === 'integer' && names.has('number'));
}

/** Enum values retired, added, redefined; an enum imposed or lifted. */
export function compareEnums(a: View, b: View, report: Report): void {
  const [old, now] = [a.values, b.values];
  if (old === undefined && now === undefined) {
    compareFree(a, b, report);
    return;
  }
  if (old === undefined || now === undefined) {
    report({
      code: old === undefined ? 'enum-imposed' : 'enum-lifted',
      before: old?.pointer ?? a.pointer,
      after: now?.pointer ?? b.pointer,
      params: { old: old === undefined ? null : [...old.list], new: now === undefined ? null : [...now.list] },
    });
    return;
  }
  const [oldKeys, newKeys] = [new Set(old.list.map(canonicalKey)), new Set(now.list.map(canonicalKey))];
  const retired = old.list.filter((value) => !newKeys.has(canonicalKey(value)));
  const added = now.list.filter((value) => !oldKeys.has(canonicalKey(value)));
  const place = { before: old.pointer, after: now.pointer };
  if (retired.length > 0) report({ ...place, code: 'enum-retired', params: { retired, added } });
  if (added.length > 0) report({ ...place, code: 'enum-added', params: { added } });
  const kept = old.list.filter((value) => newKeys.has(canonicalKey(value)));
  const [was, is] = [glosses(a, kept), glosses(b, kept)];
  const turned = new Map(exchanged(textsOf(was), textsOf(is)).map((one) => [one.value, one]));
  for (const value of kept) {
    const [before, after] = [was.get(canonicalKey(value)), is.get(canonicalKey(value)) ?? gone(turned, canonicalKey(value), b)];
    if (before === undefined || after === undefined || !redefines(before.text, after.text)) continue;
    report({ code: 'enum-redefined', before: before.pointer, after: after.pointer, params: { value, old: before.text, new: after.text } });
  }
}

function textsOf(found: ReadonlyMap<string, { text: string }>): Map<string, string> {
  return new Map([...found].map(([value, { text }]) => [value, text]));
}

// A value that is explained no more is redefined only where another value took its explanation over.
function gone(turned: ReadonlyMap<string, unknown>, value: string, view: View): { text: string; pointer: string } | undefined {
  return turned.has(value) ? { text: '—', pointer: view.keywords.get('description')?.pointer ?? view.pointer } : undefined;
}

/** Without an enum: `true` and `false` whose explanation was denied, and numbers whose explanation went to another number. */
function compareFree(a: View, b: View, report: Report): void {
  const [old, now] = [a.keywords.get('description'), b.keywords.get('description')];
  if (typeof old?.value !== 'string' || typeof now?.value !== 'string' || old.value === now.value) return;
  const place = { before: old.pointer, after: now.pointer, code: 'enum-redefined' as const };
  const has = (name: string): boolean => a.types?.names.has(name) === true && b.types?.names.has(name) === true;
  if (has('boolean')) {
    const [was, is] = [truths(old.value), truths(now.value)];
    for (const [value, text] of was) {
      const after = is.get(value);
      if (after !== undefined && contradicts(text, after)) report({ ...place, params: { value: value === 'true', old: text, new: after } });
    }
  }
  if (!has('integer') && !has('number')) return;
  const numbers = [...new Set([...old.value.matchAll(small), ...now.value.matchAll(small)].map(([text]) => text))];
  for (const { value, before, after } of exchanged(glossesIn(old.value, numbers), glossesIn(now.value, numbers)))
    report({ ...place, params: { value: Number(value), old: before, new: after } });
}

const small = /(?<![\d.,])\d{1,3}(?![\d.,%])/g;

function glosses(view: View, values: readonly Json[]): ReadonlyMap<string, { text: string; pointer: string }> {
  if (view.glosses.size > 0) return view.glosses;
  const listed = view.keywords.get('enumDescriptions');
  const description = view.keywords.get('description');
  const found = new Map<string, { text: string; pointer: string }>();
  if (listed !== undefined) {
    for (const [i, value] of (view.values?.list ?? []).entries()) {
      const text = Array.isArray(listed.value)
        ? listed.value[i]
        : isObject(listed.value)
          ? own(listed.value, typeof value === 'string' ? value : canonicalKey(value))
          : undefined;
      if (typeof text === 'string') found.set(canonicalKey(value), { text, pointer: listed.pointer });
    }
  } else if (typeof description?.value === 'string') {
    const texts = new Map(values.map((value) => [typeof value === 'string' ? value : canonicalKey(value), canonicalKey(value)]));
    for (const [value, text] of glossesIn(description.value, [...texts.keys()]))
      found.set(texts.get(value) ?? value, { text, pointer: description.pointer });
  }
  return found;
}

const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];

/** Keywords that this module compares. */
export const valueKeywords: ReadonlySet<string> = new Set([
  ...upper,
  ...lower,
  'multipleOf',
  'uniqueItems',
  'pattern',
  'format',
  'enumDescriptions',
]);

/** Bounds, one keyword at a time. */
export function compareBounds(a: View, b: View, report: Report): void {
  for (const keyword of [...upper, ...lower, 'multipleOf', 'uniqueItems']) {
    const [old, now] = [a.keywords.get(keyword), b.keywords.get(keyword)];
    if (same(old?.value, now?.value) || (keyword === 'uniqueItems' && (old?.value ?? false) === (now?.value ?? false))) continue;
    report({
      code: narrows(keyword, old?.value, now?.value) ? 'bound-narrowed' : 'bound-widened',
      before: old?.pointer ?? a.pointer,
      after: now?.pointer ?? b.pointer,
      params: { keyword, old: old?.value ?? null, new: now?.value ?? null },
    });
  }
}

function narrows(keyword: string, old: Json | undefined, now: Json | undefined): boolean {
  if (now === undefined || now === false) return false;
  if (typeof old !== 'number' || typeof now !== 'number') return true;
  if (upper.includes(keyword)) return now < old;
  if (lower.includes(keyword)) return now > old;
  return !Number.isInteger(old / now);
}

/** `pattern` decides, `format` only describes. */
export function comparePatterns(a: View, b: View, report: Report): void {
  for (const keyword of ['pattern', 'format']) {
    const [old, now] = [a.keywords.get(keyword), b.keywords.get(keyword)];
    if (same(old?.value, now?.value)) continue;
    report({
      code: keyword === 'format' ? 'format-changed' : now === undefined ? 'pattern-lifted' : 'pattern-changed',
      before: old?.pointer ?? a.pointer,
      after: now?.pointer ?? b.pointer,
      params: { old: old?.value ?? null, new: now?.value ?? null },
    });
  }
}
