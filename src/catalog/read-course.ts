// Reads all files of `content/` and `exercises/` given as text, then links them. Nothing is loaded half: any problem fails the whole.
import { Glossary, Parts, Question, RulePage, SelfCheck, Sources } from '../model/content.ts';
import { fail, type Result } from '../model/result.ts';
import { checkQuestion } from './check-question.ts';
import { checkSelfCheck } from './check-self-check.ts';
import type { Course } from './course.ts';
import { linkCourse } from './link-course.ts';
import type { Options } from './pieces.ts';
import { problem, type Problem } from './problem.ts';
import { readData, type Data, type Schema } from './read-data.ts';
import { readExercise } from './read-exercise.ts';
import { readLesson } from './read-lesson.ts';

/** Reads and links a course. Keys of `files` are paths from the project's root: `content/parts.yaml`, `exercises/a/brief.ja.md`. */
export function readCourse(files: Readonly<Record<string, string>>, options: Options = {}): Result<Course, Problem[]> {
  const problems: Problem[] = [];
  const take = <T>(result: Result<T, Problem[]>): T[] => {
    if (result.ok) return [result.value];
    problems.push(...result.error);
    return [];
  };
  const named = <T>(folder: string, schema: Schema<T>): Map<string, { file: string; data: Data<T> }> =>
    new Map(
      pathsIn(files, folder, '.yaml').flatMap((file) =>
        take(readData(file, files[file] ?? '', schema)).map(
          (data) => [file.slice(folder.length, -'.yaml'.length), { file, data }] as const,
        ),
      ),
    );
  const single = <T>(file: string, schema: Schema<T>): { file: string; data: Data<T> }[] =>
    Object.hasOwn(files, file)
      ? take(readData(file, files[file] ?? '', schema)).map((data) => ({ file, data }))
      : (problems.push(problem(file, 1, 'Is missing.', 'Write it.')), []);

  const questions = named('content/questions/', Question);
  for (const { file, data } of questions.values()) problems.push(...checkQuestion(file, data));
  const selfChecks = named('content/self-checks/', SelfCheck);
  for (const { file, data } of selfChecks.values()) problems.push(...checkSelfCheck(file, data));
  const [parts] = single('content/parts.yaml', Parts);
  const [glossary] = single('content/glossary.yaml', Glossary);
  const [sources] = single('content/sources.yaml', Sources);
  const rules = named('content/rules/', RulePage);
  const lessons = pathsIn(files, 'content/lessons/', '.mdx').flatMap((file) => take(readLesson(file, files[file] ?? '')));
  const exercises = exerciseFolders(files).flatMap(([folder, inside]) => take(readExercise(inside, folder)));
  // What could not be read would be missed everywhere else: links are checked once everything is there.
  if (problems.length > 0 || parts === undefined || glossary === undefined || sources === undefined) return fail(problems);
  return linkCourse({ parts, lessons, exercises, questions, rules, glossary, selfChecks, sources }, options);
}

function pathsIn(files: Readonly<Record<string, string>>, folder: string, extension: string): string[] {
  return Object.keys(files)
    .filter((file) => file.startsWith(folder) && file.endsWith(extension))
    .toSorted();
}

function exerciseFolders(files: Readonly<Record<string, string>>): [string, Record<string, string>][] {
  const folders = new Map<string, Record<string, string>>();
  for (const [file, text] of Object.entries(files)) {
    const match = /^(exercises\/[^/]+)\/(.+)$/.exec(file);
    if (match?.[1] === undefined || match[2] === undefined) continue;
    const inside = folders.get(match[1]) ?? {};
    inside[match[2]] = text;
    folders.set(match[1], inside);
  }
  return [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
