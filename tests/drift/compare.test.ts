// All kinds, in both directions: what the comparison says, and what becomes of an old call.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/model/json.ts';
import { codes, compare, kinds, outcome } from '../../src/drift/index.ts';
import { meaning } from './tables/meaning.ts';
import { reading } from './tables/reading.ts';
import { shape } from './tables/shape.ts';

const rows = [...shape, ...meaning, ...reading];
const said = (before: Json, after: Json): string[] => compare(before, after).map(({ kind, code }) => `${String(kind)}:${code}`);

describe.each(rows)('$because', ({ before, after, codes: forwards, back, calls }) => {
  test('forwards', () => {
    expect(said(before, after)).toStrictEqual(forwards);
  });
  test('backwards', () => {
    expect(said(after, before)).toStrictEqual(back);
  });
  test.each(calls ?? [])('an old call: %j %s', (call, expected) => {
    expect(outcome(call, before, after).outcome).toBe(expected);
  });
});

test('every kind that two lists can show is in the tables', () => {
  const found = new Set(rows.flatMap(({ codes: list, back }) => [...list, ...back]).map((text) => Number(text.split(':')[0])));
  expect(kinds.filter(({ visible }) => visible).map(({ number }) => number)).toStrictEqual([...found].toSorted((a, b) => a - b));
});

test('the table of kinds is in order, and only 14 is out of sight', () => {
  expect(kinds.map(({ number }) => number)).toStrictEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  expect(kinds.filter(({ visible }) => !visible).map(({ number }) => number)).toStrictEqual([14]);
  expect(Object.values(codes).some(({ kind }) => (kind as number) === 14)).toBe(false);
});
