// The walker follows keywords, not names.
import { expect, test } from 'vitest';
import type { Json } from '../../src/model/json.ts';
import { subschemas } from '../../src/schema/index.ts';

test.each<{ schema: Json; found: string[]; because: string }>([
  { schema: true, found: [''], because: 'a boolean schema' },
  { schema: 5, found: [], because: 'no schema at all' },
  {
    schema: { properties: { properties: { type: 'string' }, required: { type: 'string' }, items: {} } },
    found: ['', '/properties/properties', '/properties/required', '/properties/items'],
    because: 'parameters named like keywords',
  },
  {
    schema: { properties: { properties: { properties: { a: {} } } } },
    found: ['', '/properties/properties', '/properties/properties/properties/a'],
    because: 'and one of them is an object',
  },
  {
    schema: { const: { properties: { a: {} } }, enum: [{ items: {} }], default: { not: {} }, examples: [{ if: {} }] },
    found: [''],
    because: 'data is not walked',
  },
  { schema: { required: { a: {} }, properties: 5, anyOf: { a: {} }, not: 'x' }, found: [''], because: 'wrong shapes are left out' },
  {
    schema: { items: [{}, true], additionalItems: {} },
    found: ['', '/items/0', '/items/1', '/additionalItems'],
    because: 'tuples of older drafts',
  },
  { schema: { dependencies: { a: ['b'], c: {} } }, found: ['', '/dependencies/c'], because: 'name lists are data' },
  {
    schema: { $defs: { 'a/b': {} }, allOf: [{ not: {} }], contains: {} },
    found: ['', '/$defs/a~1b', '/allOf/0', '/allOf/0/not', '/contains'],
    because: 'document order, parents first',
  },
])('$because', ({ schema, found }) => {
  expect([...subschemas(schema)].map(({ pointer }) => pointer)).toEqual(found);
});

test('depth and keyword', () => {
  expect([...subschemas({ properties: { a: { items: false } } })]).toEqual([
    { pointer: '', schema: { properties: { a: { items: false } } }, depth: 0, viaKeyword: undefined },
    { pointer: '/properties/a', schema: { items: false }, depth: 1, viaKeyword: 'properties' },
    { pointer: '/properties/a/items', schema: false, depth: 2, viaKeyword: 'items' },
  ]);
});

test('with a dialect, only its keywords', () => {
  const schema = { $schema: 'http://json-schema.org/draft-07/schema#', prefixItems: [{}], additionalItems: {}, items: [{}] };
  expect([...subschemas(schema, 'draft-07')].map(({ pointer }) => pointer)).toEqual(['', '/additionalItems', '/items/0']);
});

test('depth 10,000 is walked without recursion', () => {
  let schema: Json = {};
  for (let i = 0; i < 10_000; i += 1) schema = { not: schema };
  let deepest = 0;
  for (const { depth } of subschemas(schema)) deepest = Math.max(deepest, depth);
  expect(deepest).toBe(10_000);
});
