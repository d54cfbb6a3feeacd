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

/** True where the goal itself asks for the same work more than once: then a named tool may rightly be forced again. */
function asksSeveral(value: Json): boolean {
  const goal = own(value, 'goal');
  return (
    typeof goal === 'string' &&
    /\b(?:twice|both|each of|for each|for every|again for|one after (?:the other|another)|(?:two|three|four|[2-9]) (?:times|calls|files|pages|records))\b|両方|それぞれ|ずつ|[2-9二三] ?回/i.test(
      goal,
    ) &&
    !/\b(?:once|at most|up to|no more than)\b|まで/i.test(goal)
  );
}

/** One artefact for the plan. */
export function readPlan(value: Json): Artefact[] {
  const turns = Array.isArray(value) ? value : own(value, 'turns');
  const base = Array.isArray(value) ? '' : '/turns';
  const read: PlanTurn[] = Array.isArray(turns)
    ? turns.map((turn, i) => turnOf(turn, join(base, i), value))
    : [turnOf(value, own(value, 'request') === undefined ? '' : '/request')];
  const [limit, goal] = [limitOf(value), own(value, 'goal')];
  return [
    {
      kind: 'plan',
      target: {
        turns: read,
        ...(limit === undefined ? {} : { limit }),
        ...(asksSeveral(value) ? { several: true as const } : {}),
        ...(typeof goal === 'string' ? { goal } : {}),
      },
      pointer: '',
      name: '',
    },
  ];
}
