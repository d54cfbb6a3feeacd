// What a run's evidence says about the server in it: its name, its tools, and how it answered each call. Pure.
import type { CallOutcome } from '../../mcp/index.ts';
import type { Evidence } from '../../model/evidence.ts';
import { type Json, type JsonObject, canonical, isObject, own } from '../../model/json.ts';

/** One call of the exercise. */
export type KnownCall = { name: string; arguments: JsonObject };

/** The server of a run. */
export type Recorded = {
  info: { name: string; version: string } | undefined;
  /** Every tool that was listed; of two with one name the first. */
  tools: Json[];
  calls: KnownCall[];
  /** How the exercise answered this call: what came first at first, and so on, then from the beginning. Undefined: it was not made. */
  answer: (name: string, args: JsonObject) => CallOutcome | undefined;
};

type Exchange = { case: string | undefined; method: Json | undefined; params: Json | undefined; response: JsonObject };

/** Requests with their responses, in order. Streams, unanswered requests, and calls that the server refused by its own rules are left out. */
function exchanges({ steps }: Evidence): Exchange[] {
  const found: Exchange[] = [];
  let asked: Json | undefined;
  for (const step of steps) {
    // A refusal is not replayed: the same rules refuse again.
    if (step.step === 'call' && step.outcome !== 'executed') asked = undefined;
    if (step.step !== 'wire') continue;
    const { from, type, body } = step.message;
    if (from === 'client') asked = type === 'request' ? body : undefined;
    else if (asked !== undefined && type === 'response' && isObject(body)) {
      found.push({ case: step.case, method: own(asked, 'method'), params: own(asked, 'params'), response: body });
      asked = undefined;
    }
  }
  return found;
}

/** The answer without what the server adds by itself. */
function outcomeOf(response: JsonObject): CallOutcome | undefined {
  const [result, error] = [own(response, 'result'), own(response, 'error')];
  if (isObject(error)) {
    const [code, message, data] = [own(error, 'code'), own(error, 'message'), own(error, 'data')];
    if (typeof code !== 'number' || typeof message !== 'string') return undefined;
    return { kind: 'protocol-error', code, message, ...(data === undefined ? {} : { data }) };
  }
  if (!isObject(result)) return undefined;
  const { resultType: _type, _meta: _own, ...rest } = result;
  return { kind: 'verbatim', result: rest };
}

/** Reads a run. */
export function recorded(evidence: Evidence): Recorded {
  const tools = new Map<string, Json>();
  const told = new Map<string, { case: string | undefined; call: KnownCall; outcomes: CallOutcome[]; next: number }>();
  let info: Recorded['info'];
  const key = (name: string, args: JsonObject): string => canonical({ name, arguments: args });
  for (const { method, params, response, case: within } of exchanges(evidence)) {
    const result = own(response, 'result');
    if (method === 'server/discover') {
      const server = own(own(result, '_meta'), 'io.modelcontextprotocol/serverInfo');
      const [name, version] = [own(server, 'name'), own(server, 'version')];
      if (typeof name === 'string' && typeof version === 'string') info ??= { name, version };
    }
    const listed = method === 'tools/list' ? own(result, 'tools') : undefined;
    for (const tool of Array.isArray(listed) ? listed : []) {
      const name = own(tool, 'name');
      if (typeof name === 'string' && !tools.has(name)) tools.set(name, tool);
    }
    const [name, args, outcome] = [own(params, 'name'), own(params, 'arguments') ?? {}, outcomeOf(response)];
    if (method !== 'tools/call' || typeof name !== 'string' || !isObject(args) || outcome === undefined) continue;
    const known = told.get(key(name, args));
    if (known === undefined) told.set(key(name, args), { case: within, call: { name, arguments: args }, outcomes: [outcome], next: 0 });
    else if (known.case === within) known.outcomes.push(outcome);
  }
  return {
    info,
    tools: [...tools.values()],
    calls: [...told.values()].map(({ call }) => call),
    answer: (name, args) => {
      const known = told.get(key(name, args));
      if (known === undefined) return undefined;
      const outcome = known.outcomes[known.next];
      known.next = (known.next + 1) % known.outcomes.length;
      return outcome;
    },
  };
}
