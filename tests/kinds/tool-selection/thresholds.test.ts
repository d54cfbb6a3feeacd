// The least parts of an exercise are what its right answers reach, and the state before is the starter itself.
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/model/json.ts';
import { grade } from '../../../src/runner/grade.ts';
import { Battery, Scenario } from '../../../src/labs/tool-selection/scenario.ts';
import { languageOf } from '../../../src/labs/tool-selection/submission.ts';
import { folders, rights } from './world.ts';

describe.each(folders)('$exercise.id', ({ exercise, battery, starter }) => {
  const scenario = Scenario.parse(exercise.scenario);
  const cases = Battery.parse(battery);

  test('before is the starter, in both languages', () => {
    for (const lang of ['ja', 'en'] as const) expect(scenario.given[lang]).toStrictEqual(JSON.parse(starter[lang]));
  });

  test('both languages have the same tools', () => {
    const names = (lang: 'ja' | 'en'): unknown[] => scenario.given[lang].tools.map(({ name }) => name);
    expect(names('en')).toStrictEqual(names('ja'));
  });

  test('every visible request is in the brief, every hold-out says its own words and stands in no text of the brief', () => {
    const visible = cases.flatMap((one) => (one.case === 'request' && one.holdout === undefined ? [one.id] : []));
    expect(visible).toStrictEqual(exercise.requests.map(({ id }) => id));
    for (const one of cases) {
      if (one.case !== 'request' || one.holdout === undefined) continue;
      expect(one.say).toBeDefined();
      expect(exercise.requests.some(({ say }) => say.ja === one.say?.ja || say.en === one.say?.en)).toBe(false);
    }
  });

  test('no part asks for more than one request above or below the worst right answer', async () => {
    const mine = rights.filter(({ data }) => data.exercise.id === exercise.id);
    const reports = await Promise.all(mine.map(async ({ value, data }) => (await grade(JSON.stringify(value), data)).report));
    expect(mine.length).toBeGreaterThanOrEqual(5);
    for (const rule of ['selection.unseen-right', 'selection.unseen-refused', 'selection.steady']) {
      const numbers = reports.flatMap(({ checks }) => checks.filter(({ id }) => id === rule).map(({ params }) => params));
      const worst = Math.min(...numbers.map(({ right }) => Number(right)));
      const least = Number(numbers[0]?.['least']);
      expect(worst - least, rule).toBeGreaterThanOrEqual(0);
      expect(worst - least, rule).toBeLessThanOrEqual(1);
    }
  });
});

test.each([
  { because: 'Japanese with identifiers', text: '注文番号A-1024から、get_customerではなく配送の状況を返す。', lang: 'ja' },
  {
    because: 'English with a Japanese gloss',
    text: 'Looks up the delivery status of one order and what was bought (配送、品).',
    lang: 'en',
  },
  { because: 'nothing but a number', text: '1024', lang: 'ja' },
])('$because is read in $lang', ({ text, lang }) => {
  expect(languageOf([{ name: 'get_order', description: text }])).toBe(lang);
});

test('before and after are counted over the same requests', async () => {
  for (const { value, data } of rights) {
    const { evidence } = await grade(JSON.stringify(value), data);
    const sum = (when: string): number => (at(evidence.data, `/grid/${when}/counts`) as number[][]).flat().reduce((a, b) => a + b, 0);
    expect(sum('after')).toBe(sum('before'));
    expect(sum('after')).toBe(Battery.parse(data.battery).filter((one) => one.case === 'request').length);
  }
});
