// A notification has no id, and the members that its method needs: which request is cancelled, which token moves on.
// MCP 2026-07-28 and earlier, Base protocol, Cancellation, Progress (MUST).
import { type Json, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, isId, methodOf } from '../../message.ts';

function missing(method: string, params: Json | undefined): string[] {
  if (method === 'notifications/cancelled') return isId(own(params, 'requestId')) ? [] : ['requestId'];
  if (method !== 'notifications/progress') return [];
  return [
    ...(isId(own(params, 'progressToken')) ? [] : ['progressToken']),
    ...(typeof own(params, 'progress') === 'number' ? [] : ['progress']),
  ];
}

export const notification: MessageRule = {
  id: 'message.notification',
  find: ({ sent }) =>
    sent.flatMap(({ from, message, pointer }): Finding[] => {
      const method = methodOf(message);
      if (method === undefined || !method.startsWith('notifications/')) return [];
      const params = own(message, 'params');
      // A client's id is named with the form of its requests.
      const numbered = from === 'server' && own(message, 'id') !== undefined;
      return [
        ...(numbered ? [{ pointer: join(pointer, 'id'), params: { method, field: 'id' } }] : []),
        ...missing(method, params).map((field) => ({
          pointer: params === undefined ? pointer : join(pointer, 'params'),
          params: { method, field },
        })),
      ];
    }),
};
