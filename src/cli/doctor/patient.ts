// An exercise with everything in it run once: starter, good and bad answers, in a fixed order.
import type { ExerciseFolder } from '../../catalog/index.ts';
import type { BadAnswer, RunData } from '../../model/exercise.ts';
import type { Grade, Outcome } from './outcome.ts';
import { outcomeOf } from './outcome.ts';

/** One text of the folder that can be handed in. */
export type Candidate = {
  name: string;
  role: 'starter' | 'good' | 'bad';
  text: string;
  /** Bad answers only: the checks it declares. */
  declared?: readonly string[];
};

/** A candidate with its outcome. */
export type Tried = Candidate & { outcome: Outcome };

/** The exercise, and what became of each candidate. */
export type Patient = { folder: ExerciseFolder; tried: Tried[] };

const asText = (submission: BadAnswer['submission']): string => `${JSON.stringify(submission, null, 2)}\n`;

/** Everything in the folder that can be handed in. */
export function candidates(folder: ExerciseFolder): Candidate[] {
  const { ja, en } = folder.starter;
  const starters: Candidate[] = [{ name: 'starter', role: 'starter', text: ja }];
  if (en !== ja) starters.push({ name: 'starter.en', role: 'starter', text: en });
  return [
    ...starters,
    ...folder.good.map(({ name, answer }): Candidate => ({ name, role: 'good', text: asText(answer.submission) })),
    ...folder.bad.map(({ name, answer }): Candidate => ({ name, role: 'bad', text: asText(answer.submission), declared: answer.fails })),
  ];
}

/** Runs every candidate. */
export async function tryAll(folder: ExerciseFolder, grade: Grade): Promise<Patient> {
  const data: RunData = { exercise: folder.exercise, battery: folder.battery };
  const tried: Tried[] = [];
  for (const candidate of candidates(folder)) {
    tried.push({ ...candidate, outcome: await outcomeOf(candidate.name, candidate.text, data, grade) });
  }
  return { folder, tried };
}
