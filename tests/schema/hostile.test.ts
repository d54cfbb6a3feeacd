// Inputs made to hang, crash or pollute. Each ends with a verdict; none needs a clock to be stopped.
import { expect, test } from 'vitest';
import type { Json } from '../../src/model/json.ts';
import { judge } from '../../src/schema/index.ts';

function nest(times: number, wrap: (inner: Json) => Json, inner: Json = {}): Json {
  let whole = inner;
  for (let i = 0; i < times; i += 1) whole = wrap(whole);
  return whole;
}

/** d0 … dn, each one twice the one before. */
function doubling(levels: number, twice: (ref: Json) => Json): Json {
  const levelsOf = Array.from({ length: levels }, (_, i) => [`d${i + 1}`, twice({ $ref: `#/$defs/d${i}` })] as const);
  return { $ref: `#/$defs/d${levels}`, $defs: { d0: { type: 'string' }, ...Object.fromEntries(levelsOf) } };
}

const list = (length: number, item: (i: number) => Json): Json[] => Array.from({ length }, (_, i) => item(i));
const linked = { $ref: '#/$defs/node', $defs: { node: { properties: { next: { $ref: '#/$defs/node' } }, additionalProperties: false } } };
const chain = (length: number): Json => nest(length, (next) => ({ next }));
const keys = (count: number): Json => Object.fromEntries(list(count, (i) => i).map((_, i) => [`k${i}`, i]));
const draft19 = 'https://json-schema.org/draft/2019-09/schema';

