// Forcing together with extended thinking, or on a model that no longer takes it, is answered by HTTP 400.
import { type TurnsRule, isForced } from '../../turns.ts';

/** Models whose documentation says that `any` and `tool` are refused. Checked 2026-11-30. */
const refusing = /(?:fable|mythos)-5[-.]1|(?:opus|sonnet)-5[-.]5/i;

/** A model of which it is documented that it takes forcing while it thinks adaptively. */
const taking = /sonnet-5(?![-.]?5)/i;

export const accepted: TurnsRule = {
  id: 'turns.accepted',
  find: ({ turns }) =>
    turns.flatMap((turn) => {
      if (!isForced(turn)) return [];
      const refused = turn.model !== undefined && refusing.test(turn.model);
      const thinks = turn.thinking === 'manual' || (turn.thinking === 'adaptive' && !taking.test(turn.model ?? ''));
      const reason = refused ? 'model-refuses' : thinks ? 'with-thinking' : undefined;
      return reason === undefined ? [] : [{ pointer: turn.pointer, params: { choice: turn.choice ?? null, reason } }];
    }),
};
