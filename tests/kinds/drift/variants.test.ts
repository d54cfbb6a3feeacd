// The variants of `sixteen-calls`: seed 0 is the fixture of the drift room, and every seed keeps the numbers of the course.
import { describe, expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type Json } from '../../../src/model/json.ts';
import { PredictFacts } from '../../../src/labs/drift/predict/data.ts';
import { type Truth, truthOf } from '../../../src/labs/drift/predict/truth.ts';
import { variantOf } from '../../../src/labs/drift/predict/variant.ts';
import { run } from '../../../src/labs/drift/run.ts';
import { grade } from '../../../src/runner/grade.ts';
import { cases } from '../../drift/fixture/read.ts';
import { dataOf, sixteen } from './exercises.ts';

const data = dataOf(sixteen.folder);
const seeds = Array.from({ length: 48 }, (_, index) => (index < 40 ? index : index * 197));

/** Where each case of the fixture stands in the exercise. */
const places: Readonly<Record<string, string>> = {
  V1: 'k01',
  I10: 'k02',
  V4: 'k03',
  I12: 'k04',
  V7: 'k05',
  I15: 'k06',
  V3: 'k07',
  I9: 'k08',
  V5: 'k09',
  I13: 'k10',
  V6: 'k11',
  I11: 'k12',
  V8: 'k13',
  I16: 'k14',
  V2: 'k15',
  I14: 'k16',
};

async function truthsOf(seed: number): Promise<Map<string, Truth>> {
  const evidence = await run(JSON.stringify({ seed, calls: {}, arrives: null }), data);
  return new Map(
    PredictFacts.parse(evidence.data).calls.map((one) => {
      const truth = truthOf(
        one,
        evidence.steps.filter((step) => step.case === one.id),
      );
      if (truth === undefined) throw new Error(`seed ${seed}: ${one.id} came to no end`);
      return [one.id, truth];
    }),
  );
}

function bare(schema: Json): Json {
  return isObject(schema) ? Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema')) : schema;
}

describe('seed 0 is the fixture', () => {
  const variants = variantOf(sixteen.scenario, 0);
  test.each(cases.filter(({ id }) => Object.hasOwn(places, id)))('$id', async (one) => {
    const id = places[one.id];
    const variant = variants.find((each) => each.id === id);
    expect(variant?.tools.map(({ name, inputSchema }) => ({ name, inputSchema }))).toStrictEqual(
      one.tools.map(({ name, inputSchema }) => ({ name, inputSchema: bare(inputSchema) })),
    );
    expect(variant?.call).toStrictEqual(one.call);
    const truth = (await truthsOf(0)).get(id ?? '');
    expect({ shape: truth?.shape === 'valid' ? 'valid' : 'invalid', job: truth?.job }).toStrictEqual(one.expected);
  });
});

test('the sixteen cases of the fixture all stand in it', () => {
  expect(Object.keys(places).length).toBe(16);
  expect(Object.values(places).toSorted()).toStrictEqual(sixteen.scenario.calls.map(({ id }) => id).toSorted());
});

describe.each(seeds)('seed %i', (seed) => {
  test('16 calls, 8 valid, 2 of those wrong; 6, 2, 4, 4; nothing is filled in', async () => {
    const all = [...(await truthsOf(seed)).values()];
    const count = (shape: string, job: string): number => all.filter((one) => one.shape === shape && one.job === job).length;
    expect([count('valid', 'right'), count('valid', 'wrong'), count('refused', 'right'), count('refused', 'wrong')]).toStrictEqual([
      6, 2, 4, 4,
    ]);
    const { report } = await grade(JSON.stringify({ seed, calls: {}, arrives: null }), data);
    const check = report.checks.find(({ id }) => id.startsWith('drift.default-kept-out'));
    expect(check?.params).toMatchObject({ calls: 16, valid: 8, validWrong: 2, filledIn: 0 });
  });

  test('a place wherever something breaks, and nowhere else', async () => {
    for (const truth of (await truthsOf(seed)).values()) {
      const breaks = truth.shape === 'refused' || truth.job === 'wrong';
      expect(truth.places.length > 0).toBe(breaks);
    }
  });

  test('a second validator gives the same shapes, and no place is left unfilled', async () => {
    const truths = await truthsOf(seed);
    for (const { id, tools, call } of variantOf(sixteen.scenario, seed)) {
      expect(JSON.stringify({ tools, call })).not.toMatch(/\{[a-z]+\.[a-zA-Z]+\}/u);
      const tool = tools.find(({ name }) => name === call?.name);
      const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false });
      const fits = call === null || (tool !== undefined && ajv.validate(tool['inputSchema'] as object, structuredClone(call.arguments)));
      expect([id, fits]).toStrictEqual([id, truths.get(id)?.shape === 'valid']);
    }
  });

  test('one keyword of each group is flipped, none at seed 0', () => {
    const flipped = variantOf(sixteen.scenario, seed).filter((one) => one.flipped);
    expect(flipped.length).toBe(seed === 0 ? 0 : 4);
  });
});

test('every keyword that can be flipped is flipped by some seed, and every entry of every list is taken', () => {
  const flipped = new Set(seeds.flatMap((seed) => variantOf(sixteen.scenario, seed).flatMap(({ id, flipped: is }) => (is ? [id] : []))));
  const able = sixteen.scenario.calls.flatMap(({ id, flip }) => (flip === undefined ? [] : [id]));
  expect([...flipped].toSorted()).toStrictEqual(able.toSorted());
  const nouns = new Set(seeds.map((seed) => variantOf(sixteen.scenario, seed)[0]?.tools[0]?.['name']));
  expect(nouns.size).toBe(4);
});

test('a flip turns the shape round and leaves the job alone', async () => {
  const plain = await truthsOf(0);
  for (const seed of seeds.slice(1, 20)) {
    const truths = await truthsOf(seed);
    for (const { id, flipped } of variantOf(sixteen.scenario, seed)) {
      expect([seed, id, truths.get(id)?.shape !== plain.get(id)?.shape]).toStrictEqual([seed, id, flipped]);
      expect([seed, id, truths.get(id)?.job]).toStrictEqual([seed, id, plain.get(id)?.job]);
    }
  }
});
