// Runs a `predict` task: the calls of the learner's seed go to a server with the tools that their page showed.
import { effectOf } from '../../../drift/index.ts';
import type { Evidence } from '../../../model/evidence.ts';
import type { RunData } from '../../../model/exercise.ts';
import { type Json, type JsonObject, own } from '../../../model/json.ts';
import { evidenceOf } from '../../evidence.ts';
import { type StepLog, createLog } from '../../log.ts';
import { openSession } from '../../session.ts';
import { type CallCase, PredictBattery, type PredictScenario } from '../scenario.ts';
import { Predicted } from '../submission.ts';
import type { CallFacts } from './data.ts';
import { filled, fillingOf, type VariantCall, variantOf } from './variant.ts';

/** The seed of a hand-in; 0 where none can be read, so that the world can be shown all the same. */
function seedOf(submission: Json): number {
  const read = Predicted.shape.seed.safeParse(own(submission, 'seed'));
  return read.success ? read.data : 0;
}

async function onCall(log: StepLog, scenario: PredictScenario, variant: VariantCall, facts: CallFacts): Promise<void> {
  const { call } = facts;
  const client = openSession({
    info: scenario.server,
    tools: variant.tools,
    log,
    call: ({ name, arguments: args }) => {
      const { does, facts: done } = effectOf({ name, arguments: args }, facts.effects);
      log.add({ step: 'effect', effect: { code: 'effect.did', params: { does, facts: done } } });
      return { kind: 'executed', result: { structuredContent: { done: true } } };
    },
    onCall: ({ tool, arguments: args, outcome, errors }) => void log.add({ step: 'call', tool, arguments: args, outcome, errors }),
  });
  await client.listAll();
  if (call === null) {
    log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.calls-nothing', params: {} } });
    return;
  }
  log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.calls', params: { tool: call.name, arguments: call.arguments } } });
  await client.call(call.name, call.arguments);
}

function factsFor(
  scenario: PredictScenario,
  variant: VariantCall,
  { id, holdout, goal, effects, meant }: CallCase,
  seed: number,
): CallFacts {
  const filling = fillingOf(scenario.slots, seed);
  const fill = <T>(value: T): T => filled(value as Json, filling) as T;
  return {
    id,
    ...(holdout === undefined ? {} : { holdout }),
    call: variant.call,
    goal: fill(goal),
    effects: fill(effects),
    meant: fill(meant ?? effects),
  };
}

/** Runs the task. Same seed, same calls. */
export async function runPredict(text: string, data: RunData, scenario: PredictScenario): Promise<Evidence> {
  const battery = PredictBattery.parse(data.battery);
  return evidenceOf(text, data.exercise, async (submission) => {
    const log = createLog();
    const seed = seedOf(submission);
    const variants = new Map(variantOf(scenario, seed).map((variant) => [variant.id, variant]));
    const calls: CallFacts[] = [];
    for (const tried of battery) {
      const variant = variants.get(tried.id);
      if (variant === undefined) throw new Error(`exercise.yaml: no call "${tried.id}"; add it, or correct battery.yaml`);
      const facts = factsFor(scenario, variant, tried, seed);
      calls.push(facts);
      log.inCase(tried.id);
      await onCall(log, scenario, variant, facts);
    }
    const arrives = battery.some(({ id }) => id === scenario.arrives) ? scenario.arrives : null;
    const facts = { task: 'predict', known: scenario.calls.map(({ id }) => id), arrives, calls };
    return { steps: log.steps, data: facts as unknown as JsonObject };
  });
}
