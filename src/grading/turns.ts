// What a rule over the turns of a `tool_choice` plan gets to see: the choice of each request, and what came of it.
import { type Json, isObject, own } from '../model/json.ts';
import type { Finding } from './check.ts';
import type { KnownRule } from './table.ts';
import { opensAsFailure } from './texts/outcome.ts';

/** One request of a plan. */
export type PlanTurn = {
  pointer: string;
  /** `undefined` where the request carries no choice: `auto`. */
  choice: 'auto' | 'any' | 'tool' | 'none' | undefined;
  /** The tool forced by name. */
  name?: string;
  /** `unknown` where the plan does not say. */
  result: 'success' | 'failure' | 'refused' | 'unknown';
  /** Extended thinking: with a budget, or left to the model. */
  thinking: 'manual' | 'adaptive' | undefined;
  model?: string;
  /** The choice as it stands, where there is one, and the names of the tools that are offered, where they are listed. */
  written?: Json;
  offered?: readonly string[];
  /** True where the tools have OpenAI's form, whatever the model is called: a router turns the request into another one. */
  functions?: true;
};

/** A plan: its turns in order, the number of calls after which it says that it stops, its goal, and whether that speaks of several calls. */
export type TurnsTarget = { turns: readonly PlanTurn[]; limit?: number; several?: true; goal?: string };

/** A rule over turns. Pure. */
export type TurnsRule = { id: KnownRule; find: (target: TurnsTarget) => Finding[] };

/** Gemini's word for each choice. */
const modes: Readonly<Record<string, PlanTurn['choice']>> = { AUTO: 'auto', ANY: 'any', NONE: 'none', VALIDATED: 'auto' };

function choiceOf(value: Json | undefined): Pick<PlanTurn, 'choice' | 'name'> {
  const type = typeof value === 'string' ? value : own(value, 'type');
  const name = own(value, 'name') ?? own(own(value, 'function'), 'name');
  if ((type === 'tool' || type === 'function') && typeof name === 'string') return { choice: 'tool', name };
  if (type === 'any' || type === 'required') return { choice: 'any' };
  if (type === 'allowed_tools') return { choice: own(value, 'mode') === 'required' ? 'any' : 'auto' };
  if (type === undefined) return unnamedChoice(value);
  return type === 'auto' || type === 'none' ? { choice: type } : { choice: undefined };
}

/** Bedrock has one key for each choice; Gemini has a mode. */
function unnamedChoice(value: Json | undefined): Pick<PlanTurn, 'choice' | 'name'> {
  const tool = own(own(value, 'tool'), 'name');
  if (typeof tool === 'string') return { choice: 'tool', name: tool };
  if (own(value, 'any') !== undefined) return { choice: 'any' };
  if (own(value, 'auto') !== undefined) return { choice: 'auto' };
  const calling = own(value, 'functionCallingConfig') ?? value;
  const [mode, names] = [own(calling, 'mode'), own(calling, 'allowedFunctionNames')];
  const choice = typeof mode === 'string' ? modes[mode.toUpperCase()] : undefined;
  const [only] = Array.isArray(names) && names.length === 1 ? names : [];
  return choice === 'any' && typeof only === 'string' ? { choice: 'tool', name: only } : { choice };
}

/** Where the vendors put the choice. */
function writtenIn(request: Json): Json | undefined {
  return (
    own(request, 'tool_choice') ??
    own(request, 'toolChoice') ??
    own(own(request, 'toolConfig'), 'toolChoice') ??
    own(own(request, 'toolConfig'), 'functionCallingConfig')
  );
}

/** The names of the tools that a request offers; undefined where it lists none, or has tools of the vendor, which have other names. */
function offeredIn(request: Json): string[] | undefined {
  const tools = own(request, 'tools');
  if (!Array.isArray(tools)) return undefined;
  const names = tools.map((tool) => own(tool, 'name') ?? own(own(tool, 'function'), 'name'));
  return names.every((name) => typeof name === 'string') ? names : undefined;
}

function resultOf(turn: Json): PlanTurn['result'] {
  const result = own(turn, 'result') ?? own(turn, 'tool_result');
  const flag = own(result, 'is_error') ?? own(result, 'isError') ?? (own(turn, 'ok') === undefined ? undefined : own(turn, 'ok') === false);
  const said = typeof result === 'string' ? result : own(result, 'content');
  const text = typeof said === 'string' ? said : '';
  if (own(turn, 'executed') === false) return 'unknown';
  const refused = /permission|forbidden|denied|not allowed|policy|unauthori[sz]ed|権限|許可/i.test(text);
  if (
    flag === true ||
    (text !== '' &&
      (opensAsFailure(text) ||
        /\b(?:error|fail(?:ed|ure|s)?|invalid|timeout|timed out|rejected|denied|refused|exception)\b|エラー|失敗|不合格/i.test(text)) &&
      !/\bno (?:errors?|failures?)\b/i.test(text))
  ) {
    return refused ? 'refused' : 'failure';
  }
  return text === '' && flag === undefined ? 'unknown' : 'success';
}

/** One turn, read from a request or a turn of a plan. */
export function turnOf(turn: Json, pointer: string, whole: Json = null): PlanTurn {
  const request = isObject(own(turn, 'request')) ? (own(turn, 'request') ?? turn) : turn;
  const thinking = own(request, 'thinking') ?? own(whole, 'thinking');
  const model = own(request, 'model') ?? own(whole, 'model');
  const written = writtenIn(request);
  const offered = offeredIn(request) ?? offeredIn(whole);
  // Qwen's word for thinking that is switched on.
  const tools = own(request, 'tools') ?? own(whole, 'tools');
  const functions = Array.isArray(tools) && tools.some((tool) => own(tool, 'function') !== undefined);
  const kind = own(request, 'enable_thinking') === true ? 'enabled' : own(thinking, 'type');
  return {
    pointer,
    ...choiceOf(written),
    result: resultOf(turn),
    thinking: kind === 'enabled' ? 'manual' : kind === 'adaptive' ? 'adaptive' : undefined,
    ...(typeof model === 'string' ? { model } : {}),
    ...(written === undefined ? {} : { written }),
    ...(offered === undefined ? {} : { offered }),
    ...(functions ? { functions } : {}),
  };
}

/** True where the request makes a call compulsory. */
export function isForced({ choice }: Pick<PlanTurn, 'choice'>): boolean {
  return choice === 'any' || choice === 'tool';
}
