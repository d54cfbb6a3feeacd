// One conversation: the agent's call, the learner's response, and what the caller does with it until the turn ends.
import { type Move, type Turn, decide } from '../../agent/index.ts';
import type { RawAnswer, RawClient } from '../../mcp/index.ts';
import { type Json, type JsonObject, equal, isObject, own } from '../../model/json.ts';
import type { StepLog } from '../log.ts';
import { openSession } from '../session.ts';
import type { Scenario, Situation, SituationCase } from './scenario.ts';

/** Milliseconds that the harness waits before it repeats; virtual. */
const backOff = 1000;
/** No table leads to more turns than this; a guard, not a rule. */
const turnGuard = 40;

/** What one conversation is made of. */
export type Talk = { log: StepLog; scenario: Scenario; situation: Situation; tried: SituationCase; response: Json };

/** The learner's response for a repeated call: the id follows the request, if it was right at first. */
function restamp(response: Json, situation: Situation, id: Json | undefined): string {
  const follows = isObject(response) && own(response, 'id') === situation.request.id && id !== undefined;
  return JSON.stringify(follows ? { ...response, id } : response);
}

function rightNow(situation: Situation, args: Json | undefined): boolean {
  const corrects = Object.entries(situation.corrects ?? {});
  return corrects.length > 0 && corrects.every(([name, { right }]) => equal(own(args, name) ?? null, right));
}

function parametersOf(scenario: Scenario, tool: string): string[] {
  const definition = scenario.tools.find((candidate) => candidate['name'] === tool);
  const properties = own(own(definition, 'inputSchema'), 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}

/** The agent's new arguments after a correction: right where it knows the form, a second guess where it does not. */
function corrected(situation: Situation, args: JsonObject, move: Extract<Move, { move: 'correct' }>): JsonObject {
  const known = situation.corrects?.[move.argument];
  const old = args[move.argument] ?? null;
  const guess: Json = typeof old === 'string' ? `${old} ` : old;
  return { ...args, [move.argument]: known !== undefined && move.knowsForm ? known.right : guess };
}

function open(talk: Talk): RawClient {
  const { log, scenario, situation, tried, response } = talk;
  let sent = 0;
  const effect = (tool: string, args: Json): void => {
    const changes = situation.writes && tool === situation.request.tool;
    log.add({ step: 'effect', effect: { code: changes ? 'effect.done' : 'effect.read', params: { tool, arguments: args } } });
  };
  return openSession(
    {
      info: scenario.server,
      tools: scenario.tools,
      log,
      call: ({ name, arguments: args }) => {
        effect(name, args);
        return { kind: 'verbatim', result: name === situation.request.tool ? tried.then : (tried.lookUp?.result ?? tried.then) };
      },
      onCall: ({ outcome, errors, tool, arguments: args }) => void log.add({ step: 'call', tool, arguments: args, outcome, errors }),
      answer: ({ id, name, arguments: args }) => {
        if (name !== situation.request.tool) return undefined;
        sent += 1;
        if (sent > tried.fails || rightNow(situation, args)) return undefined;
        // The work was done and only its answer is the learner's: the truth stays with the world.
        if (tried.happened === true) effect(name, args ?? null);
        return restamp(response, situation, id);
      },
    },
    situation.request.id,
  );
}

/** Asks the look-up tool and acts on what it says. Gives true where the agent may send the call after all. */
async function lookUp({ log, tried }: Talk, client: RawClient, tool: string): Promise<boolean> {
  const means = tried.lookUp?.means ?? 'unknown';
  await client.call(tool, tried.lookUp?.arguments ?? {});
  const because = { code: `caller.looked-up-${means}`, params: { tool } };
  if (means === 'not-happened') {
    log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.sends-after-all', params: {} }, because });
    return true;
  }
  log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.stops', params: {} }, because });
  log.add({ step: 'said', says: { code: means === 'happened' ? 'said.looked-up-done' : 'said.may-have-happened', params: { tool } } });
  return false;
}

/** Plays the case to its end. Every step goes into the log. */
export async function converse(talk: Talk): Promise<void> {
  const { log, situation } = talk;
  const client = open(talk);
  const { tool } = situation.request;
  let args: JsonObject = situation.request.arguments;
  const state = { sent: 0, corrected: false, refetched: false, lookedUp: false, id: situation.request.id };
  log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.calls', params: { tool, arguments: args } } });
  for (let turn = 0; turn < turnGuard; turn += 1) {
    const answer: RawAnswer = await client.call(tool, args);
    state.sent += 1;
    const move = decide(turnOf(talk, answer, state));
    state.id += 1;
    switch (move.move) {
      case 'repeat':
        log.wait(backOff);
        log.add({
          step: 'agent',
          actor: move.actor,
          does: { code: 'agent.repeats', params: { tool, sent: state.sent } },
          because: move.because,
        });
        break;
      case 'correct':
        args = corrected(situation, args, move);
        state.corrected = true;
        state.sent = 0;
        log.add({
          step: 'agent',
          actor: 'agent',
          does: { code: 'agent.corrects', params: { argument: move.argument, value: args[move.argument] ?? null } },
          because: move.because,
        });
        break;
      case 'refetch':
        state.refetched = true;
        log.add({ step: 'agent', actor: 'harness', does: { code: 'agent.refetches', params: {} }, because: move.because });
        await client.listAll();
        state.id += 1;
        break;
      case 'look-up':
        log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.looks-up', params: { tool: move.tool } }, because: move.because });
        if (state.lookedUp) {
          // Looked up, sent after all, and unknown again: the agent has nothing left to do but to say so.
          log.add({ step: 'said', says: { code: 'said.may-have-happened', params: {} } });
          return;
        }
        if (!(await lookUp(talk, client, move.tool))) return;
        state.lookedUp = true;
        state.id += 1;
        break;
      case 'stop':
        log.add({ step: 'agent', actor: 'agent', does: { code: 'agent.stops', params: {} }, because: move.because });
        log.add({ step: 'said', says: move.says, ...(move.text === undefined ? {} : { text: move.text }) });
        return;
    }
  }
}

function turnOf(talk: Talk, answer: RawAnswer, state: { sent: number; corrected: boolean; refetched: boolean; id: number }): Turn {
  const { scenario, situation } = talk;
  const forms = Object.fromEntries(Object.entries(situation.corrects ?? {}).map(([name, { form }]) => [name, form]));
  return {
    response: answer.body,
    requestId: state.id,
    tool: situation.request.tool,
    parameters: parametersOf(scenario, situation.request.tool),
    sent: state.sent,
    lookUps: scenario.lookUps,
    writes: situation.writes,
    forms,
    corrected: state.corrected,
    refetched: state.refetched,
    searches: situation.searches,
  };
}
