// The checks that a worked answer puts behind its schema, for calls that the exercise itself never makes. Pure.
import type { Exercise } from '../../model/exercise.ts';
import { type Json, type JsonObject, own, walk } from '../../model/json.ts';

type Leaf = { pointer: string; value: string };

const leaves = (value: Json): Leaf[] => walk(value).filter((place): place is Leaf => typeof place.value === 'string');

/** Where the worked calls carry a path of the brief. */
function pathPlaces(exercise: Exercise, submission: Json): Set<string> {
  const facts = exercise.facts.filter(({ kind }) => kind === 'path');
  const found = exercise.requests.flatMap(({ id, values }) => {
    const said = facts.flatMap((fact) => values?.[fact.id] ?? []).map(String);
    const args = own(own(own(submission, 'calls'), id), 'arguments') ?? {};
    return leaves(args).filter(({ value }) => said.some((path) => value.includes(path)));
  });
  return new Set(found.map(({ pointer }) => pointer));
}

/** Days of a month in the calendar of today. */
function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function isNoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  return day !== undefined && (Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month)));
}

const refuses: Readonly<Record<string, (leaf: Leaf, root: string, paths: ReadonlySet<string>) => boolean>> = {
  'inside-root': ({ pointer, value }, root, paths) =>
    paths.has(pointer) && (!value.includes(`${root}/`) || value.split('/').includes('..')),
  'date-exists': ({ value }) => isNoDate(value),
  'zone-present': ({ value }) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value) && !/(Z|[+-]\d{2}:?\d{2})$/i.test(value),
};

/** The first check of the submission that refuses the arguments; undefined where all let them through. */
export function refusing(exercise: Exercise, submission: Json, args: JsonObject): string | undefined {
  const checks = own(submission, 'serverChecks');
  const root = own(exercise.scenario, 'root');
  const paths = pathPlaces(exercise, submission);
  return (Array.isArray(checks) ? checks : [])
    .filter((check) => typeof check === 'string')
    .find((check) => leaves(args).some((leaf) => refuses[check]?.(leaf, typeof root === 'string' ? root : '', paths) === true));
}