test.each<{ schema: Json; value: Json; says: string; because: string }>([
  { schema: { pattern: '^(a+)+$' }, value: `${'a'.repeat(30)}!`, says: 'pattern-risk', because: 'catastrophic backtracking' },
  {
    schema: { patternProperties: { '^(a+)+$': true } },
    value: { [`${'a'.repeat(30)}!`]: 1 },
    says: 'pattern-risk',
    because: 'catastrophic backtracking over names',
  },
  { schema: linked, value: chain(90), says: 'valid', because: 'an honest recursive schema' },
  { schema: linked, value: chain(110), says: 'too-deep', because: 'deeper than a worker could recurse' },
  { schema: linked, value: chain(10_000), says: 'value-too-large', because: 'depth 10,000 on a recursive schema' },
  { schema: {}, value: chain(10_000), says: 'value-too-large', because: 'depth 10,000 on any schema' },
  { schema: nest(10_000, (not) => ({ not })), value: 1, says: 'too-deep', because: 'a schema of depth 10,000' },
  { schema: { const: chain(10_000) }, value: 1, says: 'too-deep', because: 'data of depth 10,000 in a schema' },
  { schema: nest(64, (not) => ({ not })), value: 1, says: 'valid', because: 'just deep enough' },
  { schema: nest(65, (not) => ({ not })), value: 1, says: 'too-deep', because: 'one too deep' },
  { schema: { $ref: '#' }, value: 1, says: 'ref-cycle', because: 'a reference to itself' },
  {
    schema: { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
    value: 1,
    says: 'ref-cycle',
    because: 'two that refer to each other',
  },
  { schema: { allOf: [{ anyOf: [{ not: { $ref: '#' } }] }] }, value: 1, says: 'ref-cycle', because: 'a circle through applicators' },
  { schema: { if: { $ref: '#' } }, value: 1, says: 'ref-cycle', because: 'a circle through a condition' },
  { schema: { dependentSchemas: { a: { $ref: '#' } } }, value: {}, says: 'ref-cycle', because: 'a circle that needs a key' },
  { schema: { properties: { a: { $ref: '#' } } }, value: { a: {} }, says: 'valid', because: 'a circle that steps into data' },
  { schema: { $ref: 'https://example.com/schema.json' }, value: 1, says: 'remote-ref', because: 'nothing is fetched' },
  { schema: { $ref: 'file:///etc/passwd' }, value: 1, says: 'remote-ref', because: 'no file is read' },
  { schema: { $ref: 'other.json#/a' }, value: 1, says: 'remote-ref', because: 'another document' },
  { schema: { $ref: '#/$defs/none' }, value: 1, says: 'unresolved-ref', because: 'nothing stands there' },
  { schema: { $ref: '#none' }, value: 1, says: 'unresolved-ref', because: 'no such anchor' },
  { schema: { $ref: '#/%zz' }, value: 1, says: 'unresolved-ref', because: 'a broken escape' },
  { schema: { $ref: '#/constructor' }, value: 1, says: 'unresolved-ref', because: 'nothing is inherited' },
  { schema: { $ref: '#/__proto__' }, value: 1, says: 'unresolved-ref', because: 'nothing is inherited' },
  { schema: { $ref: 'http://[broken' }, value: 1, says: 'unresolved-ref', because: 'no address' },
  { schema: { $dynamicRef: '#a' }, value: 1, says: 'dynamic-ref', because: 'a dynamic reference' },
  { schema: { $schema: draft19, $recursiveRef: '#' }, value: 1, says: 'dynamic-ref', because: 'its older form' },
  { schema: nest(20, (inner) => ({ anyOf: [inner, inner] })), value: 1, says: 'too-many-nodes', because: '20 levels of doubled anyOf' },
  {
    schema: doubling(20, (ref) => ({ anyOf: [ref, ref] })),
    value: 1,
    says: 'too-many-steps',
    because: '20 levels of doubled anyOf by reference',
  },
  {
    schema: doubling(23, (ref) => ({ allOf: [ref, ref] })),
    value: 'a',
    says: 'too-many-steps',
    because: '23 levels of doubled $ref in allOf',
  },
  {
    schema: doubling(18, (ref) => ({ anyOf: [ref, { not: ref }] })),
    value: 1,
    says: 'too-many-steps',
    because: '18 levels of doubled anyOf and not',
  },
  { schema: doubling(8, (ref) => ({ allOf: [ref, ref] })), value: 'a', says: 'valid', because: 'a little doubling is fine' },
  {
    schema: { properties: Object.fromEntries(list(2_001, () => true).map((s, i) => [`p${i}`, s])) },
    value: {},
    says: 'too-many-nodes',
    because: 'more than 2,000 subschemas',
  },
  { schema: { enum: list(30_000, (i) => i) }, value: 1, says: 'too-many-nodes', because: 'an endless enum' },
  { schema: { description: 'x'.repeat(600_000) }, value: 1, says: 'too-many-nodes', because: 'an endless text' },
  {
    schema: { patternProperties: Object.fromEntries(list(101, () => true).map((s, i) => [`^p${i}$`, s])) },
    value: {},
    says: 'pattern-risk',
    because: 'more patterns than are looked at',
  },
  { schema: { additionalProperties: { type: 'integer' } }, value: keys(10_000), says: 'valid', because: '10,000 properties' },
  { schema: { additionalProperties: false }, value: keys(10_000), says: 'invalid', because: '10,000 undeclared properties' },
  { schema: { uniqueItems: true }, value: list(1_000, (i) => i), says: 'valid', because: '1,000 different items' },
  {
    schema: { uniqueItems: true },
    value: list(5_000, (i) => ({ i })),
    says: 'too-many-steps',
    because: '5,000 objects, each compared with each',
  },
  {
    schema: { items: { enum: list(10_000, (i) => `value ${i}`) } },
    value: list(10_000, () => 'x'),
    says: 'too-many-steps',
    because: 'every error would quote a long list',
  },
  {
    schema: { items: { required: list(5_000, (i) => `k${i}`) } },
    value: list(5_000, () => ({})),
    says: 'too-many-steps',
    because: 'every item would miss every name',
  },
  {
    schema: { allOf: list(600, () => ({ additionalProperties: true, propertyNames: true })) },
    value: { ['k'.repeat(60_000)]: 1 },
    says: 'too-many-steps',
    because: 'a long name, looked at again and again',
  },
  {
    schema: { items: { items: { type: 'string' } } },
    value: [list(19_000, () => 1)],
    says: 'invalid',
    because: 'very many errors in one list',
  },
  { schema: {}, value: list(100_001, () => 1), says: 'value-too-large', because: 'more values than are looked at' },
  { schema: {}, value: 'x'.repeat(2_000_001), says: 'value-too-large', because: 'more text than is looked at' },
  {
    schema: JSON.parse('{"properties": {"__proto__": {"const": {"polluted": true}}}}') as Json,
    value: JSON.parse('{"__proto__": {"polluted": true}}') as Json,
    says: 'valid',
    because: '__proto__ on both sides',
  },
  {
    schema: { additionalProperties: false },
    value: JSON.parse('{"__proto__": 1}') as Json,
    says: 'invalid',
    because: '__proto__ is undeclared',
  },
  {
    schema: { properties: { constructor: { type: 'string' }, toString: { type: 'string' }, valueOf: { type: 'string' } } },
    value: {},
    says: 'valid',
    because: 'inherited names are absent',
  },
  {
    schema: { dependentRequired: { toString: ['x'] }, dependentSchemas: { constructor: false } },
    value: {},
    says: 'valid',
    because: 'inherited names ask for nothing',
  },
  { schema: { required: ['hasOwnProperty'] }, value: { hasOwnProperty: 1 }, says: 'valid', because: 'an own name that shadows a method' },
  {
    schema: { $ref: '#/$defs/a', __absolute_ref__: '#/$defs/b', __absolute_uri__: 'x', $defs: { a: { type: 'string' }, b: {} } },
    value: 1,
    says: 'invalid',
    because: 'names the engine uses inside',
  },
  {
    schema: { $defs: { __proto__: {} }, toString: 5, constructor: { type: 'strnig' } },
    value: 1,
    says: 'valid',
    because: 'unknown keywords with inherited names',
  },
  {
    schema: { $id: 'urn:example:a', $defs: { b: { $id: '://', type: 'string' } }, $ref: '#/$defs/b' },
    value: 'a',
    says: 'valid',
    because: 'an $id that is no address',
  },
  {
    schema: { patternProperties: { [`^${'\ud800'.repeat(150)}$`]: true } },
    value: { '\ud800': 1 },
    says: 'pattern-risk',
    because: 'halves of pairs in a long pattern',
  },
])('$says: $because', ({ schema, value, says }) => {
  const verdict = judge(schema, value);
  expect(verdict.status === 'not-judged' ? verdict.guard.code : verdict.status).toBe(says);
  expect(judge(schema, value)).toEqual(verdict);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
