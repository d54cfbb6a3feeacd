// What one old call does on the new list. "Silently wrong" is said only where the definitions themselves prove it.
import { own, type Json } from '../../model/json.ts';
import type { SchemaVerdict } from '../../model/schema-error.ts';
import { judge } from '../../schema/index.ts';
import type { Change } from '../change.ts';
import type { ChangeCode } from '../codes.ts';
import { compareLists } from '../compare.ts';
import type { PairedTools } from '../tools/pair-tools.ts';
import { toolList, type Entry } from '../tools/tool-list.ts';
import { declares, undeclared, unsentDefaults } from './reach.ts';
import { reasonOf, type OldCall, type Outcome, type Reason } from './reason.ts';
import { weigh } from './weigh.ts';

/** The outcome of `call`, written for `before`, on `after`. */
export function outcome(call: OldCall, before: Json, after: Json): Outcome {
  const [olds, news] = [toolList(before), toolList(after)];
  const { changes, paired } = compareLists(olds, news);
  const pair = paired.pairs.find(({ old }) => old.name === call.name);
  const listed = news.entries.find(({ name }) => name === call.name);
  const target = listed ?? pair?.new;
  const about = changes.filter((change) => concerns(change, call.name, listed?.name));
  const root = target === undefined ? undefined : schemaOf(target);
  const base = {
    tool: target?.name ?? null,
    validity: root === undefined ? null : judge(root.value, call.arguments),
    ignored: root === undefined ? [] : undeclared(call.arguments, root),
    defaults: root === undefined ? [] : unsentDefaults(call.arguments, root),
  };
  if (listed === undefined) return { ...base, outcome: 'unknown_tool', reasons: vanished(call, about, paired), review: [] };
  const early = refused(base.validity, about, listed);
  if (early !== undefined) return { ...base, ...early };
  const old = pair === undefined ? undefined : schemaOf(pair.old);
  const swallowed = base.ignored.filter((pointer) => old !== undefined && declares(call.arguments, old, pointer));
  return { ...base, ...weigh(call, about, swallowed, old) };
}

function schemaOf({ tool, pointer }: Entry): { value: Json; pointer: string } {
  const value = own(tool, 'inputSchema');
  return value === undefined ? { value: {}, pointer } : { value, pointer: `${pointer}/inputSchema` };
}

function concerns(change: Change, name: string, listed: string | undefined): boolean {
  return change.tool === name || (change.code === 'similar-tool-added' && change.params['similarTo'] === listed);
}

const leaving: ReadonlySet<ChangeCode> = new Set(['tool-renamed', 'tool-removed', 'tool-split', 'tools-merged']);

function vanished(call: OldCall, about: readonly Change[], { pairs }: PairedTools): Reason[] {
  const reasons = about.filter(({ code }) => leaving.has(code)).map((change) => reasonOf(change));
  if (reasons.length > 0) return reasons;
  const before = pairs.find(({ old }) => old.name === call.name)?.old.pointer ?? null;
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
