// Forcing together with manual extended thinking, or on a model that no longer takes it, is answered by HTTP 400.
import { type TurnsRule, isForced } from '../../turns.ts';

/** Models whose documentation says that `any` and `tool` are refused. Checked 2026-11-30. */
const refusing = /(?:fable|mythos)-5[-.]1|(?:opus|sonnet)-5[-.]5/i;

export const accepted: TurnsRule = {
  id: 'turns.accepted',
  find: ({ turns }) =>
    turns.flatMap((turn) => {
      if (!isForced(turn)) return [];
      const reason = turn.thinking ? 'with-thinking' : turn.model !== undefined && refusing.test(turn.model) ? 'model-refuses' : undefined;
      return reason === undefined ? [] : [{ pointer: turn.pointer, params: { choice: turn.choice ?? null, reason } }];
    }),
};
