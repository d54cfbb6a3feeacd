// Exchanges: direction, notifications, handshake, errors. What must be left in peace, and what must be found.
import { answer, exchange, notice, refusal, request } from '../support/exchange.ts';
import { type Row, rows } from './row.ts';

const forms = { elicitation: {} };
const choose = {
  method: 'elicitation/create',
  params: { message: 'Which bed?', requestedSchema: { type: 'object', properties: { bed: { type: 'string' } } } },
};
const asking = { resultType: 'input_required', inputRequests: { bed: choose }, requestState: 's-1' };
const call = request(3, 'tools/call', { name: 'water', arguments: {} }, forms);

export const protocolRows: Row[] = [
  ...rows(
    'message.direction',
    {
      'a notification of the server': exchange(['c', call], ['s', notice('notifications/progress', { progressToken: 1, progress: 1 })]),
      'an older revision may ask': {
        protocolVersion: '2025-11-25',
        exchange: [{ server: { jsonrpc: '2.0', id: 1, method: 'roots/list' } }],
      },
      'the same wish inside a result': { request: call, response: answer(3, asking) },
    },
    {
      'sampling on its own': exchange(['s', { jsonrpc: '2.0', id: 4, method: 'sampling/createMessage', params: {} }]),
      'a lone question to the user': {
        jsonrpc: '2.0',
        id: 4,
        method: 'elicitation/create',
        params: { message: 'Which bed?', requestedSchema: { type: 'object', properties: { bed: { type: 'string' } } } },
      },
    },
  ),
  ...rows(
    'message.notification',
    {
      'a request id of text': notice('notifications/cancelled', { requestId: 'r-1' }),
      'a fraction of the work': notice('notifications/progress', { progressToken: 't', progress: 0.5 }),
      'a change of a list needs neither': notice('notifications/tools/list_changed', {}, 1),
    },
    {
      'progress of nothing': notice('notifications/progress', { progress: 1 }),
      'progress in words': notice('notifications/progress', { progressToken: 't', progress: 'half' }),
      "a server's notification with an id": {
        jsonrpc: '2.0',
        id: 5,
        method: 'notifications/resources/updated',
        params: { uri: 'farm://a', _meta: { 'io.modelcontextprotocol/subscriptionId': 1 } },
      },
    },
  ),
  ...rows(
    'message.notification-tag',
    {
      'an id that is a number': notice('notifications/prompts/list_changed', {}, 4),
      'an older revision has none': { protocolVersion: '2025-11-25', exchange: [{ server: notice('notifications/tools/list_changed') }] },
      'progress travels elsewhere': notice('notifications/progress', { progressToken: 1, progress: 1 }),
    },
    {
      'a resource that changed': notice('notifications/resources/updated', { uri: 'farm://beds' }),
      'an id that is null': notice('notifications/tools/list_changed', {}, null),
    },
  ),
  ...rows(
    'message.handshake',
    {
      'the first revision': {
        jsonrpc: '2.0',
        id: 0,
        method: 'initialize',
        params: { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'hoe', version: '1' } },
      },
      'extra keys': {
        request: {
          jsonrpc: '2.0',
          id: 0,
          method: 'initialize',
          params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'hoe', version: '1' }, title: 'x' },
        },
        response: answer(0, { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'farm', version: '1' } }),
      },
      'no handshake at all': request(1, 'server/discover'),
    },
    {
      'a version that has none': {
        jsonrpc: '2.0',
        id: 0,
        method: 'initialize',
        params: { protocolVersion: '2026-07-28', capabilities: {}, clientInfo: { name: 'hoe', version: '1' } },
      },
      'a server without a name': {
        request: {
          jsonrpc: '2.0',
          id: 0,
          method: 'initialize',
          params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'hoe', version: '1' } },
        },
        response: answer(0, { protocolVersion: '2025-06-18', capabilities: {} }),
      },
    },
  ),
  ...rows(
    'message.removed',
    {
      'it was tried and refused': { request: request(1, 'ping'), response: refusal(1, -32601, 'Method not found: ping') },
      'an older revision has it': { protocolVersion: '2025-11-25', request: { jsonrpc: '2.0', id: 1, method: 'ping' } },
      'a tool of the same name': request(1, 'tools/call', { name: 'ping', arguments: {} }),
    },
    {
      'the old task parameter': request(1, 'tools/call', { name: 'grow', task: { ttl: 60000 } }),
      'a list of tasks': request(1, 'tasks/list'),
      'the end of a handshake': exchange(['c', request(1, 'tools/list')], ['c', notice('notifications/initialized')]),
    },
  ),
  ...rows(
    'message.error-form',
    {
      'a capability with its data': refusal(1, -32021, 'Forms are needed', { requiredCapabilities: forms }),
      'headers need no data': refusal(1, -32020, 'Header mismatch'),
      'a protocol error of another kind': refusal(1, -32602, 'Unknown tool: hoe'),
      'an older revision had another number': {
        protocolVersion: '2025-06-18',
        exchange: [{ server: refusal(1, -32602, 'Unsupported protocol version') }],
      },
    },
    {
      'a capability without data': refusal(1, -32021, 'Forms are needed'),
      'a number from a draft': refusal(1, -32004, 'Unsupported protocol version', { supported: [], requested: 'x' }),
      'a member of another name': refusal(1, -32022, 'No', { supportedVersions: ['2026-07-28'], requested: 'x' }),
    },
  ),
];
