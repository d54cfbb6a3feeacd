// Definitions and results with the verdict that they deserve. Own wording; the column says why.
import { type CheckRow, failed, result, text, tool } from './check-row.ts';

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
