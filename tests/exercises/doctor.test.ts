// Every exercise and every kind is as promised: what `npm run doctor` prints, as tests.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Round } from '../../src/cli/doctor/index.ts';
import { doctor } from '../../src/cli/doctor/index.ts';
import { exerciseIds } from '../../src/cli/project.ts';
import { grade } from '../../src/runner/grade.ts';

const ids = exerciseIds();

test('there are exercises', () => {
  expect(ids.length).toBeGreaterThanOrEqual(2);
});

describe('the doctor', () => {
  let round: Round;
  beforeAll(async () => {
    round = await doctor(grade);
  }, 300_000);

  test.each(ids)('%s has nothing to repair', (id) => {
    expect(round.exercises.find((one) => one.id === id)?.problems).toStrictEqual([]);
  });

  test('every rule of every kind decides something', () => {
    expect(round.kinds.length).toBeGreaterThanOrEqual(2);
    expect(round.kinds.flatMap(({ kind, problems }) => problems.map((problem) => `${kind}: ${problem}`))).toStrictEqual([]);
  });
});
