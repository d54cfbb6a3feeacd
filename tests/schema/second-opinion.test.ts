// A second, independent validator: the same verdict on generated schemas, and the same list of faults on typical calls.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../src/model/json.ts';
import { judge } from '../../src/schema/index.ts';
import { ajvOf } from './ajv.ts';

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
});
const id = { customer_id: { type: 'string' } };
const order = object(
  {
    items: {
      type: 'array',
      minItems: 1,
      items: object(
        { sku: { type: 'string', pattern: '^[A-Z]-\\d+$' }, quantity: { type: 'integer', minimum: 1 } },
        { required: ['sku', 'quantity'] },
      ),
    },
  },
  { required: ['items'] },
);

const typical: { schema: Json; value: Json; because: string }[] = [
  { schema: object(id, { required: ['customer_id'] }), value: { client_id: 'c_123' }, because: 'an argument renamed' },
  {
    schema: object({ ...id, region: { enum: ['jp', 'us', 'eu'] } }, { required: ['customer_id', 'region'] }),
    value: { customer_id: 'c_123' },
    because: 'a required argument added',
  },
  {
    schema: object({ customer_id: { type: 'integer' } }, { required: ['customer_id'] }),
    value: { customer_id: '123' },
    because: 'a type changed',
  },
  { schema: object({ limit: { type: 'integer', minimum: 1, maximum: 50 } }), value: { limit: true }, because: 'a boolean for an integer' },
  { schema: object({ state: { enum: ['open', 'waiting', 'closed'] } }), value: { state: 'active' }, because: 'a retired value' },
  {
    schema: object({ address: object({ line1: {}, postal_code: {} }, { required: ['line1', 'postal_code'] }) }),
    value: { address: { line1: '1-2-3 Shiba' } },
    because: 'a nested required key',
  },
  { schema: order, value: { items: [{ sku: 'A-1', quantity: 0 }] }, because: 'a nested minimum' },
  {
    schema: order,
    value: { items: [{ sku: 'a1', quantity: 1.5, note: 'x' }, { quantity: 1 }, 'A-1'] },
    because: 'five faults in one list',
  },
  { schema: order, value: { items: [] }, because: 'an empty list' },
  { schema: order, value: [], because: 'not an object' },
  {
    schema: object({ weight: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 } }),
    value: { weight: -0.3 },
    because: 'two limits at once',
  },
  { schema: object({ name: { type: 'string', minLength: 2, maxLength: 3 } }), value: { name: 'あ' }, because: 'a length' },
  {
    schema: object({ tags: { type: 'array', uniqueItems: true, maxItems: 2, items: { type: 'string' } } }),
    value: { tags: ['a', 'a', 1] },
    because: 'a list with several faults',
  },
  {
    schema: { anyOf: [object(id, { required: ['customer_id'] }), object({ email: { type: 'string' } }, { required: ['email'] })] },
    value: { phone: '1' },
    because: 'one of two shapes',
  },
  { schema: object({ by: { oneOf: [{ const: 'id' }, { const: 'mail' }] } }), value: { by: 'phone' }, because: 'alternatives by constants' },
  {
    schema: { type: 'object', dependentRequired: { card: ['name'] }, minProperties: 2 },
    value: { card: '1' },
    because: 'a key that needs another',
  },
  {
    schema: { type: 'object', if: { properties: { kind: { const: 'air' } }, required: ['kind'] }, then: { required: ['flight'] } },
    value: { kind: 'air' },
    because: 'a condition',
  },
  {
    schema: { type: 'object', propertyNames: { pattern: '^[a-z_]+$' }, maxProperties: 1 },
    value: { Key: 1, ok: 2 },
    because: 'names of keys',
  },
  {
    schema: {
      type: 'object',
      allOf: [{ properties: { a: { type: 'string' } }, required: ['a'] }, { properties: { b: { type: 'string' } } }],
      unevaluatedProperties: false,
    },
    value: { b: 1, c: 2 },
    because: 'a composed object, closed',
  },
  {
    schema: {
      $ref: '#/$defs/node',
      $defs: { node: object({ name: { type: 'string' }, next: { $ref: '#/$defs/node' } }, { required: ['name'] }) },
    },
    value: { name: 'a', next: { next: { name: 5 } } },
    because: 'a recursive schema',
  },
  { schema: { type: 'object', required: ['toString', 'a~/b'] }, value: {}, because: 'awkward names' },
  { schema: { type: 'object', not: { required: ['password'] } }, value: { password: 'x' }, because: 'a forbidden key' },
];

