// `pokayoke grade`: one submission, the same verdict and the same report bytes as in the page.
import { showProblem } from '../catalog/index.ts';
import type { JsonObject } from '../model/json.ts';
import { canonical } from '../model/json.ts';
import type { Report } from '../model/report.ts';
import { grade } from '../runner/node.ts';
import type { Done, ExitCode } from './command.ts';
import { done, misused, readOptions } from './command.ts';
import { exerciseIds, readExerciseFolder } from './project.ts';
import { readInput } from './read-input.ts';
import { reportText } from './report-text.ts';
import { say } from './words.ts';

const exits: Record<Report['status'], ExitCode> = { passed: 0, 'not-passed': 1, 'not-graded': 2, unreadable: 2 };

const options = { json: { type: 'boolean', default: false }, lang: { type: 'string' } } as const;

/** Grades one submission. `args` are those after `grade`. */
export async function gradeCommand(args: readonly string[]): Promise<Done> {
  const asked = readOptions(args, options);
  if ('code' in asked) return asked;
  const { values, positionals, locale } = asked;
  const ids = exerciseIds();
  const [id, file, ...rest] = positionals;
  if (id === undefined || file === undefined || rest.length > 0) {
    return misused(say(locale, 'cli.grade-needs', { example: id ?? ids[0] ?? 'exercise' }), say(locale, 'cli.see-help'));
  }
  if (!ids.includes(id)) return misused(say(locale, 'cli.unknown-exercise', { given: id }), ...ids.map((known) => `  ${known}`));
  const folder = readExerciseFolder(id);
  if (!folder.ok) return misused(say(locale, 'cli.broken-exercise', { id }), ...folder.error.map(showProblem));
  const submission = readInput(file, locale);
  if ('code' in submission) return submission;

  const { exercise, battery } = folder.value;
  const { report } = await grade(submission.text, { exercise, battery });
  const text = values.json
    ? `${canonical(report as unknown as JsonObject)}\n`
    : reportText(report, submission.text, exercise.title, locale);
  return done(exits[report.status], text);
}
