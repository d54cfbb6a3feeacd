// The world behind the tools of one conversation: the first tool fails as often as the case says, and every record is kept.
import type { CallOutcome, RawClient, ToolCall } from '../../mcp/index.ts';
import { type JsonObject, own } from '../../model/json.ts';
import type { StepLog } from '../log.ts';
import { openSession } from '../session.ts';
import type { Item, Scenario, TalkCase } from './scenario.ts';

/** What has become of the item. */
export type World = {
  /** The first step has succeeded. */
  firstDone: boolean;
  /** Something was recorded, or the way out was taken. */
  filed: boolean;
  /** The user has asked for the way out after all, and it was taken. */
  exited: boolean;
  /** Set while the user asks for the way out. */
  wantsExit: boolean;
  /** Calls that nobody needed. */
  needless: number;
};

/** A conversation's tools, over the wire. */
export type Desk = { world: World; call: (tool: string, args: JsonObject) => Promise<boolean> };

function onFirst(world: World, log: StepLog, scenario: Scenario, item: Item, failing: boolean): CallOutcome {
  if (failing) {
    const { text } = scenario.failure;
    return { kind: 'executed', result: { text, structuredContent: { category: 'transient', retryable: true }, isError: true } };
  }
  if (world.firstDone) world.needless += 1;
  const effect = world.firstDone ? 'effect.read-again' : 'effect.read-out';
  world.firstDone = true;
  log.add({ step: 'effect', effect: { code: effect, params: { tool: scenario.roles.first, item: item.id } } });
  return { kind: 'executed', result: { structuredContent: item.reads } };
}

function onRecord(world: World, log: StepLog, scenario: Scenario, item: Item, tool: string): CallOutcome {
  const params = { tool, item: item.id };
  const add = (code: string): void => void log.add({ step: 'effect', effect: { code, params } });
  const result: CallOutcome = { kind: 'executed', result: { structuredContent: { recorded: true, by: tool } } };
  if (world.wantsExit && tool === scenario.roles.exit && !world.exited) {
    world.exited = true;
    add('effect.exited');
  } else if (world.filed) {
    world.needless += 1;
    add('effect.filed-again');
  } else if (!world.firstDone) {
    add('effect.filed-blindly');
  } else {
    add(tool === (item.fits ?? scenario.roles.exit) ? 'effect.filed' : 'effect.filed-wrongly');
  }
  world.filed = true;
  return result;
}

/** Opens the desk of one case. */
export function openDesk(log: StepLog, scenario: Scenario, item: Item, tried: TalkCase): Desk {
  const world: World = { firstDone: false, filed: false, exited: false, wantsExit: false, needless: 0 };
  let failed = 0;
  const client: RawClient = openSession({
    info: scenario.server,
    tools: scenario.tools,
    log,
    call: ({ name }: ToolCall) => {
      if (name !== scenario.roles.first) return onRecord(world, log, scenario, item, name);
      failed += 1;
      return onFirst(world, log, scenario, item, failed <= tried.fails);
    },
    onCall: ({ tool, arguments: args, outcome, errors }) => void log.add({ step: 'call', tool, arguments: args, outcome, errors }),
  });
  const call: Desk['call'] = async (tool, args) => {
    const result = own((await client.call(tool, args)).body, 'result');
    return result !== undefined && own(result, 'isError') !== true;
  };
  return { world, call };
}
