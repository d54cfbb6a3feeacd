// Runs a `tool-error` submission: each case of the battery is one conversation in which the caller meets the learner's response.
import type { Evidence } from '../../model/evidence.ts';
import type { RunData } from '../../model/exercise.ts';
import { type Json, isObject, own } from '../../model/json.ts';
import { evidenceOf } from '../evidence.ts';
import { type StepLog, createLog } from '../log.ts';
import { openSession } from '../session.ts';
import { converse } from './converse.ts';
import { Battery, Scenario, type Situation, type SituationCase } from './scenario.ts';

async function opening(log: StepLog, scenario: Scenario): Promise<void> {
  const client = openSession({ info: scenario.server, tools: scenario.tools, log, call: () => ({ kind: 'executed', result: {} }) });
  await client.discover();
  await client.listAll();
}

function situationOf(scenario: Scenario, id: string): Situation {
  const found = scenario.situations.find((situation) => situation.id === id);
  if (found === undefined) throw new Error(`battery.yaml: no situation "${id}" in exercise.yaml; add it or correct the case`);
  return found;
}

/** What the judge needs besides the steps: the cases as tried, and what a situation demands of its response. */
function dataFor(scenario: Scenario, cases: SituationCase[]): Record<string, Json> {
  const situations = scenario.situations.map(({ id, kind, secrets, request, searches }) => ({
    id,
    kind,
    secrets,
    tool: request.tool,
    requestId: request.id,
    searches,
  }));
  const tried = cases.map(({ id, situation, holdout, expect }) => ({
    id,
    situation,
    ...(holdout === undefined ? {} : { holdout }),
    expect: { ...expect, never: expect.never ?? [], corrects: expect.corrects ?? null, effects: expect.effects ?? null },
  }));
  return { situations, cases: tried };
}

/**
 * Runs a submission against the exercise. Same input, same evidence.
 * @throws where the exercise's own data are wrong; the doctor finds that before a learner does
 */
export async function run(text: string, data: RunData): Promise<Evidence> {
  const scenario = Scenario.parse(data.exercise.scenario);
  const cases = Battery.parse(data.battery);
  return evidenceOf(text, data.exercise, async (submission) => {
    const log = createLog(data.onStep);
    await opening(log, scenario);
    for (const tried of cases) {
      const situation = situationOf(scenario, tried.situation);
      const response = isObject(submission) ? own(submission, situation.id) : undefined;
      if (response === undefined) continue;
      log.inCase(tried.id);
      await converse({ log, scenario, situation, tried, response });
    }
    return { steps: log.steps, data: dataFor(scenario, cases) };
  });
}
