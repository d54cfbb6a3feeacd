// Judges a `tool-error` run by what followed: calls sent, effects, what reached the agent and what the user heard.
import { type Finding, assemble, checks, ungraded } from '../../grading/index.ts';
import type { Evidence } from '../../model/evidence.ts';
import { type Json, isObject, join, own } from '../../model/json.ts';
import { readJson } from '../../model/json-text/index.ts';
import type { Check, Report } from '../../model/report.ts';
import { courseOf } from './heard.ts';
import { onCase } from './judge/case.ts';
import { RunFacts, type SituationFacts } from './judge/data.ts';
import { onResponse } from './judge/response.ts';

function form(submission: Json, situations: SituationFacts[]): Finding[] {
  if (!isObject(submission)) return [{ pointer: '', params: { why: 'object' } }];
  const known = new Set(situations.map(({ id }) => id));
  const missing = situations.filter(({ id }) => own(submission, id) === undefined);
  const unknown = Object.keys(submission).filter((key) => !known.has(key));
  return [
    ...missing.map(({ id }) => ({ pointer: '', params: { why: 'missing', name: id } })),
    ...unknown.map((name) => ({ pointer: join('', name), params: { why: 'unknown', name } })),
  ];
}

/** Judges one run. Pure: the same evidence gives the same report. */
export function judge(evidence: Evidence): Report {
  if (evidence.end.status !== 'complete') return ungraded(evidence);
  const { situations, cases } = RunFacts.parse(evidence.data);
  const submission = readJson(evidence.submission.text).value ?? null;
  const found: Check[] = checks('submission.form', form(submission, situations));
  for (const situation of situations) {
    const response = isObject(submission) ? own(submission, situation.id) : undefined;
    if (response === undefined) continue;
    found.push(...onResponse(situation, response));
    const mine = cases.filter((tried) => tried.situation === situation.id);
    found.push(...mine.flatMap((tried) => onCase(tried, courseOf(evidence, tried.id, situation.tool), situation)));
  }
  return assemble(evidence, found);
}
