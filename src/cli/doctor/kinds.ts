// Fixtures of a kind: submissions that no exercise needs, which prove the rules that all exercises of the kind share.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ExerciseFolder } from '../../catalog/index.ts';
import type { Report } from '../../model/report.ts';
import type { Grade } from './outcome.ts';
import { idsWith, outcomeOf, ruleOf } from './outcome.ts';

/** One file of `tests/kinds/<kind>/`. */
export const KindFixture = z.strictObject({
  /** The exercise against which it is run. */
  exercise: z.string(),
  /** What it proves. */
  because: z.string(),
  /** Rules that must fail or be advised, sorted; others may as well. */
  breaks: z.array(z.string()).check(z.minLength(1)),
  submission: z.json(),
});

/** Runs the fixtures of one kind. */
export async function kindReports(
  folder: string,
  exercises: readonly ExerciseFolder[],
  grade: Grade,
): Promise<{ reports: Report[]; problems: string[] }> {
  const [reports, problems]: [Report[], string[]] = [[], []];
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : [];
  for (const file of files) {
    const read = z.safeParse(KindFixture, JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const home = exercises.find(({ exercise }) => exercise.id === read.data?.exercise);
    if (!read.success || home === undefined) {
      problems.push(`${file}: ${read.success ? `there is no exercise ${read.data.exercise}` : z.prettifyError(read.error)}.`);
      continue;
    }
    const data = { exercise: home.exercise, battery: home.battery };
    const { report } = await outcomeOf(file, JSON.stringify(read.data.submission), data, grade);
    const broken = new Set(idsWith(report, 'fail', 'advice').map(ruleOf));
    for (const rule of read.data.breaks) if (!broken.has(rule)) problems.push(`${file} must break ${rule} and does not.`);
    reports.push(report);
  }
  return { reports, problems };
}
