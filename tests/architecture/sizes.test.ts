// Small files: median, 90th percentile and the largest, in lines. Data is not counted.
import { expect, test } from 'vitest';
import { dataFiles, sizes } from './floors.ts';
import { isOneOf } from './judge.ts';
import { sources } from './source.ts';

const lengths = sources()
  .filter(({ path }) => !isOneOf(path, dataFiles))
  .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  .toSorted((a, b) => a.lines - b.lines);

function percentile(share: number): number {
  return lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))]?.lines ?? 0;
}

test('median, 90th percentile and largest file', () => {
  const [median, p90, largest] = [percentile(0.5), percentile(0.9), lengths.at(-1)];
  console.log(
    `${String(lengths.length)} source files: median ${String(median)}, p90 ${String(p90)}, largest ${String(largest?.lines)} lines (${String(largest?.path)})`,
  );
  expect(median).toBeLessThanOrEqual(sizes.median);
  expect(p90).toBeLessThanOrEqual(sizes.p90);
});

test('no file is over the limit', () => {
  expect(lengths.filter(({ lines }) => lines > sizes.most)).toStrictEqual([]);
});
