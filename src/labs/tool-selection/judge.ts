// Judges a `tool-selection` run: definitions and numbers give the shape of the tools, the selector's choices give the job.
import { assemble, checks, definitionRules, overBudget, ungraded } from '../../grading/index.ts';
import type { Evidence } from '../../model/evidence.ts';
import { type Json, own } from '../../model/json.ts';
import { readJson } from '../../model/json-text/index.ts';
import type { Check, Report } from '../../model/report.ts';
import { Frame, RunFacts } from './judge/data.ts';
import { onNumbers } from './judge/numbers.ts';
import { onReadings } from './judge/readings.ts';
import { type PlaceOf, onRequests } from './judge/requests.ts';
import { onTexts } from './judge/texts.ts';
import { faults, readSubmission } from './submission.ts';

function onDefinitions(tools: Json[], budget: number | null): Check[] {
  const found = definitionRules.flatMap((rule) =>
    checks(
      rule.id,
      tools.flatMap((tool, index) => rule.find({ tool, pointer: `/tools/${String(index)}`, tools, index })),
    ),
  );
  return budget === null ? found : [...found, ...checks('definition.token-budget', overBudget(tools, '/tools', budget))];
}

/** The description of a tool, or the tool where it has none; the whole list for no tool. */
function placeIn(tools: readonly Json[]): PlaceOf {
  return (name) => {
    const index = tools.findIndex((tool) => own(tool, 'name') === name);
    if (index === -1) return '/tools';
    const tool = `/tools/${String(index)}`;
    return own(tools[index], 'description') === undefined ? tool : `${tool}/description`;
  };
}

/** Judges one run. Pure: the same evidence gives the same report. */
export function judge(evidence: Evidence): Report {
  if (evidence.end.status !== 'complete') return ungraded(evidence);
  const frame = Frame.parse(evidence.data);
  const value = readJson(evidence.submission.text).value ?? null;
  const submission = readSubmission(value, frame.names);
  if (submission === undefined) {
    const wrong = faults(value, frame.names).map(({ pointer, why, name }) => ({ pointer, params: { why, name } }));
    const tools = own(value, 'tools');
    const found = [...checks('submission.form', wrong), ...(Array.isArray(tools) ? onDefinitions(tools, frame.budget) : [])];
    return assemble(evidence, found, { code: 'run.tools-not-given', params: {} }, true);
  }
  const facts = RunFacts.parse(evidence.data);
  const { tools } = submission;
  const place = placeIn(tools);
  const whole = typeof own(value, 'system') === 'string';
  return assemble(evidence, [
    ...checks('submission.form', []),
    ...onDefinitions(tools, frame.budget),
    ...onNumbers(facts),
    ...onRequests(facts, frame, place),
    ...onTexts(tools, facts, place, whole),
    ...onReadings(submission, facts, frame, place, whole),
  ]);
}
