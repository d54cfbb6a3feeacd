// `nextCursor` says that there is more. A list is known only once a page comes without it. MCP 2026-07-28, Pagination.
import { join, own } from '../../../model/json.ts';
import { type MessageRule, answered, resultIn } from '../../message.ts';

export const allPages: MessageRule = {
  id: 'message.all-pages',
  find: (target) =>
    answered(target).flatMap(({ request, response, index }) => {
      const method = own(request.message, 'method');
      const cursor = own(resultIn(response?.message ?? null), 'nextCursor');
      if (typeof method !== 'string' || !method.endsWith('/list') || response === undefined || typeof cursor !== 'string') return [];
      const later = target.sent.slice(index + 1).filter(({ from }) => from === 'client');
      const followed = later.some(({ message }) => own(message, 'method') === method && own(own(message, 'params'), 'cursor') === cursor);
      // Where nothing comes after the page, nobody knows yet whether it is followed.
      if (followed || later.length === 0) return [];
      const place = own(response.message, 'result') === undefined ? response.pointer : join(response.pointer, 'result');
      return [{ pointer: join(place, 'nextCursor'), params: { cursor, method } }];
    }),
};
