// The exercise that the tests of this kind run against, and the two answers from which they take things away.
import { answers } from '../../runner/answers.ts';
import { exerciseIds, readExerciseFolder } from '../../../src/cli/project.ts';
import type { RunData } from '../../../src/model/exercise.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import type { Report } from '../../../src/model/report.ts';
import { grade } from '../../../src/runner/grade.ts';

/** One right answer with what is needed to run it. */
export type Right = { name: string; value: JsonObject; data: RunData };

/** Every right answer of every exercise of this kind. */
export const rights: readonly Right[] = answers()
  .filter(({ data, role }) => data.exercise.kind === 'tool-selection' && role === 'good')
  .map(({ exercise, name, text, data }) => ({ name: `${exercise}, ${name}`, value: JSON.parse(text) as JsonObject, data }));

/** The folders of this kind. */
export const folders = exerciseIds()
  .map((id) => readExerciseFolder(id))
  .flatMap((read) => (read.ok && read.value.exercise.kind === 'tool-selection' ? [read.value] : []));

/** Ids of the checks that ended with one of `statuses`, sorted, each once. */
export function ids({ checks }: Report, ...statuses: string[]): string[] {
  return [...new Set(checks.filter(({ status }) => statuses.includes(status)).map(({ id }) => id))].toSorted();
}

/** The report on a value. */
export async function reportOn(value: unknown, data: RunData): Promise<Report> {
  return (await grade(JSON.stringify(value), data)).report;
}
