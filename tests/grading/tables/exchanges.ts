// Exchanges that go on: subscriptions, progress, tasks. What must be left in peace, and what must be found.
import { answer, exchange, notice, refusal, request } from '../support/exchange.ts';
import { type Row, rows } from './row.ts';

const poll = request(6, 'tasks/get', { taskId: '7c9e' }, { extensions: { 'io.modelcontextprotocol/tasks': {} } });
const task = {
  resultType: 'task',
  taskId: '7c9e',
  status: 'working',
  createdAt: '2026-11-01T00:00:00Z',
  lastUpdatedAt: '2026-11-01T00:00:00Z',
  ttlMs: 60000,
};
const extension = { extensions: { 'io.modelcontextprotocol/tasks': {} } };
const grow = request(5, 'tools/call', { name: 'grow', arguments: {} }, {}, { progressToken: 't' });
const granted = notice('notifications/subscriptions/acknowledged', { notifications: { toolsListChanged: true } }, 'l-1');
const listen = request('l-1', 'subscriptions/listen', { notifications: { toolsListChanged: true } });
const done = { resultType: 'complete', content: [{ type: 'text', text: 'Watered.' }] };

export const exchangeRows: Row[] = [
  ...rows(
    'message.subscription',
    {
      'nothing is asked for': request(1, 'subscriptions/listen', { notifications: {} }),
      'less is granted': exchange(['c', listen], ['s', notice('notifications/subscriptions/acknowledged', { notifications: {} }, 'l-1')]),
      'it ends with its id': exchange(
        ['c', listen],
        ['s', granted],
        ['s', answer('l-1', { resultType: 'complete', _meta: { 'io.modelcontextprotocol/subscriptionId': 'l-1' } })],
      ),
      'the kind of an extension': request(1, 'subscriptions/listen', { notifications: { 'com.example/rain': true } }),
    },
    {
      'no kinds at all': request(1, 'subscriptions/listen'),
      'a kind with a letter missing': request(1, 'subscriptions/listen', { notifications: { toolListChanged: true } }),
      'another kind comes': exchange(['c', listen], ['s', granted], ['s', notice('notifications/prompts/list_changed', {}, 'l-1')]),
      'the id as a text': exchange(
        ['c', request(7, 'subscriptions/listen', { notifications: { toolsListChanged: true } })],
        ['s', notice('notifications/subscriptions/acknowledged', { notifications: { toolsListChanged: true } }, '7')],
      ),
      'an end without its id': exchange(['c', listen], ['s', granted], ['s', answer('l-1', { resultType: 'complete' })]),
      'an acknowledgement of nothing': notice('notifications/subscriptions/acknowledged', {}, 'l-1'),
    },
  ),
  ...rows(
    'message.progress',
    {
      'a fraction that rises': exchange(
        ['c', grow],
        ['s', notice('notifications/progress', { progressToken: 't', progress: 0.1 })],
        ['s', notice('notifications/progress', { progressToken: 't', progress: 0.2 })],
      ),
      'a notification alone': notice('notifications/progress', { progressToken: 't', progress: 1 }),
      'a task goes on after its answer': exchange(
        ['c', grow],
        ['s', answer(5, { resultType: 'task' })],
        ['s', notice('notifications/progress', { progressToken: 't', progress: 1 })],
      ),
    },
    {
      'the same value twice': exchange(
        ['c', grow],
        ['s', notice('notifications/progress', { progressToken: 't', progress: 2 })],
        ['s', notice('notifications/progress', { progressToken: 't', progress: 2 })],
      ),
      'after the response': exchange(
        ['c', grow],
        ['s', answer(5, done)],
        ['s', notice('notifications/progress', { progressToken: 't', progress: 3 })],
      ),
    },
  ),
  ...rows(
    'message.task',
    {
      'kept for ever': answer(5, {
        resultType: 'task',
        taskId: '7c9e',
        status: 'working',
        createdAt: '2026-11-01T00:00:00Z',
        lastUpdatedAt: '2026-11-01T00:00:00Z',
        ttlMs: null,
      }),
      'completed with a result that failed': {
        request: poll,
        response: answer(6, {
          resultType: 'complete',
          taskId: '7c9e',
          status: 'completed',
          createdAt: '2026-11-01T00:00:00Z',
          lastUpdatedAt: '2026-11-01T00:00:00Z',
          ttlMs: 60000,
          result: { resultType: 'complete', content: [{ type: 'text', text: 'Watered.' }], isError: true },
        }),
      },
      cancelled: {
        request: poll,
        response: answer(6, {
          resultType: 'complete',
          taskId: '7c9e',
          status: 'cancelled',
          createdAt: '2026-11-01T00:00:00Z',
          lastUpdatedAt: '2026-11-01T00:00:00Z',
          ttlMs: 60000,
        }),
      },
      'an unknown task': { request: poll, response: refusal(6, -32602, 'Unknown task: 7c9e') },
    },
    {
      'a field is missing': answer(5, {
        resultType: 'task',
        taskId: '7c9e',
        status: 'working',
        lastUpdatedAt: '2026-11-01T00:00:00Z',
        ttlMs: 60000,
      }),
      'completed without a result': {
        request: poll,
        response: answer(6, {
          resultType: 'complete',
          taskId: '7c9e',
          status: 'completed',
          createdAt: '2026-11-01T00:00:00Z',
          lastUpdatedAt: '2026-11-01T00:00:00Z',
          ttlMs: 60000,
        }),
      },
      'failed with a tool result': {
        request: poll,
        response: answer(6, {
          resultType: 'complete',
          taskId: '7c9e',
          status: 'failed',
          createdAt: '2026-11-01T00:00:00Z',
          lastUpdatedAt: '2026-11-01T00:00:00Z',
          ttlMs: 60000,
          error: { isError: true },
        }),
      },
      'the answer to a list': { request: request(5, 'tools/list', {}, extension), response: answer(5, task) },
      'cancelled by a notification': exchange(
        ['c', request(5, 'tools/call', { name: 'grow' }, extension)],
        ['s', answer(5, task)],
        ['c', notice('notifications/cancelled', { requestId: 5 })],
      ),
    },
  ),
];
