// Methods and members that earlier revisions had and 2026-07-28 has not: nobody answers them. MCP 2026-07-28, changelog.
import { isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type MessageRule, type MessageTarget, answered, methodOf, results } from '../../message.ts';

/** What took the place of each; empty where nothing did. */
const gone: Readonly<Record<string, string>> = {
  ping: '',
  'logging/setLevel': '_meta.io.modelcontextprotocol/logLevel',
  'resources/subscribe': 'subscriptions/listen',
  'resources/unsubscribe': 'subscriptions/listen',
  'tasks/result': 'tasks/get',
  'tasks/list': '',
  'notifications/initialized': '',
  'notifications/roots/list_changed': '',
  'notifications/elicitation/complete': '',
};

/** A question at an address had a number of its own; now the retry tells how it went. */
function numberedQuestions(target: MessageTarget): Finding[] {
  return results(target).flatMap(({ result, pointer }) => {
    const asked = own(result, 'inputRequests');
    return Object.entries(isObject(asked) ? asked : {}).flatMap(([key, question]) =>
      own(own(question, 'params'), 'elicitationId') === undefined
        ? []
        : [
            {
              pointer: join(pointer, 'inputRequests', key, 'params', 'elicitationId'),
              params: { name: 'elicitationId', instead: 'requestState' },
            },
          ],
    );
  });
}

export const removed: MessageRule = {
  id: 'message.removed',
  find: (target) => {
    if (target.revision !== '2026-07-28') return [];
    const answers = new Map(answered(target).map(({ request, response }) => [request.message, response?.message]));
    const methods = target.sent.flatMap(({ message, pointer }): Finding[] => {
      const method = methodOf(message);
      if (method === 'tools/call' && own(own(message, 'params'), 'task') !== undefined)
        return [{ pointer: join(pointer, 'params', 'task'), params: { name: 'task', instead: 'io.modelcontextprotocol/tasks' } }];
      if (method === undefined || !Object.hasOwn(gone, method)) return [];
      const answer = answers.get(message);
      // Whoever asks and is told that there is no such method has learnt it.
      if (own(own(answer, 'error'), 'code') === -32601) return [];
      return [{ pointer: join(pointer, 'method'), params: { name: method, instead: gone[method] || null } }];
    });
    return [...methods, ...numberedQuestions(target)];
  },
};
