// What the judge says, case by case: the place, the keyword, what was expected.
import { expect, test } from 'vitest';
import type { Json } from '../../src/model/json.ts';
import { SchemaVerdict, type SchemaError } from '../../src/model/schema-error.ts';
import { judge } from '../../src/schema/index.ts';

const closed = { type: 'object', properties: { customer_id: { type: 'string' } }, required: ['customer_id'], additionalProperties: false };

const valid: { schema: Json; value: Json; because: string }[] = [
  { schema: closed, value: { customer_id: 'c_123' }, because: 'a plain call' },
  {
    schema: { type: 'object', properties: { text: { type: 'string' } } },
    value: { text: 'a', channel: 'phone' },
    because: 'open objects take other keys',
  },
  {
    schema: { properties: { a: { type: 'integer', default: 5 } } },
    value: {},
    because: 'properties are not required, defaults are not inserted',
  },
  { schema: { type: 'string', format: 'date' }, value: '2026/10/01', because: 'format is an annotation' },
  {
    schema: { $schema: 'http://json-schema.org/draft-07/schema', format: 'date' },
    value: 'x',
    because: 'format is an annotation in draft-07 too',
  },
  { schema: { type: 'string', format: 'no-such-format' }, value: 'x', because: 'unknown formats must not fail' },
  { schema: { type: 'integer' }, value: 1.0, because: '1.0 is an integer' },
  { schema: { properties: { a: {} } }, value: 'text', because: 'object keywords leave other types alone' },
  { schema: { maxLength: 1 }, value: '😀', because: 'length counts code points' },
  { schema: { multipleOf: 0.01 }, value: 19.99, because: 'decimals are compared as decimals' },
  { schema: { 'x-unknown': { type: 'strnig' }, id: 5, $id: 'tool.json' }, value: 1, because: 'unknown keywords are ignored' },
  { schema: true, value: null, because: 'true takes everything' },
  {
    schema: { $ref: '#/components/schemas/A', components: { schemas: { A: { type: 'string' } } } },
    value: 'x',
    because: 'a reference may lead to any place of the document',
  },
  {
    schema: { $ref: '#/definitions/A', definitions: { A: { type: 'string' } } },
    value: 'x',
    because: 'definitions in 2020-12 are a place to refer to',
  },
  {
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $ref: '#/definitions/A',
      type: 'string',
      definitions: { A: { type: 'integer' } },
    },
    value: 1,
    because: 'beside $ref, draft-07 sees nothing',
  },
  { schema: { $defs: { A: { $anchor: 'a', type: 'string' } }, $ref: '#a' }, value: 'x', because: 'anchors' },
  {
    schema: { $id: 'https://example.com/root', $defs: { A: { $id: 'item', type: 'string' } }, $ref: 'item' },
    value: 'x',
    because: 'an embedded $id is not remote',
  },
  {
    schema: { properties: { properties: { type: 'string' }, required: { type: 'string' }, $ref: { type: 'string' } } },
    value: { properties: 'a', required: 'b', $ref: 'c' },
    because: 'parameters named like keywords',
  },
  {
    schema: { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
    value: { a: 1 },
    because: 'unevaluatedProperties sees through allOf',
  },
  { schema: { dependencies: { a: ['b'] } }, value: { a: 1 }, because: 'dependencies is no keyword of 2020-12' },
];

test.each(valid)('valid: $because', ({ schema, value }) => {
  expect(judge(schema, value)).toEqual({ status: 'valid' });
});

