// Judges a `tool-definition` run: the definitions and the learner's own calls give the shape, what the battery's calls did gives the job.
import type { Coded, Evidence } from '../../model/evidence.ts';
import type { Json } from '../../model/json.ts';
import { readJson } from '../../model/json-text/index.ts';
import type { Check, Report } from '../../model/report.ts';
import { assemble, checks, definitionRules, overBudget, ungraded } from '../../grading/index.ts';
import { onCase, onOtherTools } from './judge/case.ts';
import { type Data, RunFacts } from './judge/data.ts';
import { onForm } from './judge/form.ts';
import { onRequests } from './judge/requests.ts';
import { readSubmission } from './submission.ts';

function onDefinitions(tools: Json[], budget: number | null): Check[] {
  const rules = definitionRules.flatMap((rule) => {
    const found = tools.flatMap((tool, index) => rule.find({ tool, pointer: `/tools/${String(index)}`, tools, index }));
    return checks(rule.id, found);
  });
  return budget === null ? rules : [...rules, ...checks('definition.token-budget', overBudget(tools, '/tools', budget))];
}

/** Why the job was not judged, where it was not. */
function whyNot(data: Data): Coded {
  const [missing] = data.missing ?? [];
  if (missing !== undefined) return { code: 'binding.needed', params: { ...missing } };
  return { code: 'run.calls-not-possible', params: {} };
}

/** Judges one run. Pure: the same evidence gives the same report. */
export function judge(evidence: Evidence): Report {
  if (evidence.end.status !== 'complete') return ungraded(evidence);
  const value = readJson(evidence.submission.text).value ?? null;
  const data = RunFacts.parse(evidence.data);
  const submission = readSubmission(value);
  if (submission === undefined) return assemble(evidence, onForm(value), { code: 'run.calls-not-possible', params: {} }, true);
  const { tools } = submission;
  const found = [
    ...checks('submission.form', []),
    ...onDefinitions(tools, data.exercise.tokens),
    ...onRequests(evidence, submission, data),
    ...(data.cases ?? []).flatMap((tried) => onCase(evidence, tools, tried, data)),
    ...(data.cases === undefined ? [] : onOtherTools(evidence, tools)),
  ];
  return assemble(evidence, found, whyNot(data), data.cases === undefined);
}
