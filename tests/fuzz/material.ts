// What the fuzz feeds in: values that look like definitions, results, messages, plans and configuration, and values that look like nothing.
import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/model/json.ts';

const awkwardKeys = ['__proto__', 'constructor', 'toString', '', 'a~/b', '件数', '\ud83d', 'properties', 'required', 'type', '$ref', '0'];
const key = fc.oneof(fc.constantFrom(...awkwardKeys, 'id', 'name', 'limit', 'weight_kg', 'status'), fc.string({ maxLength: 6 }));
const text = fc.oneof(
  fc.constantFrom(
    'Find orders. At most 30.',
    'Get the customer. Default: 5.',
    '重さをキログラムで記録します。',
    'Error: connection timed out',
    'Try again in 5 seconds.',
    '見つかりませんでした。',
    'at ledger.ts:214',
    '{"category":"transient","retryable":true}',
    '(a+)+$',
    '',
  ),
  fc.string({ maxLength: 20 }),
);
/** Any JSON value, small. */
export const anything: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<Json[]>(null, true, false, 0, -0, 1, -1, 2.5, 1e300, 9_007_199_254_740_993),
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    record(tie('value')),
  ),
})).value;

function record(value: fc.Arbitrary<Json>, keys: fc.Arbitrary<string> = key): fc.Arbitrary<JsonObject> {
  return fc.uniqueArray(fc.tuple(keys, value), { maxLength: 5, selector: ([name]) => name }).map((entries) => Object.fromEntries(entries));
}

/** The fields given, each present or absent, each right or anything at all. */
function shaped(
  fields: Readonly<Record<string, fc.Arbitrary<Json>>>,
  more: fc.Arbitrary<JsonObject> = record(anything),
): fc.Arbitrary<JsonObject> {
  const entries = Object.entries(fields).map(([name, good]) =>
    fc.oneof(
      { weight: 8, arbitrary: good.map((value): [string, Json][] => [[name, value]]) },
      { weight: 1, arbitrary: fc.constant<[string, Json][]>([]) },
      {
        weight: 1,
        arbitrary: anything.map((value): [string, Json][] => [[name, value]]),
      },
    ),
  );
  return fc
    .tuple(fc.oneof({ weight: 5, arbitrary: fc.constant<JsonObject>({}) }, { weight: 1, arbitrary: more }), ...entries)
    .map(([extra, ...parts]) => ({
      ...extra,
      ...Object.fromEntries(parts.flat()),
    }));
}

const keywords = [
  ...['type', 'properties', 'required', 'items', 'prefixItems', 'additionalProperties', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', 'not'],
  ...['if', 'then', 'else', '$ref', '$defs', '$schema', '$id', '$dynamicRef', 'pattern', 'minimum', 'maxLength', 'multipleOf', 'nullable'],
  ...['patternProperties', 'propertyNames', 'dependentSchemas', 'unevaluatedProperties', 'contains', 'minContains', 'format', 'default'],
];

/** Schemas, sound and unsound. */
export const schema: fc.Arbitrary<Json> = fc.letrec<{ schema: Json; map: JsonObject }>((tie) => ({
  map: record(tie('schema')),
  schema: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<Json[]>(
      { type: 'string' },
      { type: 'integer', minimum: 1, maximum: 30, default: 5 },
      { type: 'number', description: 'Weight in grams' },
      { type: ['string', 'null'] },
      { type: 'strng' },
      { enum: ['a', 'b'] },
      { $ref: '#' },
      { $ref: '#/$defs/part' },
      { $ref: 'https://example.com/x.json' },
      { pattern: '^(a+)+$' },
      true,
      false,
    ),
    shaped({ type: fc.constant('object'), properties: tie('map'), required: fc.array(key, { maxLength: 3 }) }),
    shaped({ type: fc.constant('array'), items: tie('schema') }),
    shaped({ anyOf: fc.array(tie('schema'), { maxLength: 3 }) }),
    record(tie('schema'), fc.constantFrom(...keywords)),
    record(anything, fc.constantFrom(...keywords)),
  ),
})).schema;

const root = fc.oneof(
  { weight: 6, arbitrary: record(schema).map((properties): JsonObject => ({ type: 'object', properties })) },
  { weight: 2, arbitrary: schema },
);
/** Tool definitions. */
export const definition: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 9,
    arbitrary: shaped({
      name: fc.oneof(
        fc.constantFrom('order_find', 'order_search', 'order.get', 'delete all', 'a'.repeat(129)),
        fc.string({ maxLength: 5 }),
      ),
      description: text,
      inputSchema: root,
    }),
  },
  { weight: 1, arbitrary: anything },
);
/** Lists of definitions in the shapes that `check` reads. */
export const definitions: fc.Arbitrary<Json> = fc.oneof(
  definition,
  fc.array(definition, { maxLength: 4 }),
  fc.array(definition, { maxLength: 3 }).map((tools): Json => ({ tools })),
  fc
    .array(definition, { maxLength: 3 })
    .map((tools): Json => ({ jsonrpc: '2.0', id: 1, result: { resultType: 'complete', tools, ttlMs: 0, cacheScope: 'public' } })),
);

