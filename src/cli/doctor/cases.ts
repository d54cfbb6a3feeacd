// Every case of the battery earns its place: somebody fails it, and without it some outcome would be another.
import type { Json } from '../../model/json.ts';
import { own } from '../../model/json.ts';
import type { Grade } from './outcome.ts';
import { idsWith, noticed, outcomeOf } from './outcome.ts';
import type { Patient, Tried } from './patient.ts';

/** The cases of a battery, with their ids. */
export function casesOf(battery: Json): { id: string; value: Json }[] {
  const list = Array.isArray(battery) ? battery : [];
  return list.map((value, index) => {
    const id = own(value, 'id');
    return { id: typeof id === 'string' ? id : String(index), value };
  });
}

/**
 * Cases on which nobody fails a check, and nobody is advised. What a rule does on one case or another is the kind's
 * affair (see rules.ts); that the case catches somebody is the exercise's.
 */
export function neverFailed({ folder, tried }: Patient): string[] {
  const failed = new Set(tried.flatMap(({ outcome }) => idsWith(outcome.report, 'fail', 'advice')).map((id) => id.split('#')[1]));
  return casesOf(folder.battery)
    .map(({ id }) => id)
    .filter((id) => !failed.has(id));
}

/** Candidates that fail a check of the case come first: they are the likely ones to change. */
function likelyFirst(tried: readonly Tried[], id: string): Tried[] {
  const fails = ({ outcome }: Tried): number =>
    idsWith(outcome.report, 'fail', 'advice').some((check) => check.endsWith(`#${id}`)) ? 0 : 1;
  return tried.toSorted((a, b) => fails(a) - fails(b));
}

/** Cases whose removal changes no outcome of the folder. Each case is run without until the first outcome changes. */
export async function idleCases({ folder, tried }: Patient, grade: Grade): Promise<string[]> {
  const cases = casesOf(folder.battery);
  const idle: string[] = [];
  for (const { id } of cases) {
    const battery = cases.filter((other) => other.id !== id).map(({ value }) => value);
    let changes = false;
    for (const { name, text, outcome } of likelyFirst(tried, id)) {
      const without = await outcomeOf(name, text, { exercise: folder.exercise, battery }, grade);
      changes = noticed(without) !== noticed(outcome);
      if (changes) break;
    }
    if (!changes) idle.push(id);
  }
  return idle;
}
