// A required step that failed is still required: the force stays until it has succeeded. What was refused for good is another matter.
import { type TurnsRule, isForced } from '../../turns.ts';

export const keptOnFailure: TurnsRule = {
  id: 'turns.kept-on-failure',
  find: ({ turns }) =>
    turns.flatMap((turn, i) => {
      const next = turns[i + 1];
      if (turn.choice !== 'tool' || turn.result !== 'failure' || next === undefined) return [];
      const kept = isForced(next) && (next.choice === 'any' || next.name === turn.name);
      // The force may come back later, and a failure may be met by asking a person: only a plan that gives the step up is named.
      const again = turns.slice(i + 1).some((later) => later.choice === 'tool' && later.name === turn.name);
      return kept || again ? [] : [{ pointer: next.pointer, params: { tool: turn.name ?? null, turn: i + 2 } }];
    }),
};