test.each(typical)('the same faults: $because', ({ schema, value }) => {
  const verdict = judge(schema, value);
  const mine = verdict.status === 'invalid' ? verdict.errors.map(({ pointer, rule }) => ({ pointer, rule })) : verdict;
  expect(mine).toEqual(ajvOf(schema)(value)?.errors);
});

// Inherited names are left to the tables: ajv skips "__proto__" and its comparison trips over a "toString" that is no method.
const keys = fc.constantFrom('a', 'b', 'c~/d', '%あ');
const scalar = fc.constantFrom<Json[]>(null, true, false, 0, 1, 1.5, -2, '', 'a', 'ab', '😀');
const value = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof({ maxDepth: 3, depthSize: 'small' }, scalar, fc.array(tie('value'), { maxLength: 3 }), members(tie('value'), 3)),
})).value;

function members(inner: fc.Arbitrary<Json>, maxLength: number): fc.Arbitrary<JsonObject> {
  return fc.uniqueArray(fc.tuple(keys, inner), { maxLength, selector: ([key]) => key }).map((entries) => Object.fromEntries(entries));
}

const typeName = fc.constantFrom('object', 'array', 'string', 'number', 'integer', 'boolean', 'null');
const small = fc.nat(3);
const schema = fc.letrec<{ schema: Json }>((tie) => {
  const inner = tie('schema');
  const list = fc.array(inner, { minLength: 1, maxLength: 2 });
  const keywords: Record<string, fc.Arbitrary<Json>> = {
    type: fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 })),
    const: value,
    enum: fc.array(value, { minLength: 1, maxLength: 3 }),
    required: fc.uniqueArray(keys, { maxLength: 2 }),
    properties: members(inner, 3),
    additionalProperties: inner,
    propertyNames: inner,
    patternProperties: inner.map((held) => ({ '^[a-c]': held })),
    minProperties: small,
    maxProperties: small,
    dependentRequired: fc.uniqueArray(keys, { maxLength: 2 }).map((names) => ({ a: names })),
    dependentSchemas: members(inner, 1),
    prefixItems: list,
    items: inner,
    contains: inner,
    minContains: small,
    maxContains: small,
    minItems: small,
    maxItems: small,
    uniqueItems: fc.boolean(),
    minimum: small,
    maximum: small,
    exclusiveMinimum: small,
    exclusiveMaximum: small,
    multipleOf: fc.constantFrom<Json[]>(1, 2, 0.5),
    minLength: small,
    maxLength: small,
    pattern: fc.constantFrom('^a', 'b$'),
    allOf: list,
    anyOf: list,
    oneOf: list,
    not: inner,
    if: inner,
    then: inner,
    else: inner,
    $ref: fc.constant('#/$defs/leaf'),
    unevaluatedProperties: inner,
    format: fc.constant('date'),
    default: value,
  };
  const pairs = fc.oneof(...Object.entries(keywords).map(([keyword, held]) => held.map((data) => [keyword, data] as const)));
  return {
    schema: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.boolean(),
      fc.uniqueArray(pairs, { maxLength: 4, selector: ([keyword]) => keyword }).map((entries) => Object.fromEntries(entries)),
    ),
  };
}).schema;

test('the same verdict on generated schemas and values', { timeout: 60_000 }, () => {
  const judged = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(schema, fc.array(value, { minLength: 1, maxLength: 4 }), (given, values) => {
      const whole: Json = !isObject(given)
        ? given
        : { ...given, $defs: { leaf: { type: ['string', 'object'], maxProperties: 1, maxLength: 1 } } };
      const other = ajvOf(whole);
      for (const one of values) {
        const verdict = judge(whole, one);
        expect(['valid', 'invalid']).toContain(verdict.status);
        if (verdict.status === 'invalid') expect(verdict.errors.length).toBeGreaterThan(0);
        const opinion = other(one);
        if (opinion === undefined) continue;
        expect(verdict.status).toBe(opinion.valid ? 'valid' : 'invalid');
        if (verdict.status === 'valid' || verdict.status === 'invalid') judged[verdict.status] += 1;
      }
    }),
    { numRuns: 200, seed: 20_261_130 },
  );
  expect(Math.min(judged.valid, judged.invalid)).toBeGreaterThan(100);
});
