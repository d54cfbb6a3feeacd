// The exercise that the tests of this kind run on, and its worked answer.
import { showProblem } from '../../../src/catalog/index.ts';
import { readExerciseFolder } from '../../../src/cli/project.ts';
import type { Json } from '../../../src/model/json.ts';

const read = readExerciseFolder('invoice-or-delivery');
if (!read.ok) throw new Error(read.error.map(showProblem).join('\n'));

/** The folder. */
export const folder = read.value;

/** The worked answer. */
export const worked: Json = folder.good.find(({ name }) => name === folder.exercise.worked.answer)?.answer.submission ?? null;
