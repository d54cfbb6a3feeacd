// Plans, messages and configuration with the verdict that they deserve. Own wording; the column says why.
import type { JsonObject } from '../../src/model/json.ts';
import { type CheckRow, failed, result } from './check-row.ts';

const force = (name: string): JsonObject => ({ type: 'tool', name });
const auto = { type: 'auto' };
const config = (entry: JsonObject, file = '.mcp.json', more: JsonObject = {}): JsonObject => ({
  file,
  ...more,
  content: { mcpServers: { farm: entry } },
});

export const planRows: CheckRow[] = [
  {
    because: 'released after the success',
    value: { turns: [{ tool_choice: force('a'), result: 'ok' }, { tool_choice: auto }] },
    accept: ['ok'],
  },
  {
    because: 'released on failure',
    value: { turns: [{ tool_choice: force('a'), result: 'validation error' }, { tool_choice: auto }] },
    accept: ['error'],
  },
  {
    because: 'limited, then none',
    value: {
      goal: 'Search at most 2 times, then answer.',
      turns: [{ tool_choice: force('a') }, { tool_choice: force('a') }, { tool_choice: { type: 'none' } }],
    },
    accept: ['ok'],
  },
  {
    because: 'thinking with auto',
    value: { request: { thinking: { type: 'enabled', budget_tokens: 2048 }, tool_choice: auto } },
    accept: ['ok'],
  },
  {
    because: 'thinking with a named tool',
    value: { request: { thinking: { type: 'enabled', budget_tokens: 2048 }, tool_choice: force('a') } },
    accept: ['warn'],
  },
  {
    because: 'any for ever',
    value: {
      turns: [
        { tool_choice: { type: 'any' }, result: 'ok' },
        { tool_choice: { type: 'any' }, result: 'ok' },
      ],
    },
    accept: ['error'],
  },
  { because: 'auto all along', value: { turns: [{ tool_choice: auto, result: 'ok' }, { tool_choice: auto }] }, accept: ['ok'] },
];

export const messageRows: CheckRow[] = [
  {
    because: 'a whole request',
    value: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/list',
      params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} } },
    },
    accept: ['ok'],
  },
  {
    because: 'an older request, said to be one',
    value: { protocolVersion: '2025-11-25', request: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
    accept: ['ok'],
  },
  {
    because: 'a handshake is of the older revision',
    value: {
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'c', version: '1' } },
    },
    accept: ['ok'],
  },
  {
    because: 'arguments as a list',
    value: { request: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a', arguments: [] } } },
    accept: ['error'],
  },
  {
    because: 'an unknown tool, refused as it should be',
    value: {
      request: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x' } },
      response: { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Unknown tool: x' } },
    },
    accept: ['ok'],
  },
  {
    because: 'an unknown tool in a result',
    value: {
      request: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x' } },
      response: { jsonrpc: '2.0', id: 1, result: failed('Unknown tool: x') },
    },
    accept: ['warn'],
  },
  {
    because: 'validation as a result',
    value: {
      request: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a', arguments: {} } },
      response: { jsonrpc: '2.0', id: 1, result: failed('date must be in the future; today is 2026-11-30.') },
    },
    accept: ['ok'],
  },
  {
    because: 'another id',
    value: {
      request: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a' } },
      response: { jsonrpc: '2.0', id: '1', result: result('x') },
    },
    accept: ['error'],
  },
  {
    because: 'a result and an error',
    value: { jsonrpc: '2.0', id: 1, result: result('x'), error: { code: 1, message: 'y' } },
    accept: ['error'],
  },
  { because: 'a banned code', value: { jsonrpc: '2.0', id: 1, error: { code: -32002, message: 'Resource not found' } }, accept: ['error'] },
  {
    because: 'the pages are followed',
    value: {
      exchange: [
        { client: { method: 'tools/list', params: {} } },
        { server: { resultType: 'complete', tools: [], nextCursor: 'b', ttlMs: 1, cacheScope: 'public' } },
        { client: { method: 'tools/list', params: { cursor: 'b' } } },
        { server: { resultType: 'complete', tools: [], ttlMs: 1, cacheScope: 'public' } },
        { client: { method: 'tools/call', params: { name: 'z' } } },
      ],
    },
    accept: ['ok'],
  },
  {
    because: 'the cursor is not sent along',
    value: {
      exchange: [
        { client: { method: 'tools/list', params: {} } },
        { server: { resultType: 'complete', tools: [], nextCursor: '', ttlMs: 1, cacheScope: 'public' } },
        { client: { method: 'tools/call', params: { name: 'z' } } },
      ],
    },
    accept: ['error'],
  },
  {
    because: 'a response of this revision without resultType',
    value: { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: 'x' }] } },
    accept: ['error'],
  },
  {
    because: 'a notification',
    value: {
      jsonrpc: '2.0',
      method: 'notifications/tools/list_changed',
      params: { _meta: { 'io.modelcontextprotocol/subscriptionId': 4 } },
    },
    accept: ['ok'],
  },
  {
    because: 'a notification with an id',
    value: { jsonrpc: '2.0', id: 9, method: 'notifications/cancelled', params: { requestId: 1 } },
    accept: ['error'],
  },
];

export const configRows: CheckRow[] = [
  { because: 'a local server', value: config({ command: 'node', args: ['farm.js'] }), accept: ['ok'] },
  { because: 'variables with defaults', value: config({ command: 'farm', env: { A: '${A:-}', PATH_TO: '${HOME}/x' } }), accept: ['ok'] },
  {
    because: 'a basic credential in a header',
    value: config({ type: 'http', url: 'https://x.example.com', headers: { Authorization: 'Basic RVhBTVBMRQ==' } }),
    accept: ['error'],
  },
  {
    because: 'a key of a known form under any name',
    value: config({ command: 'farm', env: { FARM: 'sk-EXAMPLE0000NOTREAL0000' } }),
    accept: ['error'],
  },
  {
    because: 'a secret behind -e',
    value: config({ command: 'docker', args: ['run', '-e', 'API_KEY=EXAMPLE0000', 'farm'] }),
    accept: ['error'],
  },
  {
    because: 'a variable that docker passes on',
    value: config({ command: 'docker', args: ['run', '-e', 'API_KEY', 'farm'], env: { API_KEY: '${API_KEY}' } }),
    accept: ['ok'],
  },
  {
    because: 'a password in the address',
    value: config({ command: 'farm', args: ['postgres://grower:EXAMPLE@db.example.com/farm'] }),
    accept: ['error'],
  },
  { because: 'a url without a type', value: config({ url: 'https://x.example.com' }), accept: ['error'] },
  {
    because: 'the personal place',
    value: config({ command: 'farm' }, '~/.claude.json', { purpose: 'personal experiment' }),
    accept: ['ok'],
  },
  {
    because: 'a shared server at home',
    value: config({ command: 'farm' }, '~/.claude.json', { purpose: 'everyone in the team should have it' }),
    accept: ['error'],
  },
  {
    because: 'a project inside the home file',
    value: { projects: { '/farm': { mcpServers: { a: { command: 'farm' } } } }, mcpServers: {} },
    accept: ['ok'],
  },
  {
    because: 'an unset variable',
    value: config({ command: 'farm', env: { A: '${A}' } }, '.mcp.json', { environment: { B: '1' } }),
    accept: ['warn'],
  },
  { because: 'the key of another product', value: { servers: { farm: { command: 'farm' } } }, accept: ['error'] },
];
