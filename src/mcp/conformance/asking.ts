// A tool or prompt that asks its client and then goes on: by `input_required` on 2026-07-28, by requests of its own on 2025-11-25.
import { isObject, own } from '../../model/json.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Era } from '../extension.ts';
import { askClient, declaredByHandshake } from '../on-connection.ts';
import type { Instance } from '../on-connection.ts';
import { CODE, META } from '../protocol.ts';
import { MissingRequiredClientCapabilityError, ProtocolError } from '../sdk.ts';
import type { ServerContext } from '../sdk.ts';
import { answers, capabilityFor } from './requests.ts';
import type { Answers, Questions } from './requests.ts';
import type { Seal } from './seal.ts';

/** What is asked, round by round, and what comes of it. */
export type Asking = {
  rounds: readonly ((args: JsonObject, declared: JsonObject) => Questions)[];
  /** True where the result carries `requestState`; more than one round needs it. */
  state: boolean;
  /** The final result. */
  done: (found: Answers) => JsonObject;
};

/** One call of whatever asks. */
export type AskingCall = { name: string; args: JsonObject; ctx: ServerContext; server: Instance; era: Era };

function missing(questions: Questions, given: Readonly<Record<string, unknown>>): Questions {
  return Object.fromEntries(Object.entries(questions).filter(([key, question]) => !answers(question, given[key] as Json | undefined)));
}

function refuseUndeclared(questions: Questions, declared: JsonObject): void {
  const needed = Object.values(questions).map(capabilityFor);
  const lacking = needed.filter((capability) => !Object.hasOwn(declared, capability));
  if (lacking.length === 0) return;
  throw new MissingRequiredClientCapabilityError({ requiredCapabilities: Object.fromEntries(lacking.map((name) => [name, {}])) });
}

/** On 2026-07-28: ends, or returns what is still to be asked. Nothing is kept between two rounds but what the sealed state says. */
async function byRounds(asking: Asking, call: AskingCall, seal: Seal): Promise<JsonObject> {
  const { name, args, ctx } = call;
  const declared = own(ctx.mcpReq.envelope, META.clientCapabilities);
  const known = isObject(declared) ? declared : {};
  const state = await seal.open(name, ctx);
  const round = state?.round ?? 0;
  const ask = (questions: Questions, next: { round: number; found: Answers }): JsonObject | Promise<JsonObject> => {
    refuseUndeclared(questions, known);
    const result = { resultType: 'input_required', inputRequests: { ...questions } };
    return asking.state ? seal.stamp(result, { tool: name, ...next }, ctx) : result;
  };
  const questions = asking.rounds[round]?.(args, known) ?? {};
  const given = asking.state && state === undefined ? {} : (ctx.mcpReq.inputResponses ?? {});
  const open = missing(questions, given);
  if (Object.keys(open).length > 0) return ask(open, { round, found: state?.found ?? {} });
  const found = { ...state?.found, ...(Object.fromEntries(Object.keys(questions).map((key) => [key, given[key]])) as Answers) };
  const following = asking.rounds[round + 1]?.(args, known);
  return following === undefined ? asking.done(found) : ask(following, { round: round + 1, found });
}

/** On 2025-11-25: asks one question after the other on the open connection. */
async function byRequests(asking: Asking, call: AskingCall): Promise<JsonObject> {
  const declared = declaredByHandshake(call.server);
  const found: Answers = {};
  for (const round of asking.rounds) {
    for (const [key, question] of Object.entries(round(call.args, declared))) {
      const answer = await askClient(question, call.server, call.ctx);
      if (!answers(question, answer)) throw new ProtocolError(CODE.internal, `The client's answer to ${question.method} cannot be used.`);
      found[key] = answer;
    }
  }
  return asking.done(found);
}

/** Carries the asking on by one step. */
export function pursue(asking: Asking, call: AskingCall, seal: Seal): Promise<JsonObject> {
  return call.era === 'modern' ? byRounds(asking, call, seal) : byRequests(asking, call);
}
