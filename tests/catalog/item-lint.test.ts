// The bank of questions as a whole: what no single file can show. Rules of good items, each with the reason beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readData } from '../../src/catalog/read-data.ts';
import { Question, SelfCheck } from '../../src/model/content.ts';
import { locales, type Locale } from '../../src/model/localized.ts';
import type { ZodMiniType } from 'zod/mini';

const content = join(import.meta.dirname, '../../content');

function bank<T>(folder: string, schema: ZodMiniType<T>): { id: string; item: T }[] {
  return readdirSync(join(content, folder)).map((name) => {
    const read = readData(name, readFileSync(join(content, folder, name), 'utf8'), schema);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return { id: name.replace(/\.yaml$/, ''), item: read.value.value };
  });
}

const questions = bank('questions', Question);
const selfChecks = bank('self-checks', SelfCheck);
const keys = ({ options }: Question): number[] => options.flatMap(({ correct }, index) => (correct ? [index] : []));
const single = questions.filter(({ item }) => keys(item).length === 1);

const catchAll: Record<Locale, RegExp> = {
  ja: /(上記|以上|いずれ|どれ|すべて|全部)(のすべて|すべて|も当てはまら|でもない|も正しい|が正しい|も正解)|^該当なし。?$|当てはまるものはない/,
  en: /\b(all|none|neither|any|both) of (the )?(above|these|them|others)\b|\bnone applies\b/i,
};
/** A question that asks for what is wrong, without the word made to stand out. */
const negative: Record<Locale, RegExp> = {
  ja: /(ないの|ないもの|誤っているもの|正しくないもの|適切でないもの|不適切なもの)(は|を)/,
  en: /\b(which|what)\b[^.?]*\b(not|never|incorrect|false|least|except|wrong)\b[^.?]*\?/i,
};
const emphasised = /\*\*|NOT|EXCEPT/;

test('ids are unique, over questions and self-checks', () => {
  const ids = [...questions, ...selfChecks].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(questions)('$id', ({ item }) => {
  test('has a key, and options that are not the key', () => {
    expect(keys(item).length).toBeGreaterThan(0);
    expect(item.options.length - keys(item).length).toBeGreaterThan(1);
    expect(new Set(item.options.map(({ id }) => id)).size).toBe(item.options.length);
  });

  test.each(locales)('explains every option, and each in its own words (%s)', (locale) => {
    const reasons = item.options.map(({ why }) => why[locale]);
    expect(reasons.filter((reason) => reason.trim().length < 12)).toEqual([]);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  test.each(locales)('has no catch-all option: shuffled it says nothing (%s)', (locale) => {
    expect(item.options.map(({ text }) => text[locale]).filter((text) => catchAll[locale].test(text))).toEqual([]);
  });

  test.each(locales)('does not ask for what is wrong, unless it says so loudly (%s)', (locale) => {
    const stem = item.prompt[locale];
    expect(negative[locale].test(stem) && !emphasised.test(stem) ? stem : '').toBe('');
  });

  test('"select N" names its number in both languages', () => {
    const count = keys(item).length;
    const words = ['', 'one', 'two', 'three', 'four'][count] ?? '';
    const named = [
      item.prompt.ja.includes(`${count}つ`) || item.prompt.ja.includes('組'),
      new RegExp(`\\b${words}\\b`, 'i').test(item.prompt.en),
    ];
    expect(count === 1 || named.every(Boolean)).toBe(true);
  });
});

test.each(selfChecks)('$id asks in both languages and its checklist can be ticked one by one', ({ item }) => {
  for (const locale of locales) {
    const lines = item.checklist.map(({ text }) => text[locale]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(item.model[locale].length).toBeGreaterThan(item.prompt[locale].length / 2);
  }
});

describe('over the bank', () => {
  test('there are "select N" items', () => {
    expect(questions.length - single.length).toBeGreaterThanOrEqual(2);
  });

  test.each(locales)('the key is not the longest option by habit (%s)', (locale) => {
    const longest = single.filter(({ item }) => {
      const lengths = item.options.map(({ text }) => text[locale].length);
      return lengths.filter((length) => length >= (lengths[keys(item)[0] ?? 0] ?? 0)).length === 1;
    });
    // By chance it would be one in four.
    expect(longest.map(({ id }) => id).length).toBeLessThanOrEqual(single.length * 0.4);
  });

  test('the places of the key are balanced', () => {
    const four = single.filter(({ item }) => item.options.length === 4);
    const counts = [0, 1, 2, 3].map((place) => four.filter(({ item }) => keys(item)[0] === place).length);
    expect(Math.max(...counts), counts.join(' ')).toBeLessThanOrEqual(Math.ceil(four.length * 0.4));
    expect(Math.min(...counts), counts.join(' ')).toBeGreaterThanOrEqual(Math.floor(four.length * 0.1));
  });
});
