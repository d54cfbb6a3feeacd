// The words of the workbench: the same parameters in both languages, nobody blamed, no code of a shape taken for a place.
import { expect, test } from 'vitest';
import { connectWords } from '../../src/words/workbench-connect.ts';
import { workbenchReportWords } from '../../src/words/workbench-report.ts';
import { workbenchWords } from '../../src/words/workbench.ts';

const all = Object.entries({ ...workbenchWords, ...workbenchReportWords, ...connectWords }).map(([code, text]) => ({ code, text }));
const places = (template: string): string[] => [...template.matchAll(/\{([a-zA-Z]+)\}/g)].flatMap(([, name]) => name ?? []);

test.each(all)('$code: both languages use the same parameters, and blame nobody', ({ code, text }) => {
  expect(places(text.ja).toSorted()).toStrictEqual(places(text.en).toSorted());
  expect(text.ja).not.toMatch(/間違い|間違え|ミス(?!ト)|不正|忘れ|必ず守/);
  if (code.startsWith('shape.')) expect(places(text.ja)).toStrictEqual([]);
});

test('no code stands in two catalogues', () => {
  expect(new Set(all.map(({ code }) => code)).size).toBe(
    [workbenchWords, workbenchReportWords, connectWords].reduce((sum, words) => sum + Object.keys(words).length, 0),
  );
});
