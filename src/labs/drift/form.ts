// From what zod complains about to findings of `submission.form`, at places that exist in the text. Pure.
import type * as z from 'zod/mini';
import type { Finding } from '../../grading/index.ts';
import { type Json, at, isObject, join, own } from '../../model/json.ts';

type Issue = z.core.$ZodIssue;

const show = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const known = (pointer: string, root: Json): string => {
  let here = pointer;
  while (here !== '' && at(root, here) === undefined) here = here.slice(0, here.lastIndexOf('/'));
  return here;
};

/** The finding for one complaint about the value at `base`. */
function findingOf(issue: Issue, root: Json, base: string): Finding {
  const whole = join(base, ...issue.path.map((part) => (typeof part === 'symbol' ? '' : part)));
  const name = String(issue.path.at(-1) ?? base.slice(base.lastIndexOf('/') + 1));
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    return { pointer: known(join(whole, key), root), params: { why: 'unknown', name: issue.keys.join(', ') } };
  }
  if (at(root, whole) === undefined) return { pointer: known(whole, root), params: { why: 'missing', name } };
  const why = issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'array') ? issue.expected : 'value';
  return { pointer: whole, params: { why, name } };
}

/** All complaints about the value at `base`; missing members of one object are one finding. */
export function formFindings(issues: readonly Issue[], root: Json, base: string): Finding[] {
  const found = issues.map((issue) => findingOf(issue, root, base));
  const missing = found.filter(({ params, pointer }) => params['why'] === 'missing' && pointer === known(base, root));
  const names = missing.map(({ params }) => show(params['name'])).join(', ');
  const rest = found.filter((one) => !missing.includes(one));
  return missing.length === 0 ? rest : [{ pointer: known(base, root), params: { why: 'missing', name: names } }, ...rest];
}

/** Members of the object at `base` that nobody asked for. */
export function strangers(root: Json, base: string, asked: readonly string[]): Finding[] {
  const value = at(root, base);
  if (!isObject(value)) return [];
  return Object.keys(value)
    .filter((key) => !asked.includes(key))
    .map((key) => ({ pointer: join(base, key), params: { why: 'unknown', name: key } }));
}

/** The member `key` of the object at `base`, or the finding that it is missing. */
export function member(root: Json, base: string, key: string): { value: Json } | { missing: Finding } {
  const value = own(at(root, base) ?? null, key);
  return value === undefined ? { missing: { pointer: known(base, root), params: { why: 'missing', name: key } } } : { value };
}
