// The course as one value: everything that was read, and the map that the home page, the catalogue and the lessons share.
import type { Part, Question, RulePage, SelfCheck, Source, Term } from '../model/content.ts';
import type { Exercise } from '../model/exercise.ts';
import type { Locale, Localized } from '../model/localized.ts';
import type { ExerciseFolder } from './read-exercise.ts';
import type { LessonFile } from './read-lesson.ts';

/** A lesson with the languages in which its text exists. */
export type Lesson = {
  slug: string;
  head: LessonFile['head'];
  questions: string[];
  /** Sources that the Japanese text cites, each once, in order. */
  cites: string[];
  locales: Locale[];
};

/** One mark on the map, in the order of reading. `key` is what progress is counted by. */
export type Stop =
  | { kind: 'lesson'; key: string; slug: string; title: Localized; minutes: number }
  | { kind: 'questions'; key: string; lesson: string; ids: string[] }
  | { kind: 'exercise'; key: string; slug: string; title: Localized; minutes: number };

/** A part of the map that has at least one stop. */
export type MapPart = { part: Part; stops: Stop[] };

/** Everything that was read from `content/` and `exercises/`, checked and ordered. */
export type Course = {
  map: MapPart[];
  /** In the order of the map. */
  lessons: Lesson[];
  /** In the order of the map. */
  exercises: ExerciseFolder[];
  questions: ReadonlyMap<string, Question>;
  rules: ReadonlyMap<string, RulePage>;
  glossary: ReadonlyMap<string, Term>;
  selfChecks: ReadonlyMap<string, SelfCheck>;
  /** In the order of `content/sources.yaml`. */
  sources: ReadonlyMap<string, Source>;
};

/** The exercises whose wrong answers break `rule`: where it can be practised. */
export function practised(course: Course, rule: string): Exercise[] {
  return course.exercises
    .filter(({ bad }) => bad.some(({ answer }) => answer.fails.some((check) => check.split('#')[0] === rule)))
    .map(({ exercise }) => exercise);
}

/** The exercises that belong to a lesson, in the order of the map. */
export function exercisesOf(course: Course, lesson: string): Exercise[] {
  return course.exercises.flatMap(({ exercise }) => (exercise.lesson === lesson ? [exercise] : []));
}

/** Questions that stand on the page of questions by themselves, with their ids, in the order of the exam's statements. */
export function scenarios(course: Course): [string, Question & { title: Localized }][] {
  return [...course.questions]
    .flatMap(([id, { title, ...question }]): [string, Question & { title: Localized }][] =>
      title === undefined ? [] : [[id, { ...question, title }]],
    )
    .toSorted(([, a], [, b]) => (a.objective < b.objective ? -1 : a.objective > b.objective ? 1 : 0));
}

/** All stops in order. */
export function stops(course: Course): Stop[] {
  return course.map.flatMap((part) => part.stops);
}

/** The stops before and after a lesson or an exercise; stops of questions are passed over, as they stand in their lesson. */
export function neighbours(course: Course, key: string): { before?: Stop; after?: Stop } {
  const pages = stops(course).filter(({ kind }) => kind !== 'questions');
  const index = pages.findIndex((stop) => stop.key === key);
  const [before, after] = index === -1 ? [] : [pages[index - 1], pages[index + 1]];
  return { ...(before && { before }), ...(after && { after }) };
}

/** The part in which a stop stands. */
export function partOf(course: Course, key: string): MapPart | undefined {
  return course.map.find((part) => part.stops.some((stop) => stop.key === key));
}
