// The hashed assets of exercises, questions and self-checks: made once a build, used by the pages (names) and the data route (texts).
import { assetsOf, questionAsset, selfCheckAsset, type AssetFiles } from '../../catalog/index.ts';
import { shortHash } from '../../catalog/node.ts';
import type { ExerciseAssets } from '../../model/exercise.ts';
import { renderDeeper } from '../markdown/render.ts';
import { course } from './course.ts';
import { searchFiles } from './search.ts';

const exercises: AssetFiles[] = course.exercises.map((folder) => assetsOf(folder, shortHash, renderDeeper));

/** The asset names of one exercise. */
export function exerciseAssets(id: string): ExerciseAssets {
  const found = exercises.find(({ assets }) => assets.id === id);
  if (found === undefined) throw new Error(`No exercise ${id}. Pages ask for exercises of the course only.`);
  return found.assets;
}

/** Every file of `data/` by its path below the base. */
export function dataFiles(): Map<string, string> {
  const questions = [...course.questions].map(([id, question]) => questionAsset(id, question, shortHash));
  const selfChecks = [...course.selfChecks].map(([id, selfCheck]) => selfCheckAsset(id, selfCheck, shortHash));
  return new Map([
    ...exercises.flatMap(({ files }) => [...files]),
    ...[...questions, ...selfChecks].map(({ path, text }) => [path, text] as const),
    ...searchFiles(),
  ]);
}
