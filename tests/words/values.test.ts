// No reader ever sees a bare code: every code that a run or a judge can write down has words in both languages.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ReadingCode } from '../../src/model/reading.ts';
import { GuardCode } from '../../src/model/schema-error.ts';
import { kinds } from '../../src/runner/registry.ts';
import { agentWords } from '../../src/words/agent.ts';
import { resultWords } from '../../src/words/bench-result.ts';
import { readingWords } from '../../src/words/reading.ts';
import { inWords } from '../../src/words/values.ts';
import { type Found, everyFinding } from '../grading/support/every-finding.ts';

const locales = ['ja', 'en'] as const;
const root = join(import.meta.dirname, '../../src');

/** The text of every module of some rooms; of the labs only those that can be run. */
function sources(...folders: string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && (folder !== 'labs' || !file.includes('/') || kinds.includes(file.split('/')[0] ?? '')))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n');
}

const unique = (text: string, form: RegExp): string[] =>
  [...new Set([...text.matchAll(form)].flatMap(([, code]) => code ?? []))].toSorted();

const spoken = unique(sources('agent', 'labs', 'grading', 'runner'), /'((?:caller|said|agent|effect|run|binding)\.[a-z-]+)'/g);
const leaks = unique(sources('agent/reading'), /what: '([a-z-]+)'/g);
const whys = unique(sources('grading/rules', 'labs'), /(?:why: |say\()'([a-z-]+)'/g);
const guards = GuardCode.options.map((code) => `guard.${code}`);
const known = { ...agentWords, ...resultWords };

test('the source still names codes where they are looked for', () => {
  expect([spoken.length > 30, leaks.length > 3, whys.length > 5]).toStrictEqual([true, true, true]);
});

test.each([...spoken, ...guards])('%s is a sentence', (code) => {
  for (const locale of locales) expect(known[code]?.[locale] ?? '').not.toBe('');
});

test.each(ReadingCode.options)('reading.%s is a sentence', (code) => {
  for (const locale of locales) expect(readingWords[code][locale]).not.toBe('');
});

const pairs = [
  ...leaks.map((value) => ({ key: 'what', value })),
  ...whys.map((value) => ({ key: 'why', value })),
  ...['remote-ref', 'unresolved-ref', 'ref-cycle'].map((value) => ({ key: 'code', value })),
  ...['both', 'neither'].map((value) => ({ key: 'found', value })),
];

test.each(pairs)('$key: $value becomes words', ({ key, value }) => {
  // In English a word may be its own code.
  expect(inWords({ [key]: value }, 'ja')[key]).not.toBe(value);
  expect(inWords({ [key]: value }, 'en')[key]).not.toMatch(/^[a-z]+(?:-[a-z]+)+$/);
});

const kept: { params: Record<string, string | number | boolean>; because: string }[] = [
  { params: { name: 'object' }, because: 'a name may be spelt like a code' },
  { params: { found: 'missing' }, because: 'a code belongs to its own parameter' },
  { params: { calls: 3, ended: false }, because: 'numbers and booleans are no codes' },
  { params: { why: 'toString' }, because: 'the prototype has no words' },
];

test.each(kept)('is kept: $because', ({ params }) => {
  for (const locale of locales) expect(inWords(params, locale)).toStrictEqual(params);
});

test('what is not there is a dash, and a list is a list', () => {
  expect(inWords({ found: null, missing: [], expected: ['a', 1] }, 'ja')).toStrictEqual({ found: '—', missing: '—', expected: 'a、1' });
  expect(inWords({ expected: ['a', 1] }, 'en')).toStrictEqual({ expected: 'a, 1' });
});

describe('with everything that is known to break a rule', () => {
  let found: Found[];
  beforeAll(async () => {
    found = await everyFinding();
  });

  test.each(locales)('no parameter is a code in %s', (locale) => {
    const bare = found.flatMap(({ rule, check }) =>
      Object.entries(inWords(check.params, locale))
        .filter(([, value]) => typeof value === 'string' && /^(?:caller|said|agent|effect|run|guard|reading|binding)\.[a-z-]+$/.test(value))
        .map(([key]) => `${rule} ${key}`),
    );
    expect(bare).toStrictEqual([]);
  });
});
