// The whole examination of one exercise folder. Expected findings are values; nothing is printed here.
import type { ExerciseFolder } from '../../catalog/index.ts';
import type { Report } from '../../model/report.ts';
import { casesOf, idleCases, neverFailed } from './cases.ts';
import type { Grade } from './outcome.ts';
import { brokenPromises } from './outcomes.ts';
import type { Patient } from './patient.ts';
import { tryAll } from './patient.ts';
import { looseEnds } from './texts.ts';

/** One row of the doctor's table. */
export type Examined = {
  id: string;
  kind: string;
  good: number;
  bad: number;
  cases: number;
  /** Different check ids over all answers. */
  checks: number;
  /** What must be repaired, one sentence each; empty for a healthy folder. */
  problems: string[];
  /** The reports of all answers, for the proof of the kind's rules. */
  reports: Report[];
};

function unstable(first: Patient, second: Patient): string[] {
  return first.tried
    .filter(({ outcome }, index) => outcome.bytes !== second.tried[index]?.outcome.bytes)
    .map(({ name }) => `Two runs of ${name} give different bytes.`);
}

/** Runs everything in the folder, twice, and once more for each case of the battery. */
export async function examine(folder: ExerciseFolder, grade: Grade): Promise<Examined> {
  const patient = await tryAll(folder, grade);
  const promises = brokenPromises(patient);
  const reports = patient.tried.map(({ outcome }) => outcome.report);
  const problems = [
    ...looseEnds(folder),
    ...promises,
    ...unstable(patient, await tryAll(folder, grade)),
    ...neverFailed(patient).map((id) => `No answer fails the case ${id}: write a bad answer that does, or remove the case.`),
    ...(await idleCases(patient, grade)).map((id) => `Without the case ${id} every outcome stays the same: it proves nothing.`),
  ];
  return {
    id: folder.exercise.id,
    kind: folder.exercise.kind,
    good: folder.good.length,
    bad: folder.bad.length,
    cases: casesOf(folder.battery).length,
    checks: new Set(reports.flatMap(({ checks }) => checks.map(({ id }) => id))).size,
    problems,
    reports,
  };
}
