// Runs a `tool-choice` submission: each case of the battery is one conversation under the plan for its model profile.
import type { Evidence } from '../../model/evidence.ts';
import type { RunData } from '../../model/exercise.ts';
import { type Json, own } from '../../model/json.ts';
import { evidenceOf } from '../evidence.ts';
import { type StepLog, createLog } from '../log.ts';
import { openSession } from '../session.ts';
import { converse } from './converse.ts';
import { namesOf } from './names.ts';
import { Battery, type Item, Scenario, type TalkCase } from './scenario.ts';
import { Plan } from './submission.ts';

async function opening(log: StepLog, scenario: Scenario): Promise<void> {
  const client = openSession({ info: scenario.server, tools: scenario.tools, log, call: () => ({ kind: 'executed', result: {} }) });
  await client.discover();
  await client.listAll();
}

function itemOf(scenario: Scenario, id: string): Item {
  const found = scenario.items.find((item) => item.id === id);
  if (found === undefined) throw new Error(`battery.yaml: no item "${id}" in exercise.yaml; add it or correct the case`);
  return found;
}

const toolNames = (scenario: Scenario): string[] =>
  scenario.tools.flatMap((tool) => (typeof tool['name'] === 'string' ? [tool['name']] : []));

/** The plan for a profile, where it is of the agreed form and names only tools that exist. */
function planFor(scenario: Scenario, submission: Json, profile: string): Plan | undefined {
  const read = Plan.safeParse(own(submission, profile));
  const known = new Set(toolNames(scenario));
  return read.success && namesOf(read.data, profile).every(({ name }) => known.has(name)) ? read.data : undefined;
}

/** What the judge needs besides the steps. */
function dataFor(scenario: Scenario, cases: TalkCase[], run: ReadonlyMap<string, Plan>): Record<string, Json> {
  return {
    roles: { first: scenario.roles.first, recording: [...scenario.roles.typed, scenario.roles.exit], exit: scenario.roles.exit },
    asksAtMost: scenario.asksAtMost,
    tools: toolNames(scenario),
    profiles: scenario.profiles.map(({ id, forcing }) => ({ id, forcing, ran: run.has(id) })),
    cases: cases.map(({ id, situation, holdout, item, prose, talk }) => ({
      id,
      profile: situation,
      ...(holdout === undefined ? {} : { holdout }),
      fits: itemOf(scenario, item).fits ?? null,
      never: Math.max(prose.first, prose.typed) >= 99,
      talk,
    })),
  };
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
    const plans = new Map(
      scenario.profiles.flatMap(({ id }) => {
        const plan = planFor(scenario, submission, id);
        return plan === undefined ? [] : [[id, plan] as const];
      }),
    );
    for (const tried of cases) {
      const profile = scenario.profiles.find(({ id }) => id === tried.situation);
      if (profile === undefined)
        throw new Error(`battery.yaml: no profile "${tried.situation}" in exercise.yaml; add it or correct the case`);
      const [plan, item] = [plans.get(profile.id), itemOf(scenario, tried.item)];
      if (plan === undefined) continue;
      log.inCase(tried.id);
      await converse({ log, scenario, profile, item, tried, plan });
    }
    return { steps: log.steps, data: dataFor(scenario, cases, plans) };
  });
}
