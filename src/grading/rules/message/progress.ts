// Progress speaks of a token that an open request gave, and only rises. MCP 2026-07-28 and earlier, Progress (MUST).
import { type Json, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, answered, isId, methodOf, resultIn } from '../../message.ts';

export const progress: MessageRule = {
  id: 'message.progress',
  find: (target) => {
    const { sent, revision, whole, metaAsked } = target;
    const given = answered(target).flatMap(({ request, response, index, at }) => {
      const token = own(own(own(request.message, 'params'), '_meta'), 'progressToken');
      // A task goes on after its answer.
      const goesOn = own(resultIn(response?.message ?? null), 'resultType') === 'task';
      return isId(token) ? [{ token, from: index, to: at === undefined || goesOn ? sent.length : at }] : [];
    });
    // An excerpt without `_meta` does not show which tokens were given.
    const shown = sent.some(({ from, message }) => from === 'client' && own(message, 'id') !== undefined);
    if (!shown || !(metaAsked || (whole && revision !== '2026-07-28'))) return [];
    const last = new Map<Json, number>();
    return sent.flatMap(({ from, message, pointer }, i): Finding[] => {
      const params = own(message, 'params');
      const [token, value] = [own(params, 'progressToken'), own(params, 'progress')];
      if (from !== 'server' || methodOf(message) !== 'notifications/progress' || !isId(token) || typeof value !== 'number') return [];
      const say = (why: string, key: string): Finding[] => [{ pointer: join(pointer, 'params', key), params: { why, token, value } }];
      const owner = given.findLast((one) => one.token === token && one.from < i);
      if (owner === undefined) return say('progress-token', 'progressToken');
      if (i > owner.to) return say('progress-after', 'progressToken');
      const before = last.get(token);
      last.set(token, value);
      return before !== undefined && value <= before ? say('progress-rising', 'progress') : [];
    });
  },
};
