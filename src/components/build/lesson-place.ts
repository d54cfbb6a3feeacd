// Where a lesson stands on the map.
import { partOf, type Lesson, type MapPart } from '../../catalog/index.ts';
import { course } from './course.ts';

/** The part of a lesson, the part's number, and the lesson's place in words: `2-1`. */
export function lessonPlace(lesson: Lesson): { part: MapPart; number: number; here: string; place: string } {
  const here = `lesson:${lesson.slug}`;
  const part = partOf(course, here);
  if (part === undefined) throw new Error(`The lesson ${lesson.slug} stands in no part of the map.`);
  const number = course.map.indexOf(part) + 1;
  const lessons = part.stops.filter(({ kind }) => kind === 'lesson');
  return { part, number, here, place: `${number}-${lessons.findIndex(({ key }) => key === here) + 1}` };
}
