// All JSON in lessons: valid against the right shape, or marked as refused and refused by our judge for the reasons that the text gives.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isObject, type Json } from '../../src/model/json.ts';
import { otherFences, shownJson } from './shown/blocks.ts';
import { faults } from './shown/verdict.ts';

const folder = join(import.meta.dirname, 'shown/reasons');
const blocks = shownJson().map((block) => ({ ...block, value: JSON.parse(block.text) as Json }));
/** What may vouch for another block: everything shown as right, and definitions either way. */
const lessonOf = (lesson: string): Json[] =>
  blocks.flatMap((block) =>
    block.lesson === lesson && (!block.wrong || (isObject(block.value) && Object.hasOwn(block.value, 'inputSchema'))) ? [block.value] : [],
  );
const judged = blocks.map(({ at, lesson, wrong, title, revision, value }) => ({
  at,
  lesson,
  title,
  wrong,
  found: faults(value, lessonOf(lesson), revision),
}));

test('there is JSON to judge, and no fence that nobody judges', () => {
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.filter(({ wrong }) => wrong).length).toBeGreaterThan(2);
  expect(otherFences().filter((lang) => lang !== 'mermaid' && lang !== 'chart')).toEqual([]);
});

test.each(judged.filter(({ wrong }) => !wrong))('$at is valid: $title', ({ found }) => {
  expect(found).toEqual([]);
});

/** The reasons that the text beside a block counts out: `reasons/<lesson>.json`, from the block's title to sorted faults. */
const reasons = new Map<string, string[]>(
  readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string[]>).map(
      ([title, list]) => [`${file.replace(/\.json$/, '')}: ${title}`, list] as const,
    ),
  ),
);

test.each(judged.filter(({ wrong }) => wrong))('$at is refused as its text says: $title', ({ lesson, title, found }) => {
  expect(found.toSorted()).toEqual(reasons.get(`${lesson.split('.')[0]}: ${title}`));
});
