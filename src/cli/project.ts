// Where the project is, and which exercises it has. Paths do not depend on the working folder.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExerciseFolder, Problem } from '../catalog/index.ts';
import { loadExercise } from '../catalog/node.ts';
import type { Result } from '../model/result.ts';

/** The project's root folder. */
export const projectRoot = join(import.meta.dirname, '../..');

/** The folder of all exercises. */
export const exercisesFolder = join(projectRoot, 'exercises');

/** The ids of all exercise folders below `folder`, sorted. */
export function exerciseIds(folder = exercisesFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Reads one exercise; problems name files as `exercises/<id>/…`. */
export function readExerciseFolder(id: string, folder = exercisesFolder): Result<ExerciseFolder, Problem[]> {
  const read = loadExercise(join(folder, id));
  if (read.ok) return read;
  return { ok: false, error: read.error.map((item) => ({ ...item, file: item.file.replace(`${folder}/`, 'exercises/') })) };
}
