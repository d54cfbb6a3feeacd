// Servers answer and notify; they start no request. What they need from the client is asked inside a result. MCP 2026-07-28, Patterns (MUST NOT).
import { join, own } from '../../../model/json.ts';
import { type MessageRule, methodOf } from '../../message.ts';

export const direction: MessageRule = {
  id: 'message.direction',
  find: ({ sent, revision }) =>
    sent.flatMap(({ from, message, pointer }) => {
      const method = methodOf(message);
      if (revision !== '2026-07-28' || from !== 'server' || method === undefined || method.startsWith('notifications/')) return [];
      return own(message, 'id') === undefined ? [] : [{ pointer: join(pointer, 'method'), params: { method } }];
    }),
};
