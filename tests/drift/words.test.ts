// Every code of the comparison has its words, and no word is left without a code.
import { expect, test } from 'vitest';
import { codes, kinds } from '../../src/drift/index.ts';
import { driftWords } from '../../src/words/drift.ts';

const expected = [
  ...kinds.flatMap(({ slug }) => ['name', 'breaks', 'detect', 'S', 'H', 'A'].map((part) => `kind.${slug}.${part}`)),
  ...Object.keys(codes).map((code) => `change.${code}`),
  ...['1', '2', '3', 'none'].map((layer) => `layer.${layer}`),
  ...['S', 'H', 'A'].map((actor) => `actor.${actor}`),
  ...new Set(['measured', ...kinds.flatMap(({ evidence }) => evidence)].map((name) => `evidence.${name}`)),
  ...['works', 'shape_error', 'unknown_tool', 'silent_wrong', 'needs_review'].map((name) => `outcome.${name}`),
  ...['refused', 'swallowed', 'schema-invalid', 'not-judged', 'not-listed'].map((name) => `reason.${name}`),
];

test('codes and words are the same set', () => {
  expect(Object.keys(driftWords).toSorted()).toStrictEqual(expected.toSorted());
});

test('no space between Japanese and other letters', () => {
  for (const [code, { ja }] of Object.entries(driftWords)) {
    expect([
      code,
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] [\x21-\x7e]|[\x21-\x7e] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
        ja,
      ),
    ]).toStrictEqual([code, false]);
  }
});
