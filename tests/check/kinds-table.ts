// Artefacts of every kind with the verdict that they deserve. Own wording; the column says why.
import type { Json, JsonObject } from '../../src/model/json.ts';
import type { ArtefactKind } from '../../src/artefacts/index.ts';

/** One artefact. `as` is left out where the shape alone must tell. */
export type CheckRow = { because: string; value: Json; accept: string[]; as?: ArtefactKind };

const text = { type: 'string', description: 'Id of a bed, e.g. G-12' };
const tool = (properties: JsonObject, more: JsonObject = {}, schema: JsonObject = {}): JsonObject => ({
  name: 'bed_find',
  description: 'Finds one bed of the farm by its id.',
  inputSchema: { type: 'object', properties, ...schema },
  ...more,
});
const result = (say: string, more: JsonObject = {}): JsonObject => ({
  resultType: 'complete',
  content: [{ type: 'text', text: say }],
  ...more,
});
const failed = (say: string, error?: JsonObject): JsonObject =>
  result(say, { isError: true, ...(error === undefined ? {} : { structuredContent: { error } }) });
const force = (name: string): JsonObject => ({ type: 'tool', name });
const auto = { type: 'auto' };
const config = (entry: JsonObject, file = '.mcp.json', more: JsonObject = {}): JsonObject => ({
  file,
  ...more,
  content: { mcpServers: { farm: entry } },
});
const write = { name: 'harvest_sell', description: 'Sells one harvest.', inputSchema: { type: 'object', properties: { id: text } } };

export const definitionRows: CheckRow[] = [
  { because: 'a plain tool', value: tool({ id: text }), accept: ['ok'] },
  {
    because: 'a combinator below the root',
    value: tool({ id: { anyOf: [text, { type: 'integer' }], description: 'Id' } }),
    accept: ['ok'],
  },
  {
    because: 'a combinator at the root',
    value: tool({ id: text, no: text }, {}, { oneOf: [{ required: ['id'] }, { required: ['no'] }] }),
    accept: ['warn'],
  },
  {
    because: 'a list of types at the root is not "object"',
    value: tool({ id: text }, {}, { type: ['object', 'null'] }),
    accept: ['error'],
  },
  { because: 'no schema at all', value: { name: 'bed_list', description: 'Lists all beds.' }, accept: ['error'], as: 'definition' },
  {
    because: 'a closed empty object',
    value: { name: 'now', description: 'Returns the time.', inputSchema: { type: 'object', additionalProperties: false } },
    accept: ['ok'],
  },
  { because: 'a reference to nowhere', value: tool({ bed: { $ref: '#/$defs/Bed' } }), accept: ['error'] },
  {
    because: 'a schema that holds itself',
    value: tool(
      { tree: { $ref: '#/$defs/T' } },
      {},
      { $defs: { T: { type: 'object', properties: { kids: { type: 'array', items: { $ref: '#/$defs/T' } } } } } },
    ),
    accept: ['ok'],
  },
  {
    because: 'a tuple of 2020-12',
    value: tool({ at: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], description: 'x, y' } }),
    accept: ['ok'],
  },
  {
    because: 'a tuple of draft-07',
    value: tool(
      { at: { type: 'array', items: [{ type: 'number' }], description: 'x' } },
      {},
      { $schema: 'http://json-schema.org/draft-07/schema#' },
    ),
    accept: ['note'],
  },
  { because: 'required as a flag of the parameter', value: tool({ id: { ...text, required: true } }), accept: ['error'] },
  {
    because: 'an unknown dialect is not judged',
    value: tool({ id: text }, {}, { $schema: 'https://example.com/dialect' }),
    accept: ['note'],
  },
  { because: 'an empty enum refuses everything', value: tool({ id: { ...text, enum: [] } }), accept: ['ok', 'note', 'warn', 'error'] },
  { because: 'null by a list of types', value: tool({ id: { type: ['string', 'null'], description: 'Id or null' } }), accept: ['ok'] },
  { because: 'a space in the name', value: tool({ id: text }, { name: 'find bed' }), accept: ['warn'] },
  { because: '128 characters', value: tool({ id: text }, { name: 'b'.repeat(128) }), accept: ['ok'] },
  { because: 'the same names in another case', value: [tool({ id: text }), tool({ no: text }, { name: 'BED_FIND' })], accept: ['ok'] },
  {
    because: 'tools that say when to use which',
    value: [
      tool({ id: text }, { description: 'Finds one bed by id. Use bed_search when you only know words.' }),
      tool({ id: text }, { name: 'bed_search', description: 'Finds beds by words. Use bed_find when you know the id.' }),
    ],
    accept: ['ok'],
  },
  {
    because: 'similar tools',
    value: [
      tool({ id: text }, { name: 'bed_lookup', description: 'Looks up data about a bed.' }),
      tool({ id: text }, { name: 'bed_retrieve', description: 'Retrieves information about a bed.' }),
    ],
    accept: ['warn'],
  },
  {
    because: 'a cancel that claims to be read-only',
    value: tool({ id: text }, { name: 'cancel_order', description: 'Cancels one order.', annotations: { readOnlyHint: true } }),
    accept: ['error'],
  },
  {
    because: 'a read that says so',
    value: tool({ id: text }, { annotations: { readOnlyHint: true, openWorldHint: false } }),
    accept: ['ok'],
  },
  {
    because: 'hints that exclude each other',
    value: tool({ id: text }, { annotations: { readOnlyHint: true, destructiveHint: true } }),
    accept: ['note', 'warn'],
  },
  { because: 'a hint that is a word', value: tool({ id: text }, { annotations: { readOnlyHint: 'true' } }), accept: ['error'] },
  {
    because: 'a whole list of this revision',
    value: { jsonrpc: '2.0', id: 1, result: { resultType: 'complete', ttlMs: 0, cacheScope: 'private', tools: [tool({ id: text })] } },
    accept: ['ok'],
  },
  {
    because: 'a list of this revision without its fields',
    value: { resultType: 'complete', tools: [tool({ id: text })] },
    accept: ['error'],
  },
  { because: 'a list of an older revision', value: { jsonrpc: '2.0', id: 1, result: { tools: [tool({ id: text })] } }, accept: ['ok'] },
  { because: 'no description', value: { name: 'bed_find', inputSchema: { type: 'object', properties: { id: text } } }, accept: ['warn'] },
  { because: 'a parameter without a description', value: tool({ id: { type: 'string' } }), accept: ['note'] },
];

