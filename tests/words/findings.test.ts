// The words of findings: only parameters that the rule gives, short enough to read, and nobody is blamed.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Localized } from '../../src/model/localized.ts';
import { findings } from '../../src/words/findings.ts';
import { say } from '../../src/words/say.ts';
import { inWords } from '../../src/words/values.ts';
import { type Found, everyFinding } from '../grading/support/every-finding.ts';
import { pageOf, ruleIds } from '../grading/support/pages.ts';

const locales = ['ja', 'en'] as const;
const places = (template: string): string[] => [...template.matchAll(/\{([a-zA-Z]+)\}/g)].flatMap(([, name]) => name ?? []);
const all: { code: string; text: Localized }[] = Object.entries(findings).map(([code, text]) => ({ code, text }));

/** Words that blame the reader. */
const blame = /間違い|間違え|ミス(?!ト)|不正|忘れ|必ず守/;

describe('with everything that is known to break a rule', () => {
  let found: Found[];
  beforeAll(async () => {
    found = await everyFinding();
  });

  test.each(ruleIds)('%s: every place of its sentences is a parameter that it gives', (id) => {
    const given = new Set(found.filter(({ rule }) => rule === id).flatMap(({ check }) => Object.keys(check.params)));
    const used = ['happened', 'next', 'repair'].flatMap((part) =>
      locales.flatMap((locale) => places(findings[`${id}.${part}`]?.[locale] ?? '')),
    );
    expect(used.filter((name) => !given.has(name))).toStrictEqual([]);
  });

  test.each(locales)('in %s no sentence keeps a place, a doubled quote or an undefined', (locale) => {
    const texts = found.flatMap(({ rule, check }) =>
      ['happened', 'next', 'repair'].map((part) => say(findings, locale, `${rule}.${part}`, inWords(check.params, locale))),
    );
    expect(texts.filter((text) => /「「|""\p{L}|undefined|\[object|。。|\.\.(?!\.)/u.test(text))).toStrictEqual([]);
  });
});

test.each(all)('$code: a title has no places, a Japanese text at most 160 characters', ({ code, text }) => {
  if (/\.(?:title|passed)$/.test(code)) expect([...places(text.ja), ...places(text.en)]).toStrictEqual([]);
  expect([...text.ja].length).toBeLessThanOrEqual(160);
});

test.each(all)('$code: both languages use the same parameters', ({ text }) => {
  expect(places(text.ja).toSorted()).toStrictEqual(places(text.en).toSorted());
});

test.each(all)('$code: blames nobody, and its Japanese ends as a sentence', ({ code, text }) => {
  expect(text.ja).not.toMatch(blame);
  if (!/\.(?:title|passed)$/.test(code)) expect(text.ja).toMatch(/。$/);
  if (!/\.(?:title|passed)$/.test(code)) expect(text.en).toMatch(/\.$/);
});

test.each(ruleIds)('%s: its page blames nobody, and no sentence is longer than 80 characters', (id) => {
  const { why, source } = pageOf(id);
  expect(why.ja + source.ja).not.toMatch(blame);
  expect(why.ja.split('。').filter((sentence) => [...sentence].length > 80)).toStrictEqual([]);
});
