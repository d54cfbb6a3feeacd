// The two exercises of the kind as they stand on disk, for the tests of this folder.
import { readExerciseFolder } from '../../../src/cli/project.ts';
import { ClassifyBattery, ClassifyScenario, PredictBattery, PredictScenario } from '../../../src/labs/drift/scenario.ts';
import type { RunData } from '../../../src/model/exercise.ts';
import type { ExerciseFolder } from '../../../src/catalog/index.ts';

function folder(id: string): ExerciseFolder {
  const read = readExerciseFolder(id);
  if (!read.ok) throw new Error(`${id} cannot be read: ${JSON.stringify(read.error)}`);
  return read.value;
}

const [changes, calls] = [folder('fifteen-changes'), folder('sixteen-calls')];

/** `fifteen-changes`, checked. */
export const fifteen = {
  folder: changes,
  scenario: ClassifyScenario.parse(changes.exercise.scenario),
  battery: ClassifyBattery.parse(changes.battery),
};

/** `sixteen-calls`, checked. */
export const sixteen = {
  folder: calls,
  scenario: PredictScenario.parse(calls.exercise.scenario),
  battery: PredictBattery.parse(calls.battery),
};

/** What a run needs of a folder. */
export const dataOf = ({ exercise, battery }: ExerciseFolder): RunData => ({ exercise, battery });
