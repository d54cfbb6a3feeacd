// What means the same is no change: other spellings of a schema, other envelopes, other key order, translated texts.
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../src/model/json.ts';
import { compare } from '../../src/drift/index.ts';
import { orders } from './tables/row.ts';

const address = { type: 'object', properties: { line: { type: 'string' }, zip: { type: 'string' } }, required: ['line'] };
const input = (schema: JsonObject): JsonObject => ({
  name: 'ship',
  description: 'Ships one parcel.',
  inputSchema: { type: 'object', ...schema },
});

const pairs: { because: string; before: Json; after: Json }[] = [
  {
    because: 'a part moved to $defs',
    before: input({ properties: { to: address, from: address } }),
    after: input({ properties: { to: { $ref: '#/$defs/address' }, from: { $ref: '#/$defs/address' } }, $defs: { address } }),
  },
  {
    because: 'a definition renamed, and $defs instead of definitions',
    before: input({ properties: { to: { $ref: '#/definitions/a' } }, definitions: { a: address } }),
    after: input({ properties: { to: { $ref: '#/$defs/place' } }, $defs: { place: address, unused: true } }),
  },
  {
    because: 'const and an enum of one',
    before: input({ properties: { kind: { const: 'air' } } }),
    after: input({ properties: { kind: { enum: ['air'] } } }),
  },
  {
    because: 'an enum, and alternatives of constants',
    before: input({ properties: { kind: { type: 'string', enum: ['air', 'sea'] } } }),
    after: input({ properties: { kind: { anyOf: [{ const: 'sea' }, { const: 'air' }] } } }),
  },
  {
    because: 'null as a type, and null as an alternative',
    before: input({ properties: { note: { type: ['string', 'null'] } } }),
    after: input({ properties: { note: { anyOf: [{ type: 'string' }, { type: 'null' }] } } }),
  },
  {
    because: 'one type, alone or in a list',
    before: input({ properties: { n: { type: 'string' } } }),
    after: input({ properties: { n: { type: ['string'] } } }),
  },
  {
    because: 'an open object, said or not said',
    before: input({ properties: { n: {} } }),
    after: input({ properties: { n: {} }, additionalProperties: true }),
  },
  {
    because: 'allOf of open parts, and one object',
    before: input({ allOf: [{ properties: { a: { type: 'string' } }, required: ['a'] }, { properties: { b: { type: 'string' } } }] }),
    after: input({ properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] }),
  },
  {
    because: 'the order of required names and of enum values',
    before: input({ properties: { a: { enum: [1, 2] }, b: {} }, required: ['a', 'b'] }),
    after: input({ properties: { a: { enum: [2, 1] }, b: {} }, required: ['b', 'a'] }),
  },
  {
    because: 'white space in a description',
    before: orders({}, {}, { description: 'Lists  orders. ' }),
    after: orders({}, {}, { description: 'Lists\norders.' }),
  },
];

describe.each(pairs)('$because', ({ before, after }) => {
  test('no change either way', () => {
    expect(compare(before, after)).toStrictEqual([]);
    expect(compare(after, before)).toStrictEqual([]);
  });
});

const changed = orders({ limit: { type: 'integer' } });
const forms: [string, (tool: Json) => Json][] = [
  ['an array', (tool) => [tool]],
  ['{tools}', (tool) => ({ tools: [tool] })],
  ['a result of tools/list', (tool) => ({ resultType: 'complete', tools: [tool], ttlMs: 0, cacheScope: 'public' })],
  ['a JSON-RPC message', (tool) => ({ jsonrpc: '2.0', id: 1, result: { tools: [tool] } })],
];

test.each(forms)('%s says the same as the tool alone', (_, form) => {
  const [plain] = compare(orders({}), changed);
  const [wrapped] = compare(orders({}), form(changed));
  expect(wrapped).toStrictEqual({ ...plain, after: wrapped?.after });
  expect(wrapped?.after?.endsWith('/inputSchema/properties/limit')).toBe(true);
});

/** Turns every object's keys round, except names of arguments: their order is what a model reads. */
function turned(value: Json, names = false): Json {
  if (Array.isArray(value)) return value.map((item) => turned(item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, held]) => [key, turned(held, key === 'properties')] as const);
  return Object.fromEntries(names ? entries : entries.toReversed());
}

test.each(pairs)('key order is no change: $because', ({ before }) => {
  expect(compare(before, turned(before))).toStrictEqual([]);
});

test.each([
  ['Returns at most 30 orders, 10 or more. Weight in grams.', '最大30件、10以上の注文を返します。重さはグラムです。'],
  ['Lists all orders.', 'すべての注文を返します。'],
  ['Limit (default: 5, up to 50).', '件数です（既定値は5、50まで）。'],
])('a translation is a rewording and nothing else: %s', (en, ja) => {
  const said = compare(orders({ n: { type: 'integer', description: en } }), orders({ n: { type: 'integer', description: ja } }));
  expect(said.map(({ code }) => code)).toStrictEqual(['description-reworded']);
});
