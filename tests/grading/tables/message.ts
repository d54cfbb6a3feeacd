// Message: what must be left in peace, and what must be found.
import { type Row, rows } from './row.ts';

/** What a client of this revision says of itself in every request. */
const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };

/** A call as a client of this revision sends it. */
const call = {
  jsonrpc: '2.0',
  id: 3,
  method: 'tools/call',
  params: {
    _meta: meta,
    name: 'plant',
  },
};

/** A question for the list, as a client of this revision sends it. */
const list = {
  jsonrpc: '2.0',
  id: 3,
  method: 'tools/list',
  params: {
    _meta: meta,
  },
};

export const messageRows: Row[] = [
  ...rows(
    'message.request-form',
    {
      'no arguments at all': {
        jsonrpc: '2.0',
        id: 3,
        method: 'tools/call',
        params: {
          _meta: meta,
          name: 'sprinkle',
        },
      },
      'an id of text': {
        jsonrpc: '2.0',
        id: 'a-1',
        method: 'tools/list',
        params: { _meta: meta },
      },
      'a notification without id': { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 3 } },
    },
    {
      'an id of null': {
        jsonrpc: '2.0',
        id: null,
        method: 'tools/list',
        params: { _meta: meta },
      },
      'a call without a name': {
        jsonrpc: '2.0',
        id: 3,
        method: 'tools/call',
        params: {
          _meta: meta,
          arguments: {},
        },
      },
      'an old version': {
        jsonrpc: '1.0',
        id: 3,
        method: 'tools/list',
        params: { _meta: meta },
      },
      'a fraction': {
        jsonrpc: '2.0',
        id: 1.5,
        method: 'tools/list',
        params: { _meta: meta },
      },
    },
  ),
  ...rows(
    'message.request-meta',
    {
      'an excerpt of two messages': {
        request: { jsonrpc: '2.0', id: 3, method: 'tools/list', params: {} },
        response: { jsonrpc: '2.0', id: 3, result: { resultType: 'complete', tools: [], ttlMs: 0, cacheScope: 'private' } },
      },
      'an older revision has none': { protocolVersion: '2025-11-25', request: { jsonrpc: '2.0', id: 3, method: 'tools/list', params: {} } },
      'a notification': { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 3 } },
    },
    {
      'no capabilities': {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/list',
        params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } },
      },
      'a version that is no text': {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/list',
        params: { _meta: { 'io.modelcontextprotocol/protocolVersion': 2026, 'io.modelcontextprotocol/clientCapabilities': {} } },
      },
    },
  ),
  ...rows(
    'message.list-fields',
    {
      'an empty cursor is a cursor': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/list',
          params: { _meta: meta },
        },
        response: {
          jsonrpc: '2.0',
          id: 3,
          result: { resultType: 'complete', tools: [], ttlMs: 60000, cacheScope: 'public', nextCursor: '' },
        },
      },
      'a call has no such fields': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/call',
          params: {
            _meta: meta,
            name: 't',
          },
        },
        response: { jsonrpc: '2.0', id: 3, result: { resultType: 'complete', content: [{ type: 'text', text: 'x' }] } },
      },
      'an older revision': {
        protocolVersion: '2025-11-25',
        request: { jsonrpc: '2.0', id: 3, method: 'tools/list', params: {} },
        response: { jsonrpc: '2.0', id: 3, result: { tools: [] } },
      },
    },
    {
      'no time': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/list',
          params: { _meta: meta },
        },
        response: { jsonrpc: '2.0', id: 3, result: { resultType: 'complete', tools: [], cacheScope: 'public' } },
      },
      'another scope': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/list',
          params: { _meta: meta },
        },
        response: { jsonrpc: '2.0', id: 3, result: { resultType: 'complete', tools: [], ttlMs: 60000, cacheScope: 'shared' } },
      },
    },
  ),
  ...rows(
    'message.failure-as-result',
    {
      'an unknown tool': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/call',
          params: {
            _meta: meta,
            name: 'plnt',
          },
        },
        response: { jsonrpc: '2.0', id: 3, error: { code: -32602, message: 'Unknown tool: plnt' } },
      },
      'arguments that are no object': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/call',
          params: {
            _meta: meta,
            name: 'plant',
            arguments: [1],
          },
        },
        response: { jsonrpc: '2.0', id: 3, error: { code: -32602, message: 'arguments: expected object' } },
      },
      'an unknown method': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'beds/list',
          params: { _meta: meta },
        },
        response: { jsonrpc: '2.0', id: 3, error: { code: -32601, message: 'Method not found' } },
      },
    },
    {
      'an inner failure': {
        request: call,
        response: { jsonrpc: '2.0', id: 3, error: { code: -32603, message: 'The planner did not answer.' } },
      },
      'a code of its own': {
        request: call,
        response: { jsonrpc: '2.0', id: 3, error: { code: 4003, message: 'The bed is full.' } },
      },
    },
  ),
  ...rows(
    'message.unknown-tool',
    {
      'a thing that is unknown': {
        request: call,
        response: {
          jsonrpc: '2.0',
          id: 3,
          result: { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'Bed G-99 does not exist.' }] },
        },
      },
      'an unknown method': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'beds/list',
          params: { _meta: meta },
        },
        response: { jsonrpc: '2.0', id: 3, error: { code: -32601, message: 'Method not found' } },
      },
      'a plain success': {
        request: call,
        response: { jsonrpc: '2.0', id: 3, result: { resultType: 'complete', content: [{ type: 'text', text: 'Planted.' }] } },
      },
    },
    {
      'the code of methods': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/call',
          params: {
            _meta: meta,
            name: 'plnt',
          },
        },
        response: { jsonrpc: '2.0', id: 3, error: { code: -32601, message: 'Tool not found: plnt' } },
      },
      'a Japanese text': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/call',
          params: {
            _meta: meta,
            name: 'plnt',
          },
        },
        response: {
          jsonrpc: '2.0',
          id: 3,
          result: { resultType: 'complete', isError: true, content: [{ type: 'text', text: 'そのツールはありません。' }] },
        },
      },
    },
  ),
  ...rows(
    'message.all-pages',
    {
      'one page': {
        exchange: [
          {
            client: list,
          },
          { server: { jsonrpc: '2.0', id: 3, result: { resultType: 'complete', tools: [], ttlMs: 60000, cacheScope: 'public' } } },
          {
            client: {
              jsonrpc: '2.0',
              id: 4,
              method: 'tools/call',
              params: {
                _meta: meta,
                name: 'x',
              },
            },
          },
        ],
      },
      'nothing comes after it': {
        request: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/list',
          params: { _meta: meta },
        },
        response: {
          jsonrpc: '2.0',
          id: 3,
          result: { resultType: 'complete', tools: [], ttlMs: 60000, cacheScope: 'public', nextCursor: 'p2' },
        },
      },
      'null is another rule': {
        exchange: [
          {
            client: list,
          },
          {
            server: {
              jsonrpc: '2.0',
              id: 3,
              result: { resultType: 'complete', tools: [], ttlMs: 60000, cacheScope: 'public', nextCursor: null },
            },
          },
          {
            client: {
              jsonrpc: '2.0',
              id: 4,
              method: 'tools/call',
              params: {
                _meta: meta,
                name: 'x',
              },
            },
          },
        ],
      },
    },
    {
      'an empty cursor': {
        exchange: [
          {
            client: list,
          },
          {
            server: {
              jsonrpc: '2.0',
              id: 3,
              result: { resultType: 'complete', tools: [], ttlMs: 60000, cacheScope: 'public', nextCursor: '' },
            },
          },
          {
            client: {
              jsonrpc: '2.0',
              id: 4,
              method: 'tools/call',
              params: {
                _meta: meta,
                name: 'x',
              },
            },
          },
        ],
      },
      'another cursor': {
        exchange: [
          {
            client: list,
          },
          {
            server: {
              jsonrpc: '2.0',
              id: 3,
              result: { resultType: 'complete', tools: [], ttlMs: 60000, cacheScope: 'public', nextCursor: 'p2' },
            },
          },
          {
            client: {
              jsonrpc: '2.0',
              id: 4,
              method: 'tools/list',
              params: {
                _meta: meta,
                cursor: 'p3',
              },
            },
          },
        ],
      },
    },
  ),
];
