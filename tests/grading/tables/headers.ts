// Headers beside a request, messages inside wrappers, and what a retry shows by itself.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Row, rows } from './row.ts';

const meta: JsonObject = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
};
const call = (more: JsonObject = {}): JsonObject => ({
  jsonrpc: '2.0',
  id: 4,
  method: 'tools/call',
  params: { _meta: meta, name: 'water', arguments: { bed: 'G-1', litres: 4 }, ...more },
});
const read = (uri: string): JsonObject => ({ jsonrpc: '2.0', id: 4, method: 'resources/read', params: { _meta: meta, uri } });
const given = (more: JsonObject = {}): JsonObject => ({
  Accept: 'application/json, text/event-stream',
  'MCP-Protocol-Version': '2026-07-28',
  'Mcp-Method': 'tools/call',
  'Mcp-Name': 'water',
  ...more,
});
const tool: JsonObject = {
  name: 'water',
  inputSchema: {
    type: 'object',
    properties: { bed: { type: 'string', 'x-mcp-header': 'Bed' }, litres: { type: 'integer', 'x-mcp-header': 'Litres' } },
  },
};
const sent = (headers: JsonObject, request: Json = call(), more: JsonObject = {}): JsonObject => ({ headers, request, ...more });

/** A result that asks the user to open an address. */
const asking = (more: JsonObject): JsonObject => ({
  jsonrpc: '2.0',
  id: 4,
  result: {
    resultType: 'input_required',
    requestState: 's',
    inputRequests: {
      a: { method: 'elicitation/create', params: { mode: 'url', message: 'Sign in', url: 'https://id.example.com', ...more } },
    },
  },
});

export const headerRows: Row[] = [
  ...rows(
    'message.headers',
    {
      'names are read without regard to case': sent({
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'MCP-NAME': 'water',
      }),
      'no headers are shown': { request: call() },
      'an excerpt of two headers': sent({ 'Mcp-Method': 'tools/call', 'Mcp-Name': 'water' }),
      'an address in base64': sent(
        given({ 'Mcp-Method': 'resources/read', 'Mcp-Name': '=?base64?ZmlsZTovLy/ml6UubWQ=?=' }),
        read('file:///日.md'),
      ),
      'arguments are mirrored, a whole number as text': sent(given({ 'Mcp-Param-Bed': 'G-1', 'mcp-param-litres': '4' }), call(), { tool }),
      'an argument that is left out has no header': sent(given(), call({ arguments: {} }), { tool }),
      'a number in another decimal spelling': sent(given({ 'Mcp-Param-Bed': 'G-1', 'Mcp-Param-Litres': '4.0' }), call(), { tool }),
      'a mark on a fraction voids all marks': sent(given(), call(), {
        tool: {
          name: 'water',
          inputSchema: {
            type: 'object',
            properties: { bed: { type: 'string', 'x-mcp-header': 'Bed' }, litres: { type: 'number', 'x-mcp-header': 'Litres' } },
          },
        },
      }),
      'an older revision had fewer headers': sent(
        { Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-11-25' },
        { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      ),
      'a notification needs none': {
        http: { headers: { Accept: '*/*' }, body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 3 } } },
      },
    },
    {
      'the name of another tool': sent(given({ 'Mcp-Name': 'harvest' })),
      'another method': sent(given({ 'Mcp-Method': 'tools/list' })),
      'a method in other letters': sent(given({ 'Mcp-Method': 'Tools/Call' })),
      'no method': sent({ Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Name': 'water' }),
      'another revision than in the body': sent(given({ 'MCP-Protocol-Version': '2025-11-25' })),
      'half of Accept': sent(given({ Accept: 'application/json' })),
      'a marked argument without its header': sent(given({ 'Mcp-Param-Bed': 'G-1' }), call(), { tool }),
      'a number in hexadecimal': sent(given({ 'Mcp-Param-Bed': 'G-1', 'Mcp-Param-Litres': '0x4' }), call(), { tool }),
      'markers around no base64': sent(given({ 'Mcp-Name': '=?base64?***?=' })),
      'under http, with a body': { http: { method: 'POST', headers: given({ 'Mcp-Name': 'harvest' }), body: call() } },
    },
  ),
  ...rows(
    'message.notification',
    { 'a notification in a wrapper': { notification: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 3 } } } },
    { 'in a wrapper, without its request': { message: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { taskId: 't' } } } },
  ),
  ...rows(
    'message.request-form',
    { 'a request in a wrapper': { message: call() } },
    {
      'a notification with an id, in a wrapper': {
        notification: { jsonrpc: '2.0', id: 9, method: 'notifications/cancelled', params: { requestId: 3 } },
      },
    },
  ),
  ...rows(
    'message.retry',
    {
      'a retry that stands alone': { request: call({ requestState: 's', inputResponses: { bed: { action: 'decline' } } }) },
    },
    {
      'a state that is no text': { request: call({ requestState: { step: 2 } }) },
      'answers in a list': { request: call({ inputResponses: [{ action: 'accept' }] }) },
      'values beside a refusal': { request: call({ inputResponses: { bed: { action: 'cancel', content: { bed: 'G-1' } } } }) },
    },
  ),
  ...rows(
    'message.removed',
    { 'a question at an address': { request: call(), response: asking({}) } },
    { 'a question with a number of its own': { request: call(), response: asking({ elicitationId: 'e-1' }) } },
  ),
];
