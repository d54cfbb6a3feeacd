// Reading aloud: where sentences end, and how what is only named is said.
import { expect, test } from 'vitest';
import { phrase, sentences } from '../../src/elements/reader-text.ts';

test.each<[string, string, string[], string]>([
  ['最初の文です。次の文です。', 'ja', ['最初の文です。', '次の文です。'], 'a full stop ends a sentence'],
  [
    '前の文です。「会話です。」と言いました。',
    'ja',
    ['前の文です。', '「会話です。」', 'と言いました。'],
    'a bracket opens the next sentence',
  ],
  ['`isError`が`true`なら、2026-07-28版です。', 'ja', ['`isError`が`true`なら、2026-07-28版です。'], 'names and dates are not divided'],
  ['Version 2.4 is out. Read it.', 'en', ['Version 2.4 is out. ', 'Read it.'], 'English by its own rules'],
  ['', 'ja', [], 'nothing is no sentence'],
])('%j in %s is %j, because: %s', (text, language, parts) => {
  expect(sentences(text, language).map(([from, to]) => text.slice(from, to))).toEqual(parts);
});

test.each([
  ['図があります。{title}。', '見分け方', '図があります。見分け方。'],
  ['コードがあります。{title}。', '', 'コードがあります。'],
  ['There is code here: {title}.', '', 'There is code here.'],
  ['表があります。', '', '表があります。'],
])('%j with %j is said as %j', (template, title, text) => {
  expect(phrase(template, title)).toBe(text);
});
