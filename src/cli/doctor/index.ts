// Examines every exercise and every kind: the proof that no answer, case or rule is there for nothing.
import { join } from 'node:path';
import type { ExerciseFolder } from '../../catalog/index.ts';
import { showProblem } from '../../catalog/index.ts';
import { exerciseIds, projectRoot, readExerciseFolder } from '../project.ts';
import type { Examined } from './examine.ts';
import { examine } from './examine.ts';
import { kindReports } from './kinds.ts';
import type { Grade } from './outcome.ts';
import { idleRules, ruleUses } from './rules.ts';

/** What the doctor found out about one kind. */
export type KindExamined = { kind: string; rules: number; problems: string[] };

/** The whole round. */
export type Round = { exercises: Examined[]; kinds: KindExamined[] };

function unread(id: string, problems: string[]): Examined {
  return { id, kind: '?', good: 0, bad: 0, cases: 0, checks: 0, problems, reports: [] };
}

/** A run throws where the exercise's own data are wrong: then that is what must be repaired. */
async function examineOrSay(folder: ExerciseFolder, grade: Grade): Promise<Examined> {
  try {
    return await examine(folder, grade);
  } catch (fault) {
    const { id, kind } = folder.exercise;
    const why = fault instanceof Error ? fault.message : String(fault);
    return { ...unread(id, [`A run stopped, so the folder's own data do not fit the kind ${kind}: ${why}`]), kind };
  }
}

async function examineKind(kind: string, exercises: Examined[], folders: ExerciseFolder[], grade: Grade): Promise<KindExamined> {
  const fixtures = await kindReports(join(projectRoot, 'tests/kinds', kind), folders, grade);
  const reports = [...exercises.flatMap((one) => one.reports), ...fixtures.reports];
  const idle = idleRules(reports).map(
    (rule) => `The rule ${rule} decides nothing: add a bad answer, or a fixture in tests/kinds/${kind}/.`,
  );
  return { kind, rules: ruleUses(reports).length, problems: [...fixtures.problems, ...idle] };
}

/** Examines the exercises named in `only`, or all of them and their kinds. */
export async function doctor(grade: Grade, only: readonly string[] = []): Promise<Round> {
  const ids = only.length === 0 ? exerciseIds() : only;
  const exercises: Examined[] = [];
  const folders: ExerciseFolder[] = [];
  for (const id of ids) {
    const read = readExerciseFolder(id);
    if (read.ok) folders.push(read.value);
    exercises.push(read.ok ? await examineOrSay(read.value, grade) : unread(id, read.error.map(showProblem)));
  }
  if (only.length > 0) return { exercises, kinds: [] };
  const kinds = [...new Set(folders.map(({ exercise }) => exercise.kind))].toSorted();
  const examined: KindExamined[] = [];
  for (const kind of kinds) {
    examined.push(
      await examineKind(
        kind,
        exercises.filter((one) => one.kind === kind),
        folders.filter(({ exercise }) => exercise.kind === kind),
        grade,
      ),
    );
  }
  return { exercises, kinds: examined };
}
