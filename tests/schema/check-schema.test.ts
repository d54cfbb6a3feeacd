// What is said about a schema by itself: its dialect, its own faults with their places, or why it is not judged.
import { expect, test } from 'vitest';
import type { Json } from '../../src/model/json.ts';
import type { Dialect } from '../../src/model/schema-error.ts';
import { checkSchema, dialectOf, judge } from '../../src/schema/index.ts';

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

test.each<{ declared: Json | undefined; dialect: Dialect | undefined; because: string }>([
  { declared: undefined, dialect: '2020-12', because: 'the default' },
  { declared: 'https://json-schema.org/draft/2020-12/schema', dialect: '2020-12', because: 'the usual spelling' },
  { declared: 'https://json-schema.org/draft/2020-12/schema#', dialect: '2020-12', because: 'an empty fragment' },
  { declared: 'https://json-schema.org/draft/2019-09/schema', dialect: '2019-09', because: 'the usual spelling' },
  { declared: 'http://json-schema.org/draft-07/schema#', dialect: 'draft-07', because: 'with the fragment' },
  { declared: 'http://json-schema.org/draft-07/schema', dialect: 'draft-07', because: 'without the fragment' },
  { declared: 'https://json-schema.org/draft-07/schema#', dialect: 'draft-07', because: 'https instead of http' },
  { declared: 'http://json-schema.org/draft-04/schema#', dialect: undefined, because: 'an older draft' },
  { declared: 'https://example.com/my-dialect', dialect: undefined, because: 'a dialect of its own' },
])('dialect of $declared: $because', ({ declared, dialect }) => {
  const schema = declared === undefined ? {} : { $schema: declared };
  expect(dialectOf(schema)).toBe(dialect);
  if (dialect === undefined) {
    expect(checkSchema(schema)).toEqual({
      status: 'not-judged',
      guard: { code: 'unknown-dialect', pointer: '/$schema', params: { dialect: declared } },
    });
  } else expect(checkSchema(schema)).toEqual({ status: 'valid', dialect });
});

const d7 = 'http://json-schema.org/draft-07/schema#';
const d19 = 'https://json-schema.org/draft/2019-09/schema';

test.each<{ schema: Json; pointer: string; rule: string; expected?: Json; because: string }>([
  {
    schema: { properties: { a: { properties: { b: { type: 'strnig' } } } } },
    pointer: '/properties/a/properties/b/type',
    rule: 'enum',
    expected: types,
    because: 'a misspelt type, nested',
  },
  {
    schema: { $defs: { a: { anyOf: [{ items: { type: ['string', 'nul'] } }] } } },
    pointer: '/$defs/a/anyOf/0/items/type/1',
    rule: 'enum',
    expected: types,
    because: 'a misspelt type in a list',
  },
  {
    schema: { $schema: d7, items: { type: 'strnig' } },
    pointer: '/items/type',
    rule: 'enum',
    expected: types,
    because: 'draft-07, below a choice of forms',
  },
  {
    schema: { $schema: d7, items: [{}, { type: 'strnig' }] },
    pointer: '/items/1/type',
    rule: 'enum',
    expected: types,
    because: 'draft-07, in a tuple',
  },
  {
    schema: { $schema: d19, dependentSchemas: { a: { type: 'strnig' } } },
    pointer: '/dependentSchemas/a/type',
    rule: 'enum',
    expected: types,
    because: '2019-09',
  },
  { schema: { type: 5 }, pointer: '/type', rule: 'type', expected: ['string', 'array'], because: 'neither a name nor a list' },
  { schema: { type: ['string', 'string'] }, pointer: '/type', rule: 'uniqueItems', expected: true, because: 'a list with repetition' },
  { schema: { type: [] }, pointer: '/type', rule: 'minItems', expected: 1, because: 'an empty list' },
  { schema: { required: true }, pointer: '/required', rule: 'type', expected: 'array', because: 'the draft-03 form' },
  {
    schema: { properties: { a: { required: true } } },
    pointer: '/properties/a/required',
    rule: 'type',
    expected: 'array',
    because: 'the draft-03 form, nested',
  },
  { schema: { required: ['a', 'a'] }, pointer: '/required', rule: 'uniqueItems', expected: true, because: 'a name twice' },
  { schema: { properties: ['a'] }, pointer: '/properties', rule: 'type', expected: 'object', because: 'a list of names is no map' },
  {
    schema: { properties: { a: 'string' } },
    pointer: '/properties/a',
    rule: 'type',
    expected: ['object', 'boolean'],
    because: 'shorthand is no schema',
  },
  { schema: { enum: 'a' }, pointer: '/enum', rule: 'type', expected: 'array', because: 'one value is no list' },
  { schema: { minLength: -1 }, pointer: '/minLength', rule: 'minimum', expected: 0, because: 'no negative length' },
  { schema: { multipleOf: 0 }, pointer: '/multipleOf', rule: 'exclusiveMinimum', expected: 0, because: 'no multiple of nothing' },
  { schema: { anyOf: [] }, pointer: '/anyOf', rule: 'minItems', expected: 1, because: 'no branch' },
  {
    schema: { items: [{}] },
    pointer: '/items',
    rule: 'type',
    expected: ['object', 'boolean'],
    because: 'tuples are prefixItems in 2020-12',
  },
  { schema: { exclusiveMinimum: true }, pointer: '/exclusiveMinimum', rule: 'type', expected: 'number', because: 'the draft-04 form' },
  { schema: [], pointer: '', rule: 'type', expected: ['object', 'boolean'], because: 'a list is no schema' },
  { schema: null, pointer: '', rule: 'type', expected: ['object', 'boolean'], because: 'null is no schema' },
  { schema: { $schema: 5 }, pointer: '/$schema', rule: 'type', expected: 'string', because: 'the dialect is a text' },
  {
    schema: { $ref: '#/components/A', components: { A: { items: { type: 'strnig' } } } },
    pointer: '/components/A/items/type',
    rule: 'enum',
    expected: types,
    because: 'a reference target outside the keywords',
  },
  {
    schema: { $ref: '#/x/A', x: { A: { required: 5 } } },
    pointer: '/x/A/required',
    rule: 'type',
    expected: 'array',
    because: 'a target that would trip the engine',
  },
])('schema-invalid at $pointer: $because', ({ schema, pointer, rule, expected }) => {
  const wanted = { status: 'schema-invalid', errors: [{ pointer, rule, ...(expected === undefined ? {} : { expected }) }] };
  expect(checkSchema(schema)).toEqual(wanted);
  expect(judge(schema, {})).toEqual(wanted);
});

test('several faults are all told, in order', () => {
  const checked = checkSchema({ type: 'strnig', minLength: 'a', properties: { b: { type: 'strnig' }, a: { maximum: '5' } } });
  expect(checked.status === 'schema-invalid' && checked.errors.map(({ pointer, rule }) => `${pointer} ${rule}`)).toEqual([
    '/minLength type',
    '/properties/a/maximum type',
    '/properties/b/type enum',
    '/type enum',
  ]);
});
