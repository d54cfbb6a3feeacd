// `pokayoke doctor`: prints the table of all exercises and what must be repaired.
import { grade } from '../runner/grade.ts';
import type { Done } from './command.ts';
import { done, misused } from './command.ts';
import { doctor } from './doctor/index.ts';
import { exerciseTable } from './doctor/table.ts';
import { exerciseIds } from './project.ts';
import { say } from './words.ts';

/** Examines the exercises named in `args`, or all of them. */
export async function doctorCommand(args: readonly string[]): Promise<Done> {
  const ids = exerciseIds();
  const unknown = args.find((id) => !ids.includes(id));
  if (unknown !== undefined) return misused(say('en', 'cli.unknown-exercise', { given: unknown }), ...ids.map((id) => `  ${id}`));
  if (ids.length === 0) return misused(say('en', 'cli.doctor-none'));
  const { exercises, kinds } = await doctor(grade, args);
  const findings = [
    ...exercises.flatMap(({ id, problems }) => problems.map((problem) => `${id}: ${problem}`)),
    ...kinds.flatMap(({ kind, problems }) => problems.map((problem) => `${kind}: ${problem}`)),
  ];
  const proven = kinds.map(({ kind, rules }) => `${kind}: ${String(rules)} rules, each decides something.`);
  const counts = { exercises: exercises.length, kinds: kinds.length };
  const summary = findings.length === 0 ? say('en', 'cli.doctor-good', counts) : say('en', 'cli.doctor-bad', { count: findings.length });
  const parts = [exerciseTable(exercises), findings.length === 0 ? proven.join('\n') : findings.join('\n'), summary];
  return done(findings.length === 0 ? 0 : 1, `${parts.filter((part) => part !== '').join('\n\n')}\n`);
}
