// The order of the map: parts as listed; in a part lessons by their number, each followed by its questions and exercises; then exercises without a lesson.
import type { Part } from '../model/content.ts';
import type { Lesson, MapPart, Stop } from './course.ts';
import type { ExerciseFolder } from './read-exercise.ts';

function exerciseStop({ exercise }: ExerciseFolder): Stop {
  return { kind: 'exercise', key: `exercise:${exercise.id}`, slug: exercise.id, title: exercise.title, minutes: exercise.minutes };
}

function lessonStops(lesson: Lesson, exercises: readonly ExerciseFolder[]): Stop[] {
  const { slug, head, questions } = lesson;
  const own: Stop[] = [{ kind: 'lesson', key: `lesson:${slug}`, slug, title: head.title, minutes: head.minutes }];
  if (questions.length > 0) own.push({ kind: 'questions', key: `questions:${slug}`, lesson: slug, ids: questions });
  const built = exercises.filter(({ exercise }) => exercise.lesson === slug).toSorted(byLevel);
  return [...own, ...built.map(exerciseStop)];
}

function byLevel(a: ExerciseFolder, b: ExerciseFolder): number {
  return a.exercise.level - b.exercise.level || (a.exercise.id < b.exercise.id ? -1 : 1);
}

/** Orders everything. Parts with nothing in them are left out. */
export function orderMap(parts: readonly Part[], lessons: readonly Lesson[], exercises: readonly ExerciseFolder[]): MapPart[] {
  return parts
    .map((part) => {
      const read = lessons.filter(({ head }) => head.part === part.id).toSorted((a, b) => a.head.order - b.head.order);
      const alone = exercises
        .filter(({ exercise }) => exercise.lesson === undefined && part.kinds.includes(exercise.kind))
        .toSorted(byLevel);
      return { part, stops: [...read.flatMap((lesson) => lessonStops(lesson, exercises)), ...alone.map(exerciseStop)] };
    })
    .filter(({ stops }) => stops.length > 0);
}