const invalid: { schema: Json; value: Json; errors: SchemaError[]; because: string }[] = [
  {
    schema: closed,
    value: { client_id: 'c_123' },
    errors: [
      { pointer: '/client_id', rule: 'additionalProperties', expected: false },
      { pointer: '/customer_id', rule: 'required', expected: ['customer_id'] },
    ],
    because: 'a renamed argument is two faults, each at its key',
  },
  {
    schema: { type: 'string', nullable: true },
    value: null,
    errors: [{ pointer: '', rule: 'type', expected: 'string' }],
    because: 'nullable is no keyword',
  },
  { schema: { type: 'integer' }, value: true, errors: [{ pointer: '', rule: 'type', expected: 'integer' }], because: 'true is no integer' },
  {
    schema: { enum: ['open', 'closed'] },
    value: 'active',
    errors: [{ pointer: '', rule: 'enum', expected: ['open', 'closed'] }],
    because: 'a retired value',
  },
  { schema: { enum: [1] }, value: '1', errors: [{ pointer: '', rule: 'enum', expected: [1] }], because: 'nothing is coerced' },
  {
    schema: { required: ['toString', '__proto__', 'constructor'] },
    value: {},
    errors: ['/__proto__', '/constructor', '/toString'].map((pointer) => ({
      pointer,
      rule: 'required',
      expected: ['toString', '__proto__', 'constructor'],
    })),
    because: 'names of the prototype are missing until they are there',
  },
  {
    schema: { properties: JSON.parse('{"__proto__": {"type": "string"}}') as Json, additionalProperties: false },
    value: JSON.parse('{"__proto__": 1, "toString": 2}') as Json,
    errors: [
      { pointer: '/__proto__', rule: 'type', expected: 'string' },
      { pointer: '/toString', rule: 'additionalProperties', expected: false },
    ],
    because: 'names of the prototype are ordinary names',
  },
  {
    schema: { properties: { 'a/b~ %あ"': { maximum: 1 } } },
    value: { 'a/b~ %あ"': 2 },
    errors: [{ pointer: '/a~1b~0 %あ"', rule: 'maximum', expected: 1 }],
    because: 'pointers are plain, not percent-encoded',
  },
  {
    schema: { properties: { a: { properties: { b: { required: ['c'] } } } } },
    value: { a: { b: {} } },
    errors: [{ pointer: '/a/b/c', rule: 'required', expected: ['c'] }],
    because: 'containers are left out',
  },
  {
    schema: { anyOf: [{ type: 'string', minLength: 3 }, { type: 'integer' }] },
    value: 'a',
    errors: [{ pointer: '', rule: 'anyOf' }],
    because: 'one entry for a choice, not one for each branch',
  },
  {
    schema: { oneOf: [{ type: 'integer' }, { minimum: 0 }] },
    value: 1,
    errors: [{ pointer: '', rule: 'oneOf' }],
    because: 'two branches fit',
  },
  { schema: { not: { type: 'string' } }, value: 'a', errors: [{ pointer: '', rule: 'not' }], because: 'not' },
  {
    schema: { contains: { type: 'integer', minimum: 5 } },
    value: [1, 'a'],
    errors: [{ pointer: '', rule: 'contains' }],
    because: 'one entry for all items',
  },
  {
    schema: { contains: { type: 'integer' }, minContains: 2 },
    value: [1, 'a'],
    errors: [{ pointer: '', rule: 'minContains', expected: 2 }],
    because: 'too few',
  },
  {
    schema: { contains: { type: 'integer' }, maxContains: 1 },
    value: [1, 2],
    errors: [{ pointer: '', rule: 'maxContains', expected: 1 }],
    because: 'too many',
  },
  {
    schema: { if: { required: ['a'] }, then: { required: ['b'] } },
    value: { a: 1 },
    errors: [{ pointer: '/b', rule: 'required', expected: ['b'] }],
    because: 'what then asks for is the fault',
  },
  {
    schema: { allOf: [{ $ref: '#/$defs/A' }], $defs: { A: { minimum: 3 } } },
    value: 1,
    errors: [{ pointer: '', rule: 'minimum', expected: 3 }],
    because: 'allOf and $ref are ways, not faults',
  },
  {
    schema: { propertyNames: { pattern: '^[a-z]+$', maxLength: 3 } },
    value: { ABCD: 1, ok: 2 },
    errors: [{ pointer: '/ABCD', rule: 'propertyNames' }],
    because: 'the name is the fault, told once',
  },
  {
    schema: { dependentRequired: { card: ['name', 'code'] } },
    value: { card: 1, name: 2 },
    errors: [{ pointer: '/code', rule: 'dependentRequired', expected: ['name', 'code'] }],
    because: 'the missing key is in the pointer',
  },
  {
    schema: { $schema: 'http://json-schema.org/draft-07/schema#', dependencies: { a: ['b'], c: { required: ['d'] } } },
    value: { a: 1, c: 1 },
    errors: [
      { pointer: '/b', rule: 'dependencies', expected: ['b'] },
      { pointer: '/d', rule: 'required', expected: ['d'] },
    ],
    because: 'draft-07 dependencies, both forms',
  },
  {
    schema: { $schema: 'http://json-schema.org/draft-07/schema#', items: [{}], additionalItems: false },
    value: [1, 2],
    errors: [{ pointer: '/1', rule: 'additionalItems', expected: false }],
    because: 'an item past a draft-07 tuple',
  },
  {
    schema: { prefixItems: [{ type: 'string' }], items: false },
    value: [1, 2],
    errors: [
      { pointer: '/0', rule: 'type', expected: 'string' },
      { pointer: '/1', rule: 'items', expected: false },
    ],
    because: 'an item past the tuple',
  },
  {
    schema: { properties: { a: false } },
    value: { a: 1 },
    errors: [{ pointer: '/a', rule: 'properties', expected: false }],
    because: 'a forbidden key',
  },
  {
    schema: { patternProperties: { '^x-': false } },
    value: { 'x-a': 1 },
    errors: [{ pointer: '/x-a', rule: 'patternProperties', expected: false }],
    because: 'forbidden names',
  },
  { schema: false, value: 1, errors: [{ pointer: '', rule: 'false', expected: false }], because: 'false takes nothing' },
  {
    schema: { properties: { a: { type: 'string' } }, unevaluatedProperties: false },
    value: { a: 1, b: 2 },
    errors: [
      { pointer: '/a', rule: 'type', expected: 'string' },
      { pointer: '/b', rule: 'unevaluatedProperties', expected: false },
    ],
    because: 'a key with a fault of its own is not undeclared as well',
  },
  {
    schema: { allOf: [{ properties: { a: { type: 'string' }, b: {} } }], unevaluatedProperties: false },
    value: { a: 1, b: 2, c: 3 },
    errors: [
      { pointer: '/a', rule: 'type', expected: 'string' },
      { pointer: '/c', rule: 'unevaluatedProperties', expected: false },
    ],
    because: 'a failed branch still declares its keys',
  },
  {
    schema: { unevaluatedItems: false, prefixItems: [true] },
    value: [1, 2],
    errors: [{ pointer: '/1', rule: 'unevaluatedItems', expected: false }],
    because: 'items nobody looked at',
  },
  {
    schema: { properties: { $ref: { type: 'string' } } },
    value: { $ref: 1 },
    errors: [{ pointer: '/$ref', rule: 'type', expected: 'string' }],
    because: 'a parameter named $ref',
  },
  {
    schema: { allOf: [{ type: 'string' }, { type: 'string' }, { type: ['string', 'null'] }] },
    value: 1,
    errors: [
      { pointer: '', rule: 'type', expected: 'string' },
      { pointer: '', rule: 'type', expected: ['string', 'null'] },
    ],
    because: 'the same fault once, in one order',
  },
  {
    schema: { properties: { '\ud800': { type: 'string' } }, additionalProperties: false },
    value: { '\ud800': 1, '\udc00': 2 },
    errors: [
      { pointer: '/\ud800', rule: 'type', expected: 'string' },
      { pointer: '/\udc00', rule: 'additionalProperties', expected: false },
    ],
    because: 'keys with half a pair',
  },
];

test.each(invalid)('invalid: $because', ({ schema, value, errors }) => {
  const verdict = judge(schema, value);
  expect(verdict).toEqual({ status: 'invalid', errors });
  expect(SchemaVerdict.parse(verdict)).toEqual(verdict);
});

test('the arguments are not changed', () => {
  const schema = { $id: 'x', $ref: '#/$defs/a', $defs: { a: { type: 'string' } } };
  const before = JSON.stringify(schema);
  judge(Object.freeze(schema), 1);
  expect([JSON.stringify(schema), Object.getOwnPropertyNames(schema)]).toEqual([before, ['$id', '$ref', '$defs']]);
});

test('at most 200 errors, and no long lists in them', () => {
  const many = Array.from({ length: 1_000 }, (_, i) => `value-${i}`);
  const verdict = judge(
    { items: { enum: many } },
    Array.from({ length: 500 }, () => 'x'),
  );
  expect(verdict.status === 'invalid' && verdict.errors.length).toBe(200);
  expect(verdict.status === 'invalid' && verdict.errors[0]).toEqual({ pointer: '/0', rule: 'enum' });
});
