// Hints come in three steps. In `hints.<locale>.md` a line of `---` stands between two steps.
import { fail, ok, type Result } from '../model/result.ts';
import { problem, type Problem } from './problem.ts';

/** The three steps as Markdown. */
export function splitHints(file: string, text: string): Result<string[], Problem[]> {
  const steps = text.split(/^---\s*$/m).map((step) => step.trim());
  if (steps.length === 3 && steps.every((step) => step !== '')) return ok(steps);
  return fail([
    problem(
      file,
      1,
      `Holds ${steps.filter((step) => step !== '').length} hints, not 3.`,
      'Write three steps with a line of --- between two of them.',
    ),
  ]);
}
