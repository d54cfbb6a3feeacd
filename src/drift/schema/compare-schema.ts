// Two schemas, place by place. Iterative and bounded: a circle of references ends, and what was not reached is said.
import { isObject, join, type Json } from '../../model/json.ts';
import { limits } from '../../schema/index.ts';
import type { Found } from '../change.ts';
import { deeperThan, same, sameInOrder } from '../same.ts';
import { compareDefaults } from './defaults.ts';
import { compareObjects, type Next } from './objects.ts';
import { compareTexts } from './texts.ts';
import { compareBounds, compareEnums, comparePatterns, compareTypes, valueKeywords, type Report } from './values.ts';
import { annotations, viewOf, type Place, type Root, type View } from './view.ts';

const pairsMost = limits.nodes;
const againMost = 4;

/** Every change between two schemas. Pointers are absolute in the documents; `argument` points into an old call's arguments. */
export function compareSchemas(a: Root, b: Root): Found[] {
  const found: Found[] = [];
  if (sameInOrder(a.value, b.value)) return found;
  if ([a, b].some(({ value }) => deeperThan(value, limits.schemaDepth)))
    return same(a.value, b.value) ? [] : [notCompared(a, b, limits.schemaDepth)];
  const roots = { a, b };
  const visits = new Map<string, number>();
  const open: Next[] = [{ a, b, argument: '' }];
  let pairs = 0;
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const key = `${here.a.pointer}\n${here.b.pointer}`;
    const before = visits.get(key) ?? 0;
    if (before >= againMost) continue;
    visits.set(key, before + 1);
    pairs += 1;
    if (pairs > pairsMost) return [...found, notCompared(here.a, here.b, pairsMost)];
    open.push(...comparePlaces(here, roots, found).toReversed());
  }
  return found;
}

function notCompared(a: Place, b: Place, limit: number): Found {
  return { code: 'not-compared', before: a.pointer, after: b.pointer, params: { limit } };
}

function comparePlaces({ a: from, b: to, argument }: Next, roots: { a: Root; b: Root }, found: Found[]): Next[] {
  const [a, b] = [viewOf(from, roots.a), viewOf(to, roots.b)];
  const report: Report = (one) => found.push(argument === '' ? one : { ...one, argument });
  if (argument === '') compareDialects(roots, report);
  compareDescriptions(a, b, argument, report);
  if (argument !== '') compareDefaults(a, b, report);
  const choice = compareChoices(a, b, argument, report);
  if (choice !== undefined) return choice;
  if (argument !== '' || a.types !== undefined) compareTypes(a, b, report);
  compareEnums(a, b, report);
  compareBounds(a, b, report);
  comparePatterns(a, b, report);
  const next =
    a.properties.size + b.properties.size > 0 || isOpenOrClosed(a, b)
      ? compareObjects(a, b, roots, argument, (one) => found.push(one))
      : [];
  return [...next, ...compareHolders(a, b, argument, report)];
}

function isOpenOrClosed(a: View, b: View): boolean {
  return [a, b].some(
    (view) => view.keywords.has('additionalProperties') || view.keywords.has('unevaluatedProperties') || view.required.size > 0,
  );
}

