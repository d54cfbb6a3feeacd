// Plans of `tool_choice`: turns with their results, a list of requests, or one request.
import { join, own, type Json } from '../model/json.ts';
import { type PlanTurn, turnOf } from '../grading/index.ts';
import type { Artefact } from './kinds.ts';

/** The limit that a plan sets itself: a field, or "at most 3 times" in its goal. */
function limitOf(value: Json): number | undefined {
  const [field, goal] = [own(value, 'limit') ?? own(value, 'maxCalls') ?? own(value, 'max_calls'), own(value, 'goal')];
  if (typeof field === 'number') return field;
  const said =
    typeof goal === 'string'
      ? /\b(?:at most|up to|no more than|maximum of) (\d{1,3}) (?:times|calls|searches)|(\d{1,3}) ?回まで/.exec(goal)
      : null;
  return said === null ? undefined : Number(said[1] ?? said[2]);
}

/** One artefact for the plan. */
export function readPlan(value: Json): Artefact[] {
  const turns = Array.isArray(value) ? value : own(value, 'turns');
  const base = Array.isArray(value) ? '' : '/turns';
  const read: PlanTurn[] = Array.isArray(turns)
    ? turns.map((turn, i) => turnOf(turn, join(base, i), value))
    : [turnOf(value, own(value, 'request') === undefined ? '' : '/request')];
  const limit = limitOf(value);
  return [{ kind: 'plan', target: { turns: read, ...(limit === undefined ? {} : { limit }) }, pointer: '', name: '' }];
}
