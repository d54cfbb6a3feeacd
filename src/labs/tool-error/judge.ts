// Judges a `tool-error` run by what followed: calls sent, effects, what reached the agent and what the user heard.
import * as z from 'zod/mini';
import { envelopeResult, leaks, readResult } from '../../agent/index.ts';
import { type Finding, assemble, checks, jsonIn, notApplicable, responseRules, textBlocks, ungraded } from '../../grading/index.ts';
import type { Evidence } from '../../model/evidence.ts';
import { type Json, isObject, join, own } from '../../model/json.ts';
import { readJson } from '../../model/json-text/index.ts';
import type { Check, Report } from '../../model/report.ts';
import { type Course, courseOf } from './heard.ts';

const Data = z.object({
  situations: z.array(z.object({ id: z.string(), kind: z.string(), secrets: z.array(z.string()), requestId: z.int() })),
  cases: z.array(
    z.object({
      id: z.string(),
      situation: z.string(),
      holdout: z.optional(z.string()),
      expect: z.object({
        calls: z.tuple([z.int(), z.int()]),
        ends: z.array(z.string()),
        told: z.array(z.object({ id: z.string(), any: z.array(z.string()) })),
        corrects: z.nullable(z.string()),
        effects: z.nullable(z.int()),
      }),
    }),
  ),
});
type Situation = z.infer<typeof Data>['situations'][number];
type Case = z.infer<typeof Data>['cases'][number];

/** Reasons for which the turn ended without the failure ever being known to the agent. */
const unknowing = new Set(['caller.success', 'caller.empty', 'caller.silent', 'caller.dropped', 'caller.protocol-error', 'caller.input-required']);

function form(submission: Json, situations: Situation[]): Finding[] {
  if (!isObject(submission)) return [{ pointer: '', params: { why: 'object' } }];
  const missing = situations.filter(({ id }) => own(submission, id) === undefined).map(({ id }) => ({ pointer: '', params: { why: 'missing', name: id } }));
  const known = new Set(situations.map(({ id }) => id));
  const unknown = Object.keys(submission).filter((key) => !known.has(key)).map((key) => ({ pointer: join('', key), params: { why: 'unknown', name: key } }));
  return [...missing, ...unknown];
}

function textsOf(result: Json | undefined, pointer: string, secrets: string[]): Finding[] {
  const blocks = textBlocks(result).map(({ index, text }) => ({ text, pointer: join(pointer, 'result', 'content', index, 'text') }));
  const structured = own(result, 'structuredContent');
  const inside = structured === undefined ? [] : [{ text: JSON.stringify(structured), pointer: join(pointer, 'result', 'structuredContent') }];
  const copies = new Set(inside.map(({ text }) => text));
  return [...blocks.filter(({ text }) => !(jsonIn(text) !== undefined && copies.has(JSON.stringify(jsonIn(text))))), ...inside].flatMap(({ text, pointer: place }) =>
    leaks(text, secrets).map(({ what, found }) => ({ pointer: place, params: { what, found } })),
  );
}

/** Checks over the response itself, whatever the agent made of it. */
function onResponse(situation: Situation, response: Json): Check[] {
  const pointer = join('', situation.id);
  const tried = { case: situation.id };
  const shape = responseRules.flatMap((rule) => checks(rule.id, rule.find({ response, pointer, requestId: situation.requestId }), tried));
  const result = envelopeResult(response);
  const clean = checks('failure.clean-text', textsOf(result, pointer, situation.secrets), tried);
  if (result === undefined || situation.kind === 'empty') return [...shape, ...clean];
  const read = readResult(result);
  const here = join(pointer, 'result');
  const kind = read.fields.kind ?? null;
  return [
    ...shape,
    ...clean,
    ...checks('failure.retryable-field', read.fields.retryable === undefined ? [{ pointer: here, params: {} }] : [], tried),
    ...checks('failure.kind-field', kind === situation.kind ? [] : [{ pointer: here, params: { kind, expected: situation.kind } }], tried),
  ];
}