function compareDialects({ a, b }: { a: Root; b: Root }, report: Report): void {
  const dialect = (root: Root): string => {
    const declared = isObject(root.value) && typeof root.value['$schema'] === 'string' ? root.value['$schema'] : '';
    return declared.replace(/^https?:\/\//, '').replace(/#$/, '');
  };
  const [old, now] = [dialect(a), dialect(b)];
  const usual = (name: string): string => (name === '' ? 'json-schema.org/draft/2020-12/schema' : name);
  if (old === now) return;
  const at = (root: Root, name: string): string => (name === '' ? root.pointer : `${root.pointer}/$schema`);
  report({
    code: 'dialect-changed',
    before: at(a, old),
    after: at(b, now),
    params: { old, new: now },
    layers: usual(old) === usual(now) ? [] : [2],
  });
}

function compareDescriptions(a: View, b: View, argument: string, report: Report): void {
  const [old, now] = [a.keywords.get('description'), b.keywords.get('description')];
  if (!same(old?.value, now?.value)) {
    const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
    const place = { before: old?.pointer ?? a.pointer, after: now?.pointer ?? b.pointer };
    const of = argument === '' ? 'tool' : 'argument';
    compareTexts({ old: text(old?.value), new: text(now?.value), ...place, of, values: wordsOf(a, b) }, report);
  }
  for (const keyword of annotations) {
    if (['description', 'default', 'format'].includes(keyword)) continue;
    const [from, to] = [a.keywords.get(keyword), b.keywords.get(keyword)];
    if (same(from?.value, to?.value)) continue;
    const place = { before: from?.pointer ?? a.pointer, after: to?.pointer ?? b.pointer };
    const code =
      keyword === 'title' && argument !== ''
        ? 'metadata-changed'
        : keyword === 'deprecated' && to?.value === true
          ? 'deprecation-stated'
          : 'metadata-changed';
    report({ ...place, code, params: { keyword, old: from?.value ?? null, new: to?.value ?? null } });
  }
}

function wordsOf(a: View, b: View): { kept: string[]; added: string[] } {
  const texts = (view: View): string[] => (view.values?.list ?? []).filter((value) => typeof value === 'string');
  const old = new Set(texts(a));
  return { kept: texts(b).filter((value) => old.has(value)), added: texts(b).filter((value) => !old.has(value)) };
}

/** Alternatives: compared one by one where both sides have as many; gives nothing where the rest still has to be compared. */
function compareChoices(a: View, b: View, argument: string, report: Report): Next[] | undefined {
  const [old, now] = [choiceOf(a), choiceOf(b)];
  if (same(old?.members, now?.members) && old?.pointer.endsWith('oneOf') === now?.pointer.endsWith('oneOf')) return undefined;
  if (old !== undefined && now !== undefined && old.members.length === now.members.length) return undefined;
  const bare = (view: View): boolean => view.types === undefined && view.properties.size === 0;
  const params = { old: old?.members.length ?? null, new: now?.members.length ?? null };
  const widened =
    old === undefined
      ? bare(b)
      : old.members.length < (now?.members.length ?? 0) &&
        old.members.every((member) => (now?.members ?? []).some((one) => same(one, member)));
  report({
    code: 'choice-changed',
    before: old?.pointer ?? a.pointer,
    after: now?.pointer ?? b.pointer,
    params,
    layers: widened ? [] : [2],
  });
  return (old === undefined && bare(b)) || (now === undefined && bare(a)) || argument !== '' ? [] : undefined;
}

function choiceOf(view: View): { members: Json[]; pointer: string } | undefined {
  for (const keyword of ['anyOf', 'oneOf']) {
    const place = view.keywords.get(keyword);
    if (place !== undefined && Array.isArray(place.value)) return { members: place.value, pointer: place.pointer };
  }
  return undefined;
}

const maps = new Set(['patternProperties', 'dependentSchemas']);
const lists = new Set(['prefixItems', 'anyOf', 'oneOf', 'allOf']);
const singles = new Set(['items', 'additionalProperties', 'unevaluatedProperties', 'contains', 'additionalItems', 'propertyNames']);

/** Everything else that holds subschemas is followed; what cannot be paired is one changed constraint. */
function compareHolders(a: View, b: View, argument: string, report: Report): Next[] {
  const next: Next[] = [];
  for (const keyword of new Set([...a.keywords.keys(), ...b.keywords.keys()])) {
    if (annotations.has(keyword) || valueKeywords.has(keyword)) continue;
    const [old, now] = [a.keywords.get(keyword), b.keywords.get(keyword)];
    if (same(old?.value, now?.value) && !refers(old?.value)) continue;
    const pairs = old === undefined || now === undefined ? undefined : pairsOf(keyword, old, now, argument);
    if (pairs !== undefined) next.push(...pairs);
    else if (!openOnly(keyword, old, now) && !((keyword === 'anyOf' || keyword === 'oneOf') && differsInNumber(a, b))) {
      report({
        code: 'constraint-changed',
        before: old?.pointer ?? a.pointer,
        after: now?.pointer ?? b.pointer,
        params: { keyword: keyword.split(' ')[0] ?? keyword },
        layers: now === undefined ? [] : [2],
      });
    }
  }
  return next;
}

function refers(value: Json | undefined): boolean {
  return isObject(value) || Array.isArray(value);
}

// Open or closed is already told; `true` and `{}` say nothing.
function openOnly(keyword: string, old: Place | undefined, now: Place | undefined): boolean {
  const plain = (place: Place | undefined): boolean =>
    place === undefined || typeof place.value === 'boolean' || (isObject(place.value) && Object.keys(place.value).length === 0);
  return (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties' || keyword === 'items') && plain(old) && plain(now);
}

function differsInNumber(a: View, b: View): boolean {
  return choiceOf(a)?.members.length !== choiceOf(b)?.members.length;
}

function pairsOf(keyword: string, old: Place, now: Place, argument: string): Next[] | undefined {
  const inside =
    keyword === 'items' || keyword === 'prefixItems' || keyword === 'additionalProperties' || keyword === 'patternProperties'
      ? join(argument, '*')
      : argument;
  if (lists.has(keyword) && Array.isArray(old.value) && Array.isArray(now.value) && old.value.length === now.value.length) {
    const list = now.value;
    return old.value.map((member, i) => ({
      a: { value: member, pointer: join(old.pointer, i) },
      b: { value: list[i] ?? null, pointer: join(now.pointer, i) },
      argument: inside,
    }));
  }
  if (
    maps.has(keyword) &&
    isObject(old.value) &&
    isObject(now.value) &&
    same(Object.keys(old.value).toSorted(), Object.keys(now.value).toSorted())
  ) {
    const map = now.value;
    return Object.entries(old.value).map(([key, member]) => ({
      a: { value: member, pointer: join(old.pointer, key) },
      b: { value: map[key] ?? null, pointer: join(now.pointer, key) },
      argument: inside,
    }));
  }
  return singles.has(keyword) && isObject(old.value) && isObject(now.value) ? [{ a: old, b: now, argument: inside }] : undefined;
}
