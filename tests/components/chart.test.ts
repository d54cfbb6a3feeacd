// Charts: bars begin at 0, shares of a whole are drawn against 100, and values are written as they were published.
import { expect, test } from 'vitest';
import { barsOf, figures } from '../../src/components/figure/bars.ts';
import type { Chart } from '../../src/model/content.ts';

const chart = (unit: string, ...values: number[]): Chart => ({ unit, source: 'a', rows: values.map((value) => ({ label: 'x', value })) });

test.each<[string, number[], [string, string], number, [number, number][], string]>([
  [
    '%',
    [80.5, 58],
    ['0%', '100%'],
    0,
    [
      [0, 805],
      [0, 580],
    ],
    'a share is drawn against the whole',
  ],
  [
    '%',
    [2, 1],
    ['0%', '2%'],
    0,
    [
      [0, 1000],
      [0, 500],
    ],
    'small shares would vanish there',
  ],
  [
    '件',
    [300, 75],
    ['0件', '300件'],
    0,
    [
      [0, 1000],
      [0, 250],
    ],
    'the longest bar is the width',
  ],
  [
    'ポイント',
    [-1, 3],
    ['−1ポイント', '3ポイント'],
    250,
    [
      [0, 250],
      [250, 750],
    ],
    'negative values go left of 0',
  ],
  [
    'ポイント',
    [-1.3, -0.65],
    ['−1.30ポイント', '0ポイント'],
    1000,
    [
      [0, 1000],
      [500, 500],
    ],
    'only negative: 0 is at the right',
  ],
  [
    '件',
    [0, 0],
    ['0件', '1件'],
    0,
    [
      [0, 0],
      [0, 0],
    ],
    'nothing is no bar',
  ],
])('%s of %j: ends %j, zero %d, bars %j, because %s', (unit, values, ends, zero, bars) => {
  const laid = barsOf(chart(unit, ...values));
  expect(laid.ends).toEqual(ends);
  expect(laid.zero).toBe(zero);
  expect(laid.rows.map(({ x, width }) => [x, width])).toEqual(bars);
});

test('all values of a chart have the same number of decimals', () => {
  expect(barsOf(chart('%', 79, 80.5)).rows.map(({ value }) => value)).toEqual(['79.0%', '80.5%']);
});

test.each<[number, number, string]>([
  [1234567, 0, '1,234,567'],
  [-1234.5, 1, '−1,234.5'],
  [0.25, 2, '0.25'],
  [999, 0, '999'],
])('%d with %d decimals is %s', (value, places, text) => {
  expect(figures(value, places)).toBe(text);
});
