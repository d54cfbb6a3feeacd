// All JSON in lessons: valid against the right shape, or marked as refused and refused by our judge for the reasons that the text gives.
import { expect, test } from 'vitest';
import { isObject, type Json } from '../../src/model/json.ts';
import { otherFences, shownJson } from './shown/blocks.ts';
import { faults } from './shown/verdict.ts';

const blocks = shownJson().map((block) => ({ ...block, value: JSON.parse(block.text) as Json }));
const definitionsOf = (lesson: string): Json[] =>
  blocks.flatMap((block) =>
    block.lesson === lesson && isObject(block.value) && Object.hasOwn(block.value, 'inputSchema') ? [block.value] : [],
  );
const judged = blocks.map(({ at, lesson, wrong, title, value }) => ({ at, title, wrong, found: faults(value, definitionsOf(lesson)) }));

test('there is JSON to judge, and no fence that nobody judges', () => {
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.filter(({ wrong }) => wrong).length).toBeGreaterThan(2);
  expect(otherFences().filter((lang) => lang !== 'mermaid')).toEqual([]);
});

test.each(judged.filter(({ wrong }) => !wrong))('$at is valid: $title', ({ found }) => {
  expect(found).toEqual([]);
});

/** The reasons that the text beside the block counts out. */
const reasons: Readonly<Record<string, string[]>> = {
  引数の名前だけを直した呼び出し: ['maximum at /fish_kg_per_day', 'pattern at /animal_id', 'required at /from_date'],
  単位を添えた呼び出し: ['additionalProperties at /unit'],
  保存してあった引数の名前で送った呼び出し: ['additionalProperties at /member_no', 'required at /client_no'],
};

test.each(judged.filter(({ wrong }) => wrong))('$at is refused as its text says: $title', ({ title, found }) => {
  expect(found.toSorted()).toEqual(reasons[title]);
});
