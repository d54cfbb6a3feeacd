// A server with the learner's tools, and the world behind it: what reaches the world is written down in the facts' own terms.
import type { ServerCheck } from '../../model/battery.ts';
import type { Exercise, RunData } from '../../model/exercise.ts';
import type { Json } from '../../model/json.ts';
import type { CallOutcome, CallReport, RawClient, ToolCall } from '../../mcp/index.ts';
import { type StepLog, createLog } from '../log.ts';
import { openSession } from '../session.ts';
import { type Ground, recorded } from './cases.ts';
import { refusedBy } from './server-checks.ts';
import type { Call } from './submission.ts';

/** What the world knows at a time. The run changes it between calls. */
export type World = {
  /** Where calls carry facts, once that is known. */
  ground?: Ground;
  /** The checks that the learner's server makes. */
  checks: readonly ServerCheck[];
  /** Set while the world refuses whatever comes: the name of the server check. */
  refuses?: string;
};

/** The stage of one run. */
export type Stage = {
  log: StepLog;
  client: RawClient;
  world: World;
  /** Sends one call under a case and tells what became of it; undefined where it never reached a tool. */
  send: (id: string, call: Call) => Promise<CallReport | undefined>;
};

function answer(world: World, log: StepLog, { name, arguments: args }: ToolCall): CallOutcome {
  const check =
    world.refuses ?? (world.ground === undefined ? undefined : refusedBy(world.checks, world.ground, { name, arguments: args }));
  if (check !== undefined) return { kind: 'refused', check, result: { text: `Refused by the server: ${check}`, isError: true } };
  const facts = world.ground === undefined ? {} : recorded(world.ground, { name, arguments: args });
  log.add({ step: 'effect', effect: { code: 'effect.recorded', params: { tool: name, arguments: args, facts } } });
  return { kind: 'verbatim', result: { resultType: 'complete', content: [{ type: 'text', text: 'ok' }] } };
}

/** Mounts the tools, with the checks that stand behind them. */
export function createStage(exercise: Exercise, tools: Json[], checks: readonly ServerCheck[], onStep: RunData['onStep']): Stage {
  const log = createLog(onStep);
  const world: World = { checks };
  let last: CallReport | undefined;
  const client = openSession({
    info: { name: exercise.id, version: String(exercise.revision) },
    tools,
    log,
    call: (call) => answer(world, log, call),
    onCall: (report) => {
      last = report;
      const { tool, arguments: args, outcome, errors, guard, check } = report;
      log.add({
        step: 'call',
        tool,
        arguments: args,
        outcome,
        errors,
        ...(guard === undefined ? {} : { guard }),
        ...(check === undefined ? {} : { check }),
      });
    },
  });
  const send: Stage['send'] = async (id, call) => {
    log.inCase(id);
    last = undefined;
    await client.call(call.name, call.arguments);
    return last;
  };
  return { log, client, world, send };
}