export const resultRows: CheckRow[] = [
  { because: 'a plain success', value: result('Bed G-12: tomatoes.'), accept: ['ok'] },
  { because: 'an empty list that succeeded', value: result('[]', { isError: false, structuredContent: { beds: [] } }), accept: ['ok'] },
  { because: 'a success that says nothing was found', value: result('No beds match "x".'), accept: ['ok'] },
  {
    because: 'a failure that can be acted on',
    value: failed('The date lies in the past; today is 2026-11-30. Give a later date.'),
    accept: ['ok'],
  },
  { because: 'the flag as a word', value: result('The bed is locked.', { isError: 'true' }), accept: ['error'] },
  { because: 'a failure in a text that is JSON', value: result('{"ok":false,"error":"bed is locked"}'), accept: ['error'] },
  { because: 'no content', value: { resultType: 'complete', isError: false }, accept: ['error'] },
  { because: 'an unknown kind of result', value: { resultType: 'done', content: [] }, accept: ['error'], as: 'result' },
  {
    because: 'an image without its type',
    value: { resultType: 'complete', content: [{ type: 'image', data: 'AA==' }] },
    accept: ['error'],
  },
  {
    because: 'a permission failure that says retry',
    value: failed('You lack the permission to sell. Ask the owner.', { category: 'permission', isRetryable: true, message: 'x' }),
    accept: ['error'],
  },
  {
    because: 'a permission failure as it should be',
    value: failed('You lack the permission to sell. Ask the owner.', { category: 'permission', isRetryable: false, message: 'x' }),
    accept: ['ok'],
  },
  {
    because: 'a business rule that calls itself transient',
    value: failed('The amount exceeds the limit of 5,000 yen for one day.', { category: 'transient', isRetryable: true }),
    accept: ['error'],
  },
  {
    because: 'an overloaded server, as it should be',
    value: failed('The planner is temporarily unavailable. Repeat in 10 s.', {
      category: 'transient',
      retryable: true,
      retryAfterMs: 10_000,
    }),
    accept: ['ok'],
  },
  {
    because: 'a write of unknown outcome that asks to look first',
    value: {
      tool: write,
      result: failed('The market timed out; the sale may have gone through. Check sale_status before a second attempt.', {
        category: 'unknown',
        isRetryable: false,
      }),
    },
    accept: ['ok'],
  },
  {
    because: 'a write of unknown outcome that invites',
    value: { tool: write, result: failed('The market timed out. Please retry.', { category: 'transient', isRetryable: true }) },
    accept: ['error'],
  },
  {
    because: 'a read that timed out',
    value: {
      tool: tool({ id: text }),
      result: failed('The register timed out. The same call may be repeated.', { category: 'transient', isRetryable: true }),
    },
    accept: ['ok'],
  },
  {
    because: 'a Python trace',
    value: failed('Traceback (most recent call last):\n  File "/srv/beds.py", line 3\nKeyError: bed'),
    accept: ['error'],
  },
  { because: 'an internal host', value: failed('connect to db-01.farm.internal:5432 failed'), accept: ['error'] },
  {
    because: 'a list that says how it was cut',
    value: result('2 of 90. Next: offset 2.', { structuredContent: { items: [1, 2], total: 90, hasMore: true, nextOffset: 2 } }),
    accept: ['ok'],
  },
  {
    because: 'a rate limit with a time',
    value: failed('Too many requests. Call again in 30 seconds.', { category: 'transient', retryable: true }),
    accept: ['ok'],
  },
  {
    because: 'a rate limit without a time',
    value: failed('Too many requests.', { category: 'transient', retryable: true }),
    accept: ['warn'],
  },
  {
    because: 'an older revision has no resultType',
    value: { protocolVersion: '2025-11-25', result: { content: [{ type: 'text', text: 'Done.' }] } },
    accept: ['ok'],
  },
  {
    because: 'structured content that fits',
    value: {
      tool: { ...write, outputSchema: { type: 'object', required: ['n'] } },
      result: result('{"n":1}', { structuredContent: { n: 1 } }),
    },
    accept: ['ok'],
  },
  {
    because: 'structured content that is missing',
    value: { tool: { ...write, outputSchema: { type: 'object', required: ['n'] } }, result: result('done') },
    accept: ['error'],
  },
  {
    because: 'a list where the tool promises a list',
    value: {
      tool: { ...write, outputSchema: { type: 'array', items: { type: 'integer' } } },
      result: result('[1]', { structuredContent: [1] }),
    },
    accept: ['ok'],
  },
  { because: 'a Japanese failure without the flag', value: result('エラー：苗床が見つかりません。'), accept: ['error'] },
];

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
