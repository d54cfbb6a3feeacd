// One case of the battery: what its call did, against what it should have done.
import { type Finding, type KnownRule, checks, notApplicable } from '../../../grading/index.ts';
import type { Evidence } from '../../../model/evidence.ts';
import type { Json } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import { valuePlace } from '../codecs/codec.ts';
import type { Data, TriedCase } from './data.ts';
import { schemaPlace, toolPlace } from './places.ts';
import { callOf } from './requests.ts';

const ruleOf = (tried: TriedCase): KnownRule => {
  switch (tried.case) {
    case 'trap':
      return 'trap.stopped';
    case 'legit':
      return tried.knowsUnit === undefined ? 'legit.accepted' : 'text.unit-stated';
    case 'text':
      return 'text.number-stated';
  }
};

type Fate = NonNullable<ReturnType<typeof callOf>>;

function factsRecorded(evidence: Evidence, id: string): Json {
  const effect = evidence.steps.find((step) => step.case === id && step.step === 'effect');
  return effect?.step === 'effect' ? (effect.effect.params['facts'] ?? null) : null;
}

function findingsFor(evidence: Evidence, tools: Json[], tried: TriedCase, data: Data, { call, shown }: Fate): Finding[] {
  const binding = (data.bindings ?? []).find(
    (one) => one.tool === call.tool && (tried.case !== 'trap' || tried.fact === null || one.fact === tried.fact),
  );
  const place = binding === undefined ? '' : valuePlace(binding);
  const params = { arguments: call.arguments, recorded: factsRecorded(evidence, tried.id), outcome: call.outcome };
  switch (tried.case) {
    case 'trap': {
      const stopped = call.outcome === 'refused-by-schema' || (tried.stop === 'server' && call.outcome === 'refused-by-server');
      const pointer = schemaPlace(tools, call.tool, tried.fact === null ? '' : place);
      return stopped || tried.same === true
        ? []
        : [{ pointer, params: { ...params, trap: tried.trap, fact: tried.fact }, evidence: shown }];
    }
    case 'legit': {
      if (call.outcome === 'executed' && tried.same === true) return [];
      const [error] = call.errors;
      const pointer = schemaPlace(tools, call.tool, error?.pointer ?? place);
      return [
        {
          pointer,
          params: { ...params, rule: error?.rule ?? '', expected: error?.expected ?? null, at: error?.pointer ?? '' },
          evidence: shown,
        },
      ];
    }
    case 'text':
      return [{ pointer: toolPlace(tools, call.tool), params, evidence: shown }];
  }
}

/** The checks of one case. */
export function onCase(evidence: Evidence, tools: Json[], tried: TriedCase, data: Data): Check[] {
  const rule = ruleOf(tried);
  const about = { case: tried.id, holdout: tried.holdout };
  if (tried.skip === 'text-states-it') return checks(rule, [], { ...about, params: { why: tried.skip } });
  const fate = callOf(evidence, tried.id);
  if (tried.skip !== undefined || fate === undefined) {
    return [notApplicable(rule, { ...about, params: { why: tried.skip ?? 'no-answer' } })];
  }
  return checks(rule, findingsFor(evidence, tools, tried, data, fate), { ...about, evidence: fate.shown });
}

/** Tools beside the ones that the calls use: did one of them take the slip? Nothing to say where there are none. */
export function onOtherTools(evidence: Evidence, tools: Json[]): Check[] {
  const taken = evidence.steps.filter((step) => step.case === 'other-tool' && step.step === 'call');
  const found = taken.flatMap((step) =>
    step.step === 'call' && step.outcome === 'executed'
      ? [{ pointer: toolPlace(tools, step.tool), params: { tool: step.tool, arguments: step.arguments }, evidence: [step.n] }]
      : [],
  );
  return checks('trap.other-tool', found);
}
