// What a submission of this kind came to, in the few words that tests compare.
import type { RunData } from '../../../src/model/exercise.ts';
import type { Json } from '../../../src/model/json.ts';
import type { Report } from '../../../src/model/report.ts';
import { type Graded, grade } from '../../../src/runner/grade.ts';
import { ferry } from './ferry.ts';

/** Grades a value, as text. */
export function graded(value: Json, data: RunData = ferry): Promise<Graded> {
  return grade(JSON.stringify(value), data);
}

/** Ids of the checks with that status, each once, sorted. */
export function idsOf(report: Report, status: 'fail' | 'advice' | 'pass' | 'not-applicable'): string[] {
  return [...new Set(report.checks.filter((check) => check.status === status).map(({ id }) => id))].toSorted();
}

/** Ids of the checks that a submission fails. */
export async function failing(value: Json, data: RunData = ferry): Promise<string[]> {
  return idsOf((await graded(value, data)).report, 'fail');
}