const block = fc.oneof(shaped({ type: fc.constantFrom('text', 'image', 'resource_link'), text }), anything);
const result = shaped({
  resultType: fc.constantFrom('complete', 'input_required', 'task'),
  content: fc.array(block, { maxLength: 3 }),
  structuredContent: anything,
  isError: fc.boolean(),
});
/** Results, alone and beside their tool. */
export const results: fc.Arbitrary<Json> = fc.oneof(
  result,
  shaped({ tool: definition, result }),
  result.map((one): Json => ({ jsonrpc: '2.0', id: 4, result: one })),
);

const request = shaped({
  jsonrpc: fc.constant('2.0'),
  id: fc.oneof(fc.nat(9), fc.string({ maxLength: 3 })),
  method: fc.constantFrom(
    'tools/call',
    'tools/list',
    'server/discover',
    'initialize',
    'subscriptions/listen',
    'notifications/cancelled',
    'tasks/get',
  ),
  params: shaped({ name: text, arguments: anything, _meta: anything, cursor: text }),
});
const response = shaped({
  jsonrpc: fc.constant('2.0'),
  id: fc.nat(9),
  result,
  error: shaped({ code: fc.constantFrom(-32602, -32601, -32002, 5), message: text }),
});
/** Protocol messages. */
export const messages: fc.Arbitrary<Json> = fc.oneof(
  request,
  response,
  shaped({ request, response }),
  fc
    .array(
      fc.oneof(
        request.map((client): Json => ({ client })),
        response.map((server): Json => ({ server })),
      ),
      { maxLength: 4 },
    )
    .map((exchange): Json => ({ exchange })),
);

const choice = fc.constantFrom<Json[]>({ type: 'auto' }, { type: 'any' }, { type: 'none' }, { type: 'tool', name: 'order_find' }, 'auto');
/** Plans. */
export const plans: fc.Arbitrary<Json> = fc.oneof(
  shaped({
    turns: fc.array(shaped({ tool_choice: choice, result: fc.constantFrom('ok', 'error') }), { maxLength: 4 }),
    limit: fc.nat(3),
    goal: text,
  }),
  shaped({ request: shaped({ tool_choice: choice, thinking: anything, model: text }) }),
);

const server = shaped({
  command: fc.constantFrom('node', 'npx', 'docker'),
  args: fc.array(text, { maxLength: 3 }),
  env: record(fc.constantFrom('${TOKEN}', '${A:-}', '${', 'ghp_0123456789abcdefghijABCDEFGHIJ012345')),
  url: fc.constantFrom('https://example.com/mcp', 'not a url'),
  headers: record(text),
  type: fc.constantFrom('http', 'stdio', 'sse', 'x'),
});
/** Client configuration. */
export const configs: fc.Arbitrary<Json> = fc.oneof(
  shaped({ mcpServers: record(server) }),
  shaped({
    file: fc.constantFrom('.mcp.json', '~/.claude.json', 'x'),
    content: shaped({ mcpServers: record(server) }),
    environment: record(text),
  }),
);

/** A definition or list, and the same with one place changed. */
export const pairs: fc.Arbitrary<[Json, Json]> = fc.oneof(
  fc.tuple(definitions, definitions),
  fc
    .tuple(definition, shaped({ name: text, description: text, inputSchema: root }))
    .map(([old, now]): [Json, Json] => [old, { ...(typeof old === 'object' && old !== null && !Array.isArray(old) ? old : {}), ...now }]),
);

const argument = fc.constantFrom('id', 'name', 'limit', 'status');
const plainSchema: fc.Arbitrary<Json> = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    fc.constantFrom<Json[]>(
      { type: 'string', minLength: 1 },
      { type: ['string', 'null'] },
      { type: 'integer', minimum: 1, maximum: 30 },
      { type: 'number', multipleOf: 0.5 },
      { type: 'boolean' },
      { enum: ['open', 1, null] },
      { const: {} },
      { not: { type: 'string' } },
      true,
    ),
    tie('schema').map((items): Json => ({ type: 'array', items, maxItems: 2 })),
    fc.tuple(tie('schema'), tie('schema')).map((anyOf): Json => ({ anyOf })),
    fc.tuple(tie('schema'), tie('schema')).map((oneOf): Json => ({ oneOf })),
    tie('schema').map((inner): Json => ({ type: 'object', properties: { id: inner }, required: ['id'], additionalProperties: false })),
  ),
})).schema;
const sound = fc
  .tuple(
    record(plainSchema, argument),
    fc.uniqueArray(argument, { maxLength: 2 }),
    fc.constantFrom<Json[]>(true, false, { type: 'string' }),
  )
  .map(([properties, required, additionalProperties]): JsonObject => ({ type: 'object', properties, required, additionalProperties }));
/** Two sound definitions of one name, and arguments that may fit. */
export const soundPairs: fc.Arbitrary<[Json, Json, JsonObject]> = fc.tuple(
  sound.map((inputSchema): Json => ({ name: 'order_find', inputSchema })),
  sound.map((inputSchema): Json => ({ name: 'order_find', inputSchema })),
  record(fc.oneof(fc.constantFrom<Json[]>('open', 1, 2.5, null, {}, ['a'], { id: 1 }, true), anything), argument),
);
