// What a text is compared by: shapes of identifiers, stems, runs, pairs, concepts.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { identifiers, shapeOfPattern } from '../../../src/agent/selector/identifiers.ts';
import { lexicon } from '../../../src/agent/selector/lexicon.ts';
import { tokenize } from '../../../src/agent/selector/tokens.ts';
import { stem } from '../../../src/agent/selector/words.ts';

const keys = (text: string): string[] => tokenize(text).map(({ key }) => key);

describe('the shape of an identifier', () => {
  test.each([
    { because: 'as a request has it', text: 'A-1024 の荷物' },
    { because: 'in full-width characters', text: 'Ａ－１０２４' },
    { because: 'with another dash', text: 'A–1024' },
    { because: 'as a beginning', text: 'A- で始まる番号' },
    { because: 'with a placeholder', text: 'the id, A-<n>' },
    { because: 'with 数字', text: '番号(A-数字)' },
    { because: 'with x', text: 'A-xxxx' },
    { because: 'in English', text: 'starts with A-' },
  ])('$because', ({ text }) => {
    expect(keys(text)).toContain('shape:a-#');
  });

  test.each([
    { pattern: '^A-\\d+$', shape: 'a-#' },
    { pattern: '^A-[0-9]{4,8}$', shape: 'a-#' },
    { pattern: '^INV-\\d{4}-\\d+$', shape: 'inv-#-#' },
    { pattern: 'PO\\d{6}', shape: 'po#' },
    { pattern: '^[A-Z]{2}\\d{4,8}$', shape: undefined },
    { pattern: '^.*$', shape: undefined },
  ])('the pattern $pattern asks for $shape', ({ pattern, shape }) => {
    expect(shapeOfPattern(pattern)).toBe(shape);
  });

  test('words with a hyphen and short mixed words are no identifiers', () => {
    expect(identifiers('e-mail, A4, well-known, T-shirt, python3')).toStrictEqual([]);
    expect(identifiers('PT-12 と AB12345 と PT-12').map(({ text }) => text)).toStrictEqual(['PT-12', 'AB12345']);
  });
});

describe('words', () => {
  test.each([
    ['orders', 'order'],
    ['shipped', 'ship'],
    ['calculating', 'calculation'],
    ['cities', 'city'],
    ['status', 'status'],
  ])('%s and %s are one word', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  test.each([
    { because: 'names are split', text: 'getOrderStatus get_order', key: 'word:order' },
    { because: 'a Han run', text: '配送状況を調べる', key: 'run:配送状況' },
    { because: 'a pair inside a run', text: '配送状況', key: 'bigram:配送' },
    { because: 'a verb by its first pair', text: '届きますか', key: 'bigram:届き' },
    { because: 'a concept across languages', text: 'when does the parcel arrive', key: 'concept:delivery' },
    { because: 'a concept in Japanese', text: '出荷は済みましたか', key: 'concept:delivery' },
    { because: 'a plural that is an entry itself', text: 'find books', key: 'concept:book' },
    { because: 'another form of a word', text: 'I booked it', key: 'concept:reserve' },
    { because: 'a phrase', text: 'what is his extension number', key: 'concept:extension-number' },
  ])('$because', ({ text, key }) => {
    expect(keys(text)).toContain(key);
  });

  test.each([
    { because: 'no pair with a particle', text: '箱を', key: 'bigram:箱を' },
    { because: 'a stop word', text: 'with the', key: 'word:with' },
    { because: 'a longer entry wins', text: '払い戻し', key: 'concept:payment' },
    { because: 'the head of a compound counts', text: '支払期限', key: 'concept:payment' },
    { because: 'an entry inside a common word', text: '日本と本社', key: 'concept:book' },
  ])('not: $because', ({ text, key }) => {
    expect(keys(text)).not.toContain(key);
  });
});

test('the lexicon: each entry stands once, phrases have at most three words, ids are different', () => {
  const japanese = lexicon.flatMap(({ ja }) => ja);
  const english = lexicon.flatMap(({ en }) => en);
  const twice = (list: readonly string[]): string[] => list.filter((entry, i) => list.indexOf(entry) !== i);
  expect(twice(japanese)).toStrictEqual([]);
  expect(twice(lexicon.map(({ id }) => id))).toStrictEqual([]);
  expect(twice(english)).toStrictEqual([]);
  expect(english.filter((entry) => entry.split(' ').length > 3)).toStrictEqual([]);
});

test('the page about the selector lists every concept as it is', () => {
  const page = readFileSync(new URL('../../../docs/selector.md', import.meta.url), 'utf8');
  const rows = lexicon.map(({ id, ja, en }) => `- ${id}: ${ja.join(' ')} / ${en.join(', ')}`);
  expect(page.split('\n').filter((line) => /^- [a-z-]+: .+ \/ /.test(line))).toStrictEqual(rows);
});
