// Reads `pokayoke.config.json` and a baseline. Every fault has its place; nothing unknown is passed over.
import * as z from 'zod/mini';
import { rules } from '../../grading/index.ts';
import { Baseline, CheckConfig } from '../../model/check-config.ts';
import { isObject, join, own, type Json } from '../../model/json.ts';
import { readJson } from '../../model/json-text/index.ts';
import type { Reading } from '../../model/reading.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { limits } from '../limits.ts';
import { nearest } from './nearest.ts';

/** What is wrong at one place of a file. */
export type PolicyFault = {
  code: 'unknown-key' | 'missing' | 'type' | 'value' | 'reason' | 'date' | 'site' | 'pointer' | 'unknown-rule';
  pointer: string;
  line: number;
  column: number;
  params: Record<string, Json>;
};

/** A file that could not be used: it is no JSON, or has faults. */
export type Unusable = { status: 'unreadable'; reading: Reading } | { status: 'faulty'; faults: PolicyFault[] };

/** A configuration with the places of its ignores, for what is said about them. */
export type Policy = { config: CheckConfig; places: { line: number; column: number }[] };

type Place = (pointer: string) => { line: number; column: number };

/** What an issue of the schema is called. `pointer` is where the fault stands, or the object in which something is missing. */
function faultsOf(issue: z.core.$ZodIssue, root: Json): Omit<PolicyFault, 'line' | 'column'>[] {
  const path = issue.path.map((token) => (typeof token === 'symbol' ? String(token) : token));
  const pointer = join('', ...path);
  const key = String(path.at(-1) ?? '');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => ({ code: 'unknown-key', pointer: join(pointer, name), params: { key: name } }));
  let value: Json | undefined = root;
  for (const token of path) value = Array.isArray(value) ? value[Number(token)] : own(value, String(token));
  if (value === undefined) return [{ code: 'missing', pointer: join('', ...path.slice(0, -1)), params: { key } }];
  switch (issue.code) {
    case 'invalid_type':
      return [{ code: 'type', pointer, params: { key, expected: issue.expected } }];
    case 'invalid_value':
      return [{ code: 'value', pointer, params: { key, expected: issue.values.map(String).join(' ') } }];
    default: {
      const code =
        key === 'reason' ? 'reason' : key === 'until' ? 'date' : key === 'site' ? 'site' : key === 'pointer' ? 'pointer' : 'value';
      return [{ code: key === 'rule' ? 'unknown-rule' : code, pointer, params: { key, given: value } }];
    }
  }
}

function unknownRules(value: Json): Omit<PolicyFault, 'line' | 'column'>[] {
  const known = Object.keys(rules);
  const named = [
    ...Object.keys(isObject(own(value, 'rules')) ? (own(value, 'rules') as object) : {}).map((given) => ({
      given,
      pointer: join('', 'rules', given),
    })),
    ...[own(value, 'ignores') ?? []].flat().flatMap((ignore, i) => {
      const given = own(ignore, 'rule');
      return typeof given === 'string' ? [{ given, pointer: join('', 'ignores', i, 'rule') }] : [];
    }),
  ];
  return named
    .filter(({ given }) => !known.includes(given))
    .map(({ given, pointer }) => ({ code: 'unknown-rule', pointer, params: { given, nearest: nearest(given, known) ?? '' } }));
}

function read<T>(
  text: string,
  schema: z.ZodMiniType<T>,
  also: (value: Json) => Omit<PolicyFault, 'line' | 'column'>[],
): Result<{ data: T; place: Place }, Unusable> {
  const { value, reading, place } = readJson(text, limits);
  if (value === undefined) return fail({ status: 'unreadable', reading });
  const placeOf: Place = (pointer) => {
    const found = place(pointer, 'key') ?? place(pointer) ?? { line: 1, column: 1 };
    return { line: found.line, column: found.column };
  };
  const parsed = z.safeParse(schema, value);
  const unknown = also(value);
  const spoken = new Set(unknown.map(({ pointer }) => pointer));
  const faults = [
    ...unknown,
    ...(parsed.error?.issues.flatMap((issue) => faultsOf(issue, value)) ?? []).filter(({ pointer }) => !spoken.has(pointer)),
  ];
  if (!parsed.success || faults.length > 0)
    return fail({ status: 'faulty', faults: faults.map((fault) => ({ ...fault, ...placeOf(fault.pointer) })) });
  return ok({ data: parsed.data, place: placeOf });
}

/** Reads a configuration. */
export function readPolicy(text: string): Result<Policy, Unusable> {
  const got = read(text, CheckConfig, unknownRules);
  if (!got.ok) return got;
  const { data, place } = got.value;
  return ok({ config: data, places: (data.ignores ?? []).map((_, i) => place(join('', 'ignores', i))) });
}

/** Reads a baseline. */
export function readBaseline(text: string): Result<Baseline, Unusable> {
  const got = read(text, Baseline, () => []);
  return got.ok ? ok(got.value.data) : got;
}
