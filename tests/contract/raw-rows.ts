// What a server refuses, request by request.
import type { JsonObject } from '../../src/model/json.ts';
import { CODE, META, REVISION } from '../../src/mcp/index.ts';
import { type Row, drop, metaOf } from './raw-row.ts';

const call: { method: string; params: JsonObject } = { method: 'tools/call', params: { name: 'quote', arguments: {} } };

/** mcp-facts 2.3, and the assertions of section 5 that a server can check on one request. */
export const rows: Row[] = [
  {
    id: '2.3 parse',
    because: 'text that is not JSON',
    alter: (draft) => {
      draft.text = '{"jsonrpc":';
    },
    status: 400,
    code: CODE.parseError,
  },
  {
    id: '2.3 empty',
    because: 'no body at all',
    alter: (draft) => {
      draft.text = '';
    },
    status: 400,
    code: CODE.parseError,
  },
  {
    id: 'R01 version',
    because: 'jsonrpc must be "2.0"',
    alter: ({ body }) => {
      body['jsonrpc'] = '1.0';
    },
    status: 400,
    code: CODE.invalidRequest,
  },
  {
    id: 'R01 method',
    because: 'method must be a string',
    alter: ({ body }) => {
      body['method'] = 7;
    },
    status: 400,
    code: CODE.invalidRequest,
  },
  {
    id: 'R02 null',
    because: 'an id is never null',
    alter: ({ body }) => {
      body['id'] = null;
    },
    status: 400,
    code: CODE.invalidRequest,
  },
  {
    id: 'R02 float',
    because: 'an id is an integer or a string',
    alter: ({ body }) => {
      body['id'] = 1.5;
    },
    status: 400,
    code: CODE.invalidRequest,
  },
  {
    id: 'R02 string',
    because: 'a string id is right',
    alter: ({ body }) => {
      body['id'] = 'a';
    },
    status: 200,
  },
  {
    id: '2.1 batch',
    because: 'there is no batching',
    alter: (draft) => {
      draft.text = JSON.stringify([draft.body]);
    },
    status: 400,
    code: CODE.invalidRequest,
  },
  {
    id: 'R09',
    because: 'a client sends no response',
    alter: (draft) => {
      draft.text = '{"jsonrpc":"2.0","id":1,"result":{}}';
    },
    status: 400,
    code: CODE.invalidRequest,
  },
  {
    id: 'C04',
    because: 'unknown method: -32601 and 404',
    start: { method: 'ping' },
    alter: () => {},
    status: 404,
    code: CODE.methodNotFound,
  },
  {
    id: '2.3 capability',
    because: 'a method of a capability that is not declared',
    start: { method: 'prompts/list' },
    alter: () => {},
    status: 404,
    code: CODE.methodNotFound,
  },
  {
    id: 'R04',
    because: 'protocolVersion is missing, the header stays',
    alter: (draft) => {
      drop(draft, META.protocolVersion);
    },
    status: 400,
    code: CODE.invalidParams,
  },
  {
    id: 'C03',
    because: 'clientCapabilities is missing',
    alter: (draft) => {
      drop(draft, META.clientCapabilities);
    },
    status: 400,
    code: CODE.invalidParams,
  },
  {
    id: 'R05',
    because: 'clientCapabilities is an object',
    alter: (draft) => {
      metaOf(draft)[META.clientCapabilities] = [];
    },
    status: 400,
    code: CODE.invalidParams,
  },
  {
    id: 'R06',
    because: 'clientInfo, if there, has name and version',
    alter: (draft) => {
      metaOf(draft)[META.clientInfo] = { name: 'x' };
    },
    status: 400,
    code: CODE.invalidParams,
  },
  {
    id: 'R06 absent',
    because: 'clientInfo may be absent',
    alter: (draft) => {
      drop(draft, META.clientInfo);
    },
    status: 200,
  },
  {
    id: 'C03 no _meta',
    because: '_meta is missing, the header stays',
    alter: ({ body }) => {
      body['params'] = {};
    },
    status: 400,
    code: CODE.invalidParams,
  },
  {
    id: 'C05',
    because: 'neither _meta nor header: nothing is remembered from earlier requests',
    alter: (draft) => {
      draft.body['params'] = {};
      delete draft.headers['MCP-Protocol-Version'];
    },
    status: 400,
    code: CODE.invalidParams,
  },
  {
    id: 'C02',
    because: 'a version that nobody serves',
    alter: (draft) => {
      metaOf(draft)[META.protocolVersion] = '1900-01-01';
      draft.headers['MCP-Protocol-Version'] = '1900-01-01';
    },
    status: 400,
    code: CODE.unsupportedVersion,
    data: { supported: [REVISION], requested: '1900-01-01' },
  },
  {
    id: 'C02 future',
    because: 'a later version is not served either',
    alter: (draft) => {
      metaOf(draft)[META.protocolVersion] = '2099-01-01';
      draft.headers['MCP-Protocol-Version'] = '2099-01-01';
    },
    status: 400,
    code: CODE.unsupportedVersion,
    data: { supported: [REVISION], requested: '2099-01-01' },
  },
  {
    id: 'C02 old client',
    because: 'initialize of 2025-11-25: the error names what is served',
    alter: (draft) => {
      draft.body = {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'old', version: '1' } },
      };
      delete draft.headers['MCP-Protocol-Version'];
    },
    status: 400,
    code: CODE.unsupportedVersion,
    data: { supported: [REVISION], requested: '2025-11-25' },
  },
  {
    id: 'R10 version',
    because: 'header and _meta disagree',
    alter: ({ headers }) => {
      headers['MCP-Protocol-Version'] = '2025-11-25';
    },
    status: 400,
    code: CODE.headerMismatch,
  },
  {
    id: 'R10 no version',
    because: 'the header is required',
    alter: ({ headers }) => {
      delete headers['MCP-Protocol-Version'];
    },
    status: 400,
    code: CODE.headerMismatch,
  },
  {
    id: 'R10 method',
    because: 'Mcp-Method disagrees',
    alter: ({ headers }) => {
      headers['Mcp-Method'] = 'tools/call';
    },
    status: 400,
    code: CODE.headerMismatch,
  },
  {
    id: 'R10 no method',
    because: 'Mcp-Method is required',
    alter: ({ headers }) => {
      delete headers['Mcp-Method'];
    },
    status: 400,
    code: CODE.headerMismatch,
  },
  {
    id: 'R10 case',
    because: 'values are case-sensitive',
    alter: ({ headers }) => {
      headers['Mcp-Method'] = 'Tools/List';
    },
    status: 400,
    code: CODE.headerMismatch,
  },
  {
    id: 'R10 names',
    because: 'header names are not case-sensitive',
    alter: (draft) => {
      draft.headers = Object.fromEntries(Object.entries(draft.headers).map(([name, value]) => [name.toUpperCase(), value]));
    },
    status: 200,
  },
  {
    id: 'R10 no name',
    because: 'Mcp-Name is required on tools/call',
    start: call,
    alter: ({ headers }) => {
      delete headers['Mcp-Name'];
    },
    status: 400,
    code: CODE.headerMismatch,
  },
  {
    id: 'R10 name',
    because: 'Mcp-Name disagrees',
    start: call,
    alter: ({ headers }) => {
      headers['Mcp-Name'] = 'other';
    },
    status: 400,
    code: CODE.headerMismatch,
  },
  {
    id: 'R10 base64',
    because: 'a plain name may be base64 all the same',
    start: call,
    alter: ({ headers }) => {
      headers['Mcp-Name'] = '=?base64?cXVvdGU=?=';
    },
    status: 200,
  },
  {
    id: 'R10 bad base64',
    because: 'markers around no base64',
    start: call,
    alter: ({ headers }) => {
      headers['Mcp-Name'] = '=?base64?%%?=';
    },
    status: 400,
    code: CODE.headerMismatch,
  },
  {
    id: 'T06',
    because: 'unknown tool: a protocol error',
    start: { method: 'tools/call', params: { name: 'nope', arguments: {} } },
    alter: () => {},
    status: 200,
    code: CODE.invalidParams,
  },
  {
    id: 'R07 no name',
    because: 'name is required',
    start: { method: 'tools/call', params: { arguments: {} } },
    alter: () => {},
    status: 200,
    code: CODE.invalidParams,
  },
  {
    id: 'R07 null',
    because: 'arguments is an object, not null',
    start: { method: 'tools/call', params: { name: 'quote', arguments: null } },
    alter: () => {},
    status: 200,
    code: CODE.invalidParams,
  },
  {
    id: 'R07 array',
    because: 'arguments is an object, not an array',
    start: { method: 'tools/call', params: { name: 'quote', arguments: [] } },
    alter: () => {},
    status: 200,
    code: CODE.invalidParams,
  },
  {
    id: 'R07 absent',
    because: 'arguments may be absent',
    start: { method: 'tools/call', params: { name: 'quote' } },
    alter: () => {},
    status: 200,
  },
  {
    id: 'R12',
    because: 'a cursor that was never given out',
    start: { method: 'tools/list', params: { cursor: 'made-up' } },
    alter: () => {},
    status: 200,
    code: CODE.invalidParams,
  },
  {
    id: 'R12 type',
    because: 'a cursor is a string',
    start: { method: 'tools/list', params: { cursor: 3 } },
    alter: () => {},
    status: 200,
    code: CODE.invalidParams,
  },
  {
    id: '2.3 GET',
    because: 'POST only',
    alter: (draft) => {
      draft.method = 'GET';
    },
    status: 405,
  },
  {
    id: '2.3 DELETE',
    because: 'POST only',
    alter: (draft) => {
      draft.method = 'DELETE';
    },
    status: 405,
  },
  {
    id: 'R08',
    because: 'a notification is accepted without an answer',
    alter: (draft) => {
      draft.text = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}';
      draft.headers['Mcp-Method'] = 'notifications/cancelled';
    },
    status: 202,
  },
  {
    id: '2.12 session',
    because: 'a session id of an old client is ignored',
    alter: ({ headers }) => {
      headers['Mcp-Session-Id'] = 'x';
    },
    status: 200,
  },
];
