// What one old call does on the new list. "Silently wrong" is said only where the definitions themselves prove it.
import { own, type Json } from '../../model/json.ts';
import type { SchemaVerdict } from '../../model/schema-error.ts';
import { judge } from '../../schema/index.ts';
import type { Change } from '../change.ts';
import type { ChangeCode } from '../codes.ts';
import { compareLists } from '../compare.ts';
import type { Pair } from '../tools/pair-tools.ts';
import { toolList, type Entry } from '../tools/tool-list.ts';
import { declares, undeclared, unsentDefaults } from './reach.ts';
import { reasonOf, type OldCall, type Outcome, type Reason } from './reason.ts';
import { weigh } from './weigh.ts';

/** The outcome of `call`, written for `before`, on `after`. */
export function outcome(call: OldCall, before: Json, after: Json): Outcome {
  return outcomes([call], before, after)[0] as Outcome;
}

/** The outcome of each of `calls`, in their order. The lists are compared once, however many calls there are. */
export function outcomes(calls: readonly OldCall[], before: Json, after: Json): Outcome[] {
  const [olds, news] = [toolList(before), toolList(after)];
  const { changes, paired } = compareLists(olds, news);
  const pairs = firstOf(paired.pairs, ({ old }) => old.name);
  const names = firstOf(news.entries, ({ name }) => name);
  const about = concerning(changes);
  return calls.map((call) => outcomeOf(call, { pair: pairs.get(call.name), listed: names.get(call.name), about }));
}

/** What is known about one call's name: its pair, the tool of that name in the new list, and the changes. */
type Known = { pair: Pair | undefined; listed: Entry | undefined; about: ReturnType<typeof concerning> };

function outcomeOf(call: OldCall, { pair, listed, about: concerns }: Known): Outcome {
  const target = listed ?? pair?.new;
  const about = concerns(call.name, listed?.name);
  const root = target === undefined ? undefined : schemaOf(target);
  const base = {
    tool: target?.name ?? null,
    validity: root === undefined ? null : judge(root.value, call.arguments),
    ignored: root === undefined ? [] : undeclared(call.arguments, root),
    defaults: root === undefined ? [] : unsentDefaults(call.arguments, root),
  };
  if (listed === undefined) return { ...base, outcome: 'unknown_tool', reasons: vanished(about, pair), review: [] };
  const early = refused(base.validity, about, listed);
  if (early !== undefined) return { ...base, ...early };
  const old = pair === undefined ? undefined : schemaOf(pair.old);
  const swallowed = base.ignored.filter((pointer) => old !== undefined && declares(call.arguments, old, pointer));
  return { ...base, ...weigh(call, about, swallowed, old) };
}

function firstOf<T>(list: readonly T[], nameOf: (item: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const item of list) if (!found.has(nameOf(item))) found.set(nameOf(item), item);
  return found;
}

/** Changes by the tool they speak of; a similar tool that was added also concerns the one it resembles. In the order of the changes. */
function concerning(changes: readonly Change[]): (name: string, listed: string | undefined) => Change[] {
  const [own, beside] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const add = (map: Map<string, number[]>, name: unknown, index: number): void => {
    if (typeof name !== 'string') return;
    const known = map.get(name);
    if (known === undefined) map.set(name, [index]);
    else known.push(index);
  };
  for (const [index, { tool, code, params }] of changes.entries()) {
    add(own, tool, index);
    if (code === 'similar-tool-added') add(beside, params['similarTo'], index);
  }
  return (name, listed) => {
    const found = new Set([...(own.get(name) ?? []), ...(listed === undefined ? [] : (beside.get(listed) ?? []))]);
    return [...found].toSorted((a, b) => a - b).flatMap((index) => changes[index] ?? []);
  };
}

function schemaOf({ tool, pointer }: Entry): { value: Json; pointer: string } {
  const value = own(tool, 'inputSchema');
  return value === undefined ? { value: {}, pointer } : { value, pointer: `${pointer}/inputSchema` };
}

const leaving: ReadonlySet<ChangeCode> = new Set(['tool-renamed', 'tool-removed', 'tool-split', 'tools-merged']);

function vanished(about: readonly Change[], pair: Pair | undefined): Reason[] {
  const reasons = about.filter(({ code }) => leaving.has(code)).map((change) => reasonOf(change));
  if (reasons.length > 0) return reasons;
  const before = pair?.old.pointer ?? null;
  return [{ kind: null, code: 'not-listed', before, after: null, argument: null }];
}

const breaking: ReadonlySet<ChangeCode> = new Set<ChangeCode>([
  'argument-renamed',
  'required-added',
  'became-required',
  'argument-removed',
  'object-closed',
  'type-changed',
  'type-narrowed',
  'bound-narrowed',
  'pattern-changed',
  'choice-changed',
  'constraint-changed',
  'enum-retired',
  'enum-imposed',
  'dialect-changed',
  'not-compared',
]);

function refused(
  verdict: SchemaVerdict | null,
  about: readonly Change[],
  { pointer }: Entry,
): Pick<Outcome, 'outcome' | 'reasons' | 'review'> | undefined {
  const at = `${pointer}/inputSchema`;
  switch (verdict?.status) {
    case undefined:
    case 'valid':
      return undefined;
    case 'invalid': {
      const places = verdict.errors.map((error) => error.pointer);
      const near = about.filter((change) => breaking.has(change.code) && touches(change, places));
      const causes = near.length > 0 ? near : about.filter((change) => breaking.has(change.code));
      const reasons = causes.map((change) => reasonOf(change));
      const plain = verdict.errors.map((error): Reason => ({
        kind: null,
        code: 'refused',
        before: null,
        after: at,
        argument: error.pointer,
      }));
      return { outcome: 'shape_error', reasons: reasons.length > 0 ? reasons : plain, review: [] };
    }
    case 'schema-invalid':
      return {
        outcome: 'needs_review',
        reasons: [{ kind: null, code: 'schema-invalid', before: null, after: at, argument: null }],
        review: [],
      };
    case 'not-judged':
      return {
        outcome: 'needs_review',
        reasons: [{ kind: null, code: 'not-judged', before: null, after: at, argument: null }],
        review: [],
      };
  }
}

function touches(change: Change, places: readonly string[]): boolean {
  const named = change.params['new'];
  return places.some((place) =>
    change.arguments.length === 0
      ? place === ''
      : change.arguments.some((argument) => covers(argument, place)) ||
        (change.code === 'argument-renamed' && typeof named === 'string' && place.endsWith(`/${named}`)),
  );
}

/** True where `place` is the argument, or stands inside it, or around it. `*` covers any one token. */
export function covers(argument: string, place: string): boolean {
  const [pattern, path] = [argument.split('/').slice(1), place.split('/').slice(1)];
  return pattern.slice(0, path.length).every((token, i) => token === '*' || token === path[i]);
}
