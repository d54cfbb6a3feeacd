// Texts and references inside the folder that the schema of one file cannot see.
import type { ExerciseFolder } from '../../catalog/index.ts';
import type { Json } from '../../model/json.ts';
import { at, isObject, own, walk } from '../../model/json.ts';

/** Places of `value` that have a text in one language only. */
function halfTexts(value: Json): string[] {
  return walk(value)
    .filter(({ value: here }) => isObject(here) && (own(here, 'ja') === undefined) !== (own(here, 'en') === undefined))
    .map(({ pointer }) => pointer);
}

/** Problems with texts, facts and the worked answer, one sentence each. */
export function looseEnds(folder: ExerciseFolder): string[] {
  const { exercise, battery, good } = folder;
  const used = new Set(exercise.requests.flatMap(({ values }) => Object.keys(values ?? {})));
  const answer = good.find(({ name }) => name === exercise.worked.answer)?.answer.submission;
  const walked = answer === undefined ? [] : exercise.worked.steps.filter(({ pointer }) => at(answer, pointer) === undefined);
  return [
    ...halfTexts(battery).map((pointer) => `battery.yaml ${pointer} has a text in one language only.`),
    ...halfTexts(exercise.scenario).map((pointer) => `exercise.yaml scenario${pointer} has a text in one language only.`),
    ...exercise.facts.filter(({ id }) => !used.has(id)).map(({ id }) => `The fact ${id} stands in no request.`),
    ...walked.map(({ pointer }) => `The worked answer has nothing at ${pointer}.`),
  ];
}
