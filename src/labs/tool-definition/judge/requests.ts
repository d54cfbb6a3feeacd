// The learner's own calls: one for each request, to a tool that exists, accepted by its schema, carrying what the user said.
import { type Finding, checks } from '../../../grading/index.ts';
import type { Evidence, Step } from '../../../model/evidence.ts';
import { type Json, join, own } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import { valuePlace } from '../codecs/codec.ts';
import type { Submission } from '../submission.ts';
import type { Data } from './data.ts';

type CallStep = Extract<Step, { step: 'call' }>;

/** The fate of the call of a case, and the steps that show it. Of several calls the first one that ran. */
export function callOf(evidence: Evidence, id: string): { call: CallStep; shown: number[] } | undefined {
  const steps = evidence.steps.filter((step) => step.case === id);
  const calls = steps.filter((step) => step.step === 'call');
  const call = calls.find((step) => step.outcome === 'executed') ?? calls[0];
  return call === undefined ? undefined : { call, shown: steps.map((step) => step.n) };
}

function carries(data: Data, id: string, tool: string): Finding[] {
  const facts = new Set((data.bindings ?? []).filter((binding) => binding.tool === tool).map((binding) => binding.fact));
  return [...facts].flatMap((fact) => {
    const mine = (data.bindings ?? []).filter((binding) => binding.tool === tool && binding.fact === fact);
    const [first] = mine;
    if (first === undefined || mine.some((binding) => binding.shownBy.includes(id))) return [];
    return [{ pointer: join('/calls', id, 'arguments') + valuePlace(first), params: { fact, request: id } }];
  });
}

/** The checks over all requests of the brief. */
export function onRequests(evidence: Evidence, submission: Submission, data: Data): Check[] {
  const missing: Finding[] = [];
  const unknown: Finding[] = [];
  const unfit: Finding[] = [];
  const empty: Finding[] = [];
  const uncalled: Finding[] = [];
  const names = new Set(submission.tools.map((tool: Json) => own(tool, 'name')));
  for (const { id, none } of data.exercise.requests) {
    const place = join('/calls', id);
    const given = Object.hasOwn(submission.calls, id) ? submission.calls[id] : undefined;
    if (given === undefined) missing.push({ pointer: '/calls', params: { request: id } });
    else if ('none' in given) uncalled.push(...(none ? [] : [{ pointer: place, params: { request: id, called: false } }]));
    else {
      if (none) uncalled.push({ pointer: place, params: { request: id, called: true, tool: given.name } });
      const fate = callOf(evidence, id);
      if (!names.has(given.name)) unknown.push({ pointer: join(place, 'name'), params: { request: id, name: given.name } });
      if (fate?.call.outcome === 'refused-by-schema') {
        const [error] = fate.call.errors;
        unfit.push({
          pointer: join(place, 'arguments') + (error?.pointer ?? ''),
          params: { request: id, rule: error?.rule ?? '', expected: error?.expected ?? null },
          evidence: fate.shown,
        });
      } else if (!none) empty.push(...carries(data, id, given.name));
    }
  }
  const possible = data.bindings !== undefined;
  return [
    ...checks('call.present', missing),
    ...checks('call.known-tool', unknown),
    ...(possible || unfit.length > 0 ? checks('call.fits-schema', unfit) : []),
    ...checks('call.none-expected', uncalled),
    ...(possible ? checks('call.carries-values', empty) : []),
  ];
}
