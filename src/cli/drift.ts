// `pokayoke drift`: every change between two definitions or lists, and what each old call does on the new one.
import { parseArgs } from 'node:util';
import { compare, kindOf, oldCalls, outcome, type Change, type OldCall, type Outcome } from '../drift/index.ts';
import { canonical, isObject, own, type Json, type JsonObject } from '../model/json.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Locale } from '../model/localized.ts';
import { toolsAt } from './artefacts/read-definitions.ts';
import { driftText } from './artefacts/drift-text.ts';
import type { Done } from './command.ts';
import { done, localeOf, misused, unreadableArguments } from './command.ts';
import { readInput } from './read-input.ts';
import { say } from './words.ts';

const options = { calls: { type: 'string' }, json: { type: 'boolean', default: false }, lang: { type: 'string' } } as const;
const limits = { bytes: 134_217_728, depth: 256, values: 20_000_000 };

/** One old call and what became of it. */
export type CallReport = { call: OldCall; outcome: Outcome };

function valueOf(file: string, locale: Locale): { value: Json } | Done {
  const input = readInput(file, locale);
  if ('code' in input) return input;
  const { value, reading } = readJson(input.text, limits);
  if (value !== undefined) return { value };
  const { line, column } = reading.notes.find(({ fatal }) => fatal)?.place ?? { line: 1, column: 1 };
  return misused(say(locale, 'cli.drift-unreadable', { file, line, column }));
}

/** Calls of a file: one, an array, `{calls}`, or `tools/call` requests. Undefined where something else stands there. */
function callsIn(value: Json): OldCall[] | undefined {
  const listed = own(value, 'calls') ?? value;
  const calls = (Array.isArray(listed) ? listed : [listed]).map((item) => {
    const call = own(item, 'params') ?? item;
    const [name, args] = [own(call, 'name'), own(call, 'arguments') ?? {}];
    return typeof name === 'string' && isObject(args) ? { name, arguments: args } : undefined;
  });
  return calls.some((call) => call === undefined) ? undefined : calls.filter((call) => call !== undefined);
}

/** A change with the slug of its kind, as it stands in the JSON. */
function shown(change: Change): JsonObject {
  return { ...(change as unknown as JsonObject), slug: kindOf(change.kind).slug };
}

function isDefinition(value: Json): boolean {
  return toolsAt(value) !== undefined || own(value, 'name') !== undefined || (Array.isArray(value) && value.length === 0);
}

/** Compares two files. `args` are those after `drift`. Exit code 1 where an old call breaks, or does another job. */
export function driftCommand(args: readonly string[]): Done {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (fault) {
    return unreadableArguments('ja', fault);
  }
  const { values, positionals } = parsed;
  const locale = localeOf(values.lang);
  if (locale === undefined) return misused(say('ja', 'cli.lang'), say('en', 'cli.lang'));
  const [old, now, ...rest] = positionals;
  if (old === undefined || now === undefined || rest.length > 0)
    return misused(say(locale, 'cli.drift-needs'), say(locale, 'cli.see-help'));
  const [before, after] = [valueOf(old, locale), valueOf(now, locale)];
  if ('code' in before) return before;
  if ('code' in after) return after;
  const strange = [
    { file: old, ...before },
    { file: now, ...after },
  ].find(({ value }) => !isDefinition(value));
  if (strange !== undefined) return misused(say(locale, 'cli.drift-unknown', { file: strange.file }));
  const given = values.calls === undefined ? undefined : valueOf(values.calls, locale);
  if (given !== undefined && 'code' in given) return given;
  const calls = given === undefined ? oldCalls(before.value) : callsIn(given.value);
  if (calls === undefined) return misused(say(locale, 'cli.drift-calls', { file: values.calls ?? '' }));
  const changes = compare(before.value, after.value);
  const reports = calls.map((call): CallReport => ({ call, outcome: outcome(call, before.value, after.value) }));
  const broken = reports.some(({ outcome: { outcome: name } }) => name !== 'works' && name !== 'needs_review');
  const document: JsonObject = { format: 'pokayoke/drift/1', changes: changes.map(shown), calls: reports as unknown as Json[] };
  return done(broken ? 1 : 0, values.json ? `${canonical(document)}\n` : driftText(changes, reports, locale));
}
