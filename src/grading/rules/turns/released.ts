// A forced choice ends when its work is done, or when the plan's own limit is reached: else no answer can be written.
import type { Finding } from '../../check.ts';
import { type TurnsRule, isForced } from '../../turns.ts';

export const released: TurnsRule = {
  id: 'turns.released',
  find: ({ turns, limit, several }) => {
    if (limit !== undefined) {
      return turns.flatMap((turn, i): Finding[] =>
        i >= limit && isForced(turn) ? [{ pointer: turn.pointer, params: { choice: turn.name ?? turn.choice ?? null, turn: i + 1 } }] : [],
      );
    }
    return turns.flatMap((turn, i): Finding[] => {
      if (!isForced(turn)) return [];
      const earlier = turns.slice(0, i);
      const done = earlier.findIndex(
        (before) =>
          before.choice === turn.choice && before.name === turn.name && before.result !== 'failure' && before.result !== 'refused',
      );
      // `any` may rightly stand for several steps, as long as somebody lifts it or names the tool that ends the run.
      const later = turns.slice(i + 1);
      const lifted =
        turn.choice === 'any'
          ? later.some((next) => !isForced(next)) || turns.at(-1)?.choice === 'tool'
          : several === true && later.some((next) => !isForced(next));
      return done === -1 || lifted ? [] : [{ pointer: turn.pointer, params: { choice: turn.name ?? 'any', turn: i + 1 } }];
    });
  },
};
