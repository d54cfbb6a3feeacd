// In 2026-07-28 a change is told only on a subscription, and the notification says on which. The page on tools shows one without it,
// and older revisions had none, so this is a warning. MCP 2026-07-28, Base protocol (MUST).
import { join, own } from '../../../model/json.ts';
import { type MessageRule, isId, metaOf, methodOf } from '../../message.ts';
import { subscribed } from './subscription.ts';

export const notificationTag: MessageRule = {
  id: 'message.notification-tag',
  find: ({ sent, revision }) => {
    const listening = sent.some(({ message }) => methodOf(message) === 'subscriptions/listen');
    if (revision !== '2026-07-28' || listening) return [];
    return sent.flatMap(({ message, pointer }) => {
      const method = methodOf(message);
      if (method === undefined || !subscribed(method) || isId(metaOf(message, 'subscriptionId'))) return [];
      return [{ pointer: own(message, 'params') === undefined ? pointer : join(pointer, 'params'), params: { method } }];
    });
  },
};
