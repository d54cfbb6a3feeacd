// Which patterns are simulated, and what they say about a request.
import { describe, expect, test } from 'vitest';
import { compileTools, select } from '../../../src/agent/index.ts';
import { tame } from '../../../src/agent/selector/patterns.ts';
import type { JsonObject } from '../../../src/model/json.ts';

test.each<{ because: string; pattern: string; verdict: string }>([
  { because: 'a prefix and digits', pattern: '^A-\\d+$', verdict: 'ok' },
  { because: 'no anchors', pattern: 'INV-\\d+', verdict: 'ok' },
  { because: 'classes and counts', pattern: '[A-Z]{2}\\d{4,8}', verdict: 'ok' },
  { because: 'an escaped point', pattern: '^\\d+\\.\\d+$', verdict: 'ok' },
  { because: 'one flat group around the whole', pattern: '^(?:A-\\d{4})$', verdict: 'ok' },
  { because: 'the same, captured', pattern: '^(A-\\d{4})$', verdict: 'ok' },
  { because: 'a group of choices around the whole', pattern: '^(?:A-\\d|B-\\d)$', verdict: 'form' },
  { because: 'two groups', pattern: '^(A-)(\\d{4})$', verdict: 'form' },
  { because: 'the classic that never ends', pattern: '^(A+)+$', verdict: 'form' },
  { because: 'a choice', pattern: '^A|B$', verdict: 'form' },
  { because: 'a choice that never ends', pattern: '(a|a)*', verdict: 'form' },
  { because: 'points', pattern: '.*.*', verdict: 'form' },
  { because: 'a word boundary', pattern: '\\bA-\\d+', verdict: 'form' },
  { because: 'flat, and still too many ways', pattern: '^\\d*\\d*\\d*\\d*\\d*\\d*\\d*\\d*x$', verdict: 'guard' },
  { because: 'not a pattern', pattern: '[', verdict: 'guard' },
  { because: 'too long', pattern: `^A-${'1'.repeat(40)}$`, verdict: 'length' },
  { because: 'any word fits', pattern: '^\\w+$', verdict: 'anything' },
  { because: 'nothing at all fits', pattern: '\\d*', verdict: 'anything' },
])('$because: $pattern', ({ pattern, verdict }) => {
  const read = tame(pattern);
  expect(read.ok ? 'ok' : read.reason).toBe(verdict);
});

test('a token longer than 24 characters is not held against a pattern', () => {
  const read = tame('^\\d+$');
  expect(read.ok && [read.test('1'.repeat(24)), read.test('1'.repeat(25))]).toStrictEqual([true, false]);
});

test('a pattern that is not simulated is said to be', () => {
  const inputSchema = { type: 'object', properties: { id: { type: 'string', pattern: '^(A+)+$' } }, required: ['id'] };
  expect(compileTools([{ name: 'a', inputSchema }]).notes).toStrictEqual([
    { code: 'pattern-not-simulated', tool: 'a', pointer: '/inputSchema/properties/id', reason: 'form' },
  ]);
});

describe('what a schema says', () => {
  const id = { type: 'string', pattern: '^A-\\d+$' };
  const tool = (inputSchema: JsonObject): JsonObject => ({
    name: 'a_tool',
    description: '',
    inputSchema: { type: 'object', ...inputSchema },
  });
  test.each<{ because: string; schema: JsonObject; request: string; points: number }>([
    { because: 'required and there', schema: { properties: { id }, required: ['id'] }, request: 'A-7', points: 0.3 },
    { because: 'optional and there', schema: { properties: { id } }, request: 'A-7', points: 0.15 },
    { because: 'required and absent', schema: { properties: { id }, required: ['id'] }, request: '?', points: -0.15 },
    { because: 'another identifier', schema: { properties: { id }, required: ['id'] }, request: 'C-7', points: -0.45 },
    { because: 'optional, another identifier', schema: { properties: { id } }, request: 'C-7', points: -0.3 },
    { because: 'no patterns at all: an identifier tells nothing', schema: { properties: { id: {} } }, request: 'C-7', points: 0 },
    {
      because: 'by reference',
      schema: { properties: { id: { $ref: '#/$defs/id' } }, required: ['id'], $defs: { id } },
      request: 'A-7',
      points: 0.3,
    },
    { because: 'by a reference to itself', schema: { properties: { id: { $ref: '#' } }, required: ['id'] }, request: 'A-7', points: 0 },
    { because: 'in the items of a list', schema: { properties: { ids: { items: id } }, required: ['ids'] }, request: 'A-7', points: 0.3 },
    {
      because: 'one of two forms',
      schema: { properties: { id: { anyOf: [{ pattern: '^B\\d{3}$' }, id] } }, required: ['id'] },
      request: 'A-7',
      points: 0.3,
    },
    {
      because: 'in a required object',
      schema: { properties: { of: { properties: { id }, required: ['id'] } }, required: ['of'] },
      request: 'A-7',
      points: 0.3,
    },
    {
      because: 'in an optional object',
      schema: { properties: { of: { properties: { id }, required: ['id'] } } },
      request: 'A-7',
      points: 0.15,
    },
    {
      because: 'parameters named like keywords',
      schema: { properties: { properties: { pattern: '^A-\\d+$' }, required: {} }, required: ['properties'] },
      request: 'A-7',
      points: 0.3,
    },
    { because: 'an allowed word', schema: { properties: { why: { enum: ['破損', '色違い'] } } }, request: '破損です', points: 0.1 },
    { because: 'a Latin word inside another is none', schema: { properties: { why: { enum: ['red'] } } }, request: 'ordered', points: 0 },
    { because: 'a date', schema: { properties: { day: { format: 'date' } } }, request: '6月10日', points: 0.04 },
    {
      because: 'a long number',
      schema: { properties: { no: { pattern: '^\\d{7}$' } }, required: ['no'] },
      request: '番号は 1234567',
      points: 0.3,
    },
    { because: 'no schema', schema: { properties: 3 }, request: 'A-7', points: 0 },
  ])('$because', ({ schema, request, points }) => {
    expect(select(compileTools([tool(schema)]), request).candidates[0]?.schema).toBe(points);
  });
});
