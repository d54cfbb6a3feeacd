// Everything that the documents behind the course hold has a living target; and the check itself finds what is gone.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverage } from '../../src/catalog/index.ts';
import { courseFiles } from '../../src/catalog/node.ts';

const root = join(import.meta.dirname, '../..');

test('every entry is carried, and all three documents are there', () => {
  const found = coverage(courseFiles(root));
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  expect(found.value.filter(({ missing }) => missing.length > 0).map(({ entry, missing }) => [entry.topic, missing])).toEqual([]);
  expect(new Set(found.value.map(({ entry }) => entry.of)).size).toBe(3);
  expect(found.value.length).toBeGreaterThan(100);
});

const list = (at: string, more = ''): Record<string, string> => ({
  'content/coverage.yaml': `- of: chapter\n  kind: number\n  topic: a limit\n  at: [${at}]\n${more}`,
  'content/lessons/here.ja.mdx': 'The limit is 25,000.',
  'content/questions/why.yaml': 'prompt: Why 12?',
  'exercises/build/brief.ja.md': 'Build it in 7 steps.',
});

describe('one entry', () => {
  test.each([
    { at: 'lessons/here', more: '', missing: [], because: 'the lesson is there' },
    { at: 'lessons/gone', more: '', missing: ['no lessons/gone'], because: 'the lesson is not' },
    { at: 'lessons/here, questions/why', more: "  shows: ['12', '25,000']\n", missing: [], because: 'one of the targets is enough' },
    { at: 'lessons/here', more: "  shows: ['50,000']\n", missing: ['nowhere: 50,000'], because: 'the number is gone' },
    { at: 'exercises/build', more: "  shows: ['7 steps']\n", missing: [], because: 'any file of the folder' },
    { at: 'glossary/none', more: '', missing: ['no glossary/none'], because: 'no such term' },
  ])('$because', ({ at, more, missing }) => {
    const found = coverage(list(at, more));
    expect(found.ok && found.value[0]?.missing).toEqual(missing);
  });

  test('an unknown field is a problem with its line', () => {
    const found = coverage(list('lessons/here', '  quote: no\n'));
    expect(found.ok ? [] : found.error.map(({ line }) => line)).toEqual([1]);
  });
});
