// The catalogue on a disk. The only file of this room that names node:*.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Result } from '../model/result.ts';
import type { Course } from './course.ts';
import type { Problem } from './problem.ts';
import type { Options } from './pieces.ts';
import { readCourse } from './read-course.ts';
import { readExercise, type ExerciseFolder } from './read-exercise.ts';

/** Every file below `dir` by path from `root`, with forward slashes; hidden files are passed over. */
function filesBelow(dir: string, root: string): Record<string, string> {
  if (!existsSync(dir)) return {};
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  );
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')];
    }),
  );
}

/** The text of every file of `content/` and `exercises/` below `dir`, by its path from `dir`. */
export function courseFiles(dir: string): Record<string, string> {
  return { ...filesBelow(join(dir, 'content'), dir), ...filesBelow(join(dir, 'exercises'), dir) };
}

/** Reads `content/` and `exercises/` below `dir`. */
export function loadCourse(dir: string, options: Options = {}): Result<Course, Problem[]> {
  return readCourse(courseFiles(dir), options);
}

/** Reads one exercise folder: `loadExercise('exercises/shipment-weight')`. */
export function loadExercise(dir: string): Result<ExerciseFolder, Problem[]> {
  return readExercise(filesBelow(dir, dir), dir.split(sep).join('/').replace(/\/$/, ''));
}

/** Ten hexadecimal digits of SHA-256: enough to tell versions of one file apart. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
