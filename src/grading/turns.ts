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
  /** Manual extended thinking. */
  thinking: boolean;
  model?: string;
};

/** A plan: its turns in order, and the number of calls after which it says that it stops. */
export type TurnsTarget = { turns: readonly PlanTurn[]; limit?: number };

/** A rule over turns. Pure. */
export type TurnsRule = { id: KnownRule; find: (target: TurnsTarget) => Finding[] };

function choiceOf(value: Json | undefined): Pick<PlanTurn, 'choice' | 'name'> {
  const type = typeof value === 'string' ? value : own(value, 'type');
  const name = own(value, 'name') ?? own(own(value, 'function'), 'name');
  if ((type === 'tool' || type === 'function') && typeof name === 'string') return { choice: 'tool', name };
  if (type === 'any' || type === 'required') return { choice: 'any' };
  return type === 'auto' || type === 'none' ? { choice: type } : { choice: undefined };
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
  return {
    pointer,
    ...choiceOf(own(request, 'tool_choice') ?? own(request, 'toolChoice')),
    result: resultOf(turn),
    thinking: own(thinking, 'type') === 'enabled',
    ...(typeof model === 'string' ? { model } : {}),
  };
}

/** True where the request makes a call compulsory. */
export function isForced({ choice }: PlanTurn): boolean {
  return choice === 'any' || choice === 'tool';
}