function missingWords(course: Course, { expect }: Case): string[] {
  return expect.told.filter(({ any }) => !any.some((word) => course.heard.includes(word.normalize('NFKC').toLowerCase()))).map(({ id }) => id);
}

function onEmpty(tried: Case, course: Course): Check[] {
  const right = tried.expect.ends.includes(course.says) && course.calls.length <= tried.expect.calls[1];
  const params = { says: course.says, because: course.because, calls: course.calls.length };
  const found = right ? [] : [{ pointer: join('', tried.situation), params, evidence: [...course.calls, course.saidAt] }];
  return checks('empty.believed', found, { case: tried.id, holdout: tried.holdout, evidence: [course.saidAt] });
}

/** Checks over what the agent and the user went through in one case. */
function onCase(tried: Case, course: Course): Check[] {
  const pointer = join('', tried.situation);
  const { expect, holdout } = tried;
  const about = { case: tried.id, holdout, evidence: course.calls };
  const known = !(unknowing.has(course.because) && course.calls.length === 1);
  const params = { says: course.says, because: course.because, calls: course.calls.length };
  if (!known) {
    const found = [{ pointer, params, evidence: [course.decidedAt, course.saidAt] }];
    return [
      ...checks('failure.reaches-agent', found, about),
      notApplicable('failure.calls', about),
      notApplicable('failure.user-told', about),
      ...(expect.corrects === null ? [] : [notApplicable('failure.corrected', about)]),
      ...(expect.effects === null ? [] : [notApplicable('failure.effects', about)]),
    ];
  }
  const [fewest, most] = expect.calls;
  const count = course.calls.length;
  const counted = count >= fewest && count <= most ? [] : [{ pointer, params: { ...params, fewest, most }, evidence: course.calls }];
  const missing = missingWords(course, tried);
  const ended = expect.ends.includes(course.says);
  const told = ended && missing.length === 0 ? [] : [{ pointer, params: { ...params, missing, ended }, evidence: [course.saidAt] }];
  const corrects = expect.corrects;
  const amended = corrects === null || course.corrected === corrects ? [] : [{ pointer, params: { ...params, argument: corrects, corrected: course.corrected ?? null }, evidence: [course.decidedAt] }];
  const effects = expect.effects === null || course.effects === expect.effects ? [] : [{ pointer, params: { ...params, effects: course.effects, expected: expect.effects }, evidence: course.calls }];
  return [
    ...checks('failure.reaches-agent', [], about),
    ...checks('failure.calls', counted, about),
    ...(corrects === null ? [] : checks('failure.corrected', amended, about)),
    ...(expect.effects === null ? [] : checks('failure.effects', effects, about)),
    ...checks('failure.user-told', told, about),
  ];
}

/** Judges one run. Pure: the same evidence gives the same report. */
export function judge(evidence: Evidence): Report {
  if (evidence.end.status !== 'complete') return ungraded(evidence);
  const { situations, cases } = Data.parse(evidence.data);
  const submission = readJson(evidence.submission.text).value ?? null;
  const responses = new Map(situations.flatMap((situation) => {
    const response = isObject(submission) ? own(submission, situation.id) : undefined;
    return response === undefined ? [] : [[situation.id, response] as const];
  }));
  const found: Check[] = checks('submission.form', form(submission, situations));
  for (const situation of situations) {
    const response = responses.get(situation.id);
    if (response !== undefined) found.push(...onResponse(situation, response));
  }
  for (const tried of cases) {
    if (!responses.has(tried.situation)) continue;
    const kind = situations.find(({ id }) => id === tried.situation)?.kind;
    const course = courseOf(evidence, tried.id);
    found.push(...(kind === 'empty' ? onEmpty(tried, course) : onCase(tried, course)));
  }
  return assemble(evidence, found);
}
