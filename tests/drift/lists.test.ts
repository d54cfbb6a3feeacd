// Lists: who became whom, how sure that is, and that long or awkward lists come to an end.
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { compare, oldCalls, outcome } from '../../src/drift/index.ts';
import { call, orders } from './tables/row.ts';

const many = (verb: string, count: number): JsonObject[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `${verb}_part_${String(i)}`,
    description: `Handles part number ${String(i)}.`,
    inputSchema: { type: 'object', properties: { part: { type: 'string' } } },
  }));

test('ten thousand tools renamed: each one finds its own successor', () => {
  const changes = compare(many('get', 10_000), many('fetch', 10_000));
  expect(changes.length).toBe(10_000);
  for (const { code, params } of changes) {
    expect(code).toBe('tool-renamed');
    expect(params['new']).toBe(typeof params['old'] === 'string' ? params['old'].replace('get', 'fetch') : undefined);
  }
});

test('a rename is one to one, with a figure and its reasons', () => {
  const [change] = compare([orders({})], [orders({}, {}, { name: 'fetch_orders' })]);
  expect(change?.params).toStrictEqual({
    old: 'list_orders',
    new: 'fetch_orders',
    confidence: 0.83,
    because: ['name', 'description', 'arguments'],
  });
});

test('the same name twice is paired in order', () => {
  const two = [orders({}), orders({ page: { type: 'integer' } })];
  expect(compare(two, structuredClone(two))).toStrictEqual([]);
  expect(compare(two, [two[0] as Json]).map(({ code }) => code)).toStrictEqual(['tool-removed']);
});

test('two definitions by themselves are two versions of one tool, however unlike', () => {
  const [change] = compare(orders({}), { name: 'zap', inputSchema: { type: 'object' } });
  expect([change?.code, change?.params['because']]).toStrictEqual(['tool-renamed', ['given-as-pair']]);
});

test('a call of a renamed tool still tells whether its arguments would fit', () => {
  const found = outcome(call(), [orders({})], [orders({}, {}, { name: 'fetch_orders' })]);
  expect([found.outcome, found.tool, found.validity?.status]).toStrictEqual(['unknown_tool', 'fetch_orders', 'valid']);
});

test('a schema that cannot be judged is a question for a person, not a fault', () => {
  const odd = orders({}, { $schema: 'https://example.com/own-dialect' });
  expect(outcome(call(), orders({}), odd)).toMatchObject({ outcome: 'needs_review', reasons: [{ code: 'not-judged' }] });
  const broken = orders({ n: { type: 'strnig' } });
  expect(outcome(call(), orders({}), broken)).toMatchObject({ outcome: 'needs_review', reasons: [{ code: 'schema-invalid' }] });
});

test('a definition too deep to compare is said to be so', () => {
  const deep = (levels: number): Json => {
    let schema: Json = { type: 'string' };
    for (let i = 0; i < levels; i += 1) schema = { type: 'object', properties: { inner: schema } };
    return { name: 'deep', inputSchema: schema };
  };
  expect(compare(deep(5_000), deep(5_000))).toStrictEqual([]);
  expect(compare(deep(5_000), deep(5_001)).map(({ code }) => code)).toStrictEqual(['not-compared']);
});

test('old calls: required only, all, each enum value, each bound', () => {
  const found = oldCalls(
    orders({
      state: { enum: ['open', 'late'] },
      limit: { type: 'integer', minimum: 1, maximum: 50 },
      zip: { type: 'string', pattern: '^[0-9]{3}-[0-9]{4}$' },
    }),
  );
  expect(found.map((one) => one.arguments)).toStrictEqual([
    { customer_id: 'a' },
    { customer_id: 'a', state: 'open', limit: 1, zip: '111-1111' },
    { customer_id: 'a', state: 'open' },
    { customer_id: 'a', state: 'late' },
    { customer_id: 'a', limit: 1 },
    { customer_id: 'a', limit: 50 },
    { customer_id: 'a', zip: '111-1111' },
  ]);
});

test('no valid call is found for a schema that accepts none', () => {
  expect(oldCalls(orders({}, { not: {} }))).toStrictEqual([]);
  // Limits that are no sizes: a length below zero, a step of nothing.
  expect(() =>
    oldCalls(orders({ odd: { type: 'string', maxLength: -1, minLength: 2.5 }, step: { type: 'number', multipleOf: 0 } })),
  ).not.toThrow();
  expect(oldCalls(orders({ odd: { type: 'string', pattern: '(?=a)b' } }, { required: ['odd'] }))).toStrictEqual([]);
});

test('what an open object lets pass, and which defaults stay out', () => {
  const open = orders(
    { page: { type: 'integer', default: 1 }, size: { type: 'integer', description: '省略時は20です。' } },
    { additionalProperties: true },
  );
  const found = outcome(call({ note: 'x', page: 2 }), open, open);
  expect([found.outcome, found.ignored]).toStrictEqual(['works', ['/note']]);
  expect(found.defaults).toStrictEqual([{ pointer: '/size', value: 20, at: '/inputSchema/properties/size/description' }]);
});
