// The frame of the submission: one plan for each profile of the brief, each in the agreed form.
import type * as z from 'zod/mini';
import type { Finding } from '../../../grading/index.ts';
import { type Json, at, isObject, join, own } from '../../../model/json.ts';
import { Plan } from '../submission.ts';

type Issue = z.core.$ZodIssue;

const last = (path: readonly PropertyKey[], fallback: string): string => String(path.at(-1) ?? fallback);

/** Where the value itself is missing, the place is what it is missing from. */
function place(root: Json, profile: string, path: readonly PropertyKey[]): string {
  const whole = join('', profile, ...path.map((part) => (typeof part === 'symbol' ? '' : part)));
  return at(root, whole) === undefined ? whole.slice(0, whole.lastIndexOf('/')) : whole;
}

/**
 * Of the forms that a value might have, the complaints of the one that comes nearest: about keys it does not know, before
 * those that are missing. Undefined where two forms are mixed, or none is near: then the value as a whole is at fault.
 */
function nearest(issue: Extract<Issue, { code: 'invalid_union' }>, value: Json): Issue[] | undefined {
  const branches = issue.errors.filter((errors) => errors.some((error) => error.path.length > 0 || error.code === 'unrecognized_keys'));
  const [closest] = branches.toSorted((a, b) => a.length - b.length);
  const strange = closest?.filter((error) => error.code === 'unrecognized_keys') ?? [];
  if (strange.length === 0) return closest;
  return isObject(value) && Object.keys(value).length > 1 ? undefined : strange;
}

function findingsOf(issue: Issue, root: Json, profile: string, path: readonly PropertyKey[]): Finding[] {
  const here = [...path, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ pointer: place(root, profile, [...here, key]), params: { why: 'unknown', name: key } }));
  }
  if (issue.code === 'invalid_union') {
    const inner = nearest(issue, at(root, join('', profile, ...here.map(String))) ?? null);
    if (inner !== undefined) return inner.flatMap((one) => findingsOf(one, root, profile, here));
  }
  const pointer = place(root, profile, here);
  const name = last(here, profile);
  const value = at(root, join('', profile, ...here.map(String)));
  if (value === undefined) return [{ pointer, params: { why: 'missing', name } }];
  if (issue.code === 'invalid_type' && issue.expected === 'object') return [{ pointer, params: { why: 'object', name } }];
  if (issue.code === 'invalid_type' && issue.expected === 'array') return [{ pointer, params: { why: 'array', name } }];
  return [{ pointer, params: { why: name === 'type' ? 'type' : 'value', name } }];
}

/** The findings of one profile's plan; none where it can be run. */
function onPlan(submission: Json, profile: string): Finding[] {
  const plan = own(submission, profile);
  if (plan === undefined) return [{ pointer: '', params: { why: 'missing', name: profile } }];
  const read = Plan.safeParse(plan);
  return read.success ? [] : read.error.issues.flatMap((issue) => findingsOf(issue, submission, profile, []));
}

/** Everything that does not keep to the frame. */
export function onForm(submission: Json, profiles: readonly string[]): Finding[] {
  if (!isObject(submission)) return [{ pointer: '', params: { why: 'object', name: 'JSON' } }];
  const unknown = Object.keys(submission).filter((key) => !profiles.includes(key));
  return [
    ...profiles.flatMap((profile) => onPlan(submission, profile)),
    ...unknown.map((name) => ({ pointer: join('', name), params: { why: 'unknown', name } })),
  ];
}
