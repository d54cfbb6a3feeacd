// Run, then judge: the one path from a text to a verdict, the same in the page, on the command line and in tests.
import type { Evidence } from '../model/evidence.ts';
import type { RunData } from '../model/exercise.ts';
import type { Report } from '../model/report.ts';
import { labOf } from './registry.ts';

/** What grading gives. */
export type Graded = { evidence: Evidence; report: Report };

/**
 * Grades one submission.
 * @param submission the text as handed in; need not be JSON
 * @param data the exercise and its battery
 */
export async function grade(submission: string, data: RunData): Promise<Graded> {
  const lab = labOf(data.exercise.kind);
  const evidence = await lab.run(submission, data);
  return { evidence, report: lab.judge(evidence) };
}
