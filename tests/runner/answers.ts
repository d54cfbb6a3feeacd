// Every exercise with everything in its folder that can be handed in.
import { candidates } from '../../src/cli/doctor/patient.ts';
import { exerciseIds, readExerciseFolder } from '../../src/cli/project.ts';
import type { RunData } from '../../src/model/exercise.ts';

/** One text to grade. */
export type Answer = { exercise: string; name: string; role: 'starter' | 'good' | 'bad'; text: string; data: RunData };

/** All of them, in a fixed order. */
export function answers(): Answer[] {
  return exerciseIds().flatMap((exercise) => {
    const read = readExerciseFolder(exercise);
    // A folder that cannot be read is the doctor's to report; its tests fail by then.
    if (!read.ok) return [];
    const data = { exercise: read.value.exercise, battery: read.value.battery };
    return candidates(read.value).map(({ name, role, text }) => ({ exercise, name, role, text, data }));
  });
}
