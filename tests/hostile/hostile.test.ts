// Hostile submissions end in a useful report: never a throw, never a hang. A row that takes too long meets the test's own limit.
import { describe, expect, test } from 'vitest';
import { readExerciseFolder } from '../../src/cli/project.ts';
import { Evidence } from '../../src/model/evidence.ts';
import type { RunData } from '../../src/model/exercise.ts';
import { Report } from '../../src/model/report.ts';
import { grade } from '../../src/runner/grade.ts';
import type { HostileKind } from './material.ts';
import { exerciseOf, hostileRows } from './table.ts';

function dataOf(id: string): RunData {
  const read = readExerciseFolder(id);
  if (!read.ok) throw new Error(`the exercise ${id} cannot be read: run npm run doctor`);
  return { exercise: read.value.exercise, battery: read.value.battery };
}

const data: Readonly<Record<HostileKind, RunData>> = {
  'tool-definition': dataOf(exerciseOf['tool-definition']),
  'tool-error': dataOf(exerciseOf['tool-error']),
};

test('ids are unique', () => {
  const ids = hostileRows.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toStrictEqual([]);
});

describe('every row ends in a report', () => {
  test.each(hostileRows)('$id is $expect: $because', { timeout: 5000 }, async ({ kind, text, expect: status }) => {
    const { evidence, report } = await grade(text, data[kind]);
    expect(Evidence.safeParse(evidence).error).toBeUndefined();
    expect(Report.safeParse(report).error).toBeUndefined();
    const failed = report.checks.filter((check) => check.status === 'fail');
    expect({ status: report.status, why: report.why?.code, failed: failed.slice(0, 3) }).toMatchObject({ status });
    if (status === 'not-passed') expect(failed.every(({ pointer }) => pointer !== undefined) || failed.length === 0).toBe(true);
    if (status === 'not-passed') expect(failed.length).toBeGreaterThan(0);
    if (status === 'not-graded' || status === 'unreadable') expect(report.why?.code).toMatch(/^[a-z]+\.[a-z-]+$/);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'retryable')).toBeUndefined();
  });
});
