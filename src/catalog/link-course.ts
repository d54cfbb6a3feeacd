// Checks every cross-reference: lesson, exercise, question, term, part, rule page. An unknown id is a problem with its file and line, and so is anything unused.
import { fail, ok, type Result } from '../model/result.ts';
import type { Course, Lesson } from './course.ts';
import { orderMap } from './order-map.ts';
import { linkSources } from './link-sources.ts';
import { problem, type Problem } from './problem.ts';
import type { Options, Pieces } from './pieces.ts';
import type { LessonFile } from './read-lesson.ts';

/** Links the pieces, or says what does not fit together. */
export function linkCourse(pieces: Pieces, options: Options): Result<Course, Problem[]> {
  const lessons = oneLesson(pieces.lessons);
  const problems = [
    ...linkLessons(pieces),
    ...linkExercises(pieces),
    ...linkRules(pieces, options),
    ...linkSources(pieces),
    ...unused(pieces),
  ];
  const map = orderMap(pieces.parts.data.value, lessons, pieces.exercises);
  const placed = map.flatMap(({ stops }) => stops);
  for (const { folder, exercise, lineOf } of pieces.exercises) {
    if (placed.some(({ key }) => key === `exercise:${exercise.id}`)) continue;
    problems.push(
      problem(
        `${folder}/exercise.yaml`,
        lineOf(['kind']),
        'This exercise has no place on the map.',
        'Name its lesson, or list its kind under a part in content/parts.yaml.',
      ),
    );
  }
  if (problems.length > 0) return fail(problems);
  const inOrder = (key: string): number => placed.findIndex((stop) => stop.key === key);
  const values = <T>(from: ReadonlyMap<string, { data: { value: T } }>): Map<string, T> =>
    new Map([...from].map(([id, { data }]) => [id, data.value]));
  return ok({
    map,
    lessons: lessons.toSorted((a, b) => inOrder(`lesson:${a.slug}`) - inOrder(`lesson:${b.slug}`)),
    exercises: pieces.exercises.toSorted((a, b) => inOrder(`exercise:${a.exercise.id}`) - inOrder(`exercise:${b.exercise.id}`)),
    questions: values(pieces.questions),
    rules: values(pieces.rules),
    glossary: new Map(Object.entries(pieces.glossary.data.value)),
    selfChecks: values(pieces.selfChecks),
    sources: new Map(Object.entries(pieces.sources.data.value)),
  });
}

/** The Japanese file is the lesson; another language adds itself to it. */
function oneLesson(files: readonly LessonFile[]): Lesson[] {
  return files
    .filter(({ locale }) => locale === 'ja')
    .map(({ slug, head, questions, cites }) => ({
      slug,
      head,
      questions: questions.map(({ id }) => id),
      cites: [...new Set(cites.map(({ id }) => id))],
      locales: files.filter((file) => file.slug === slug).map(({ locale }) => locale),
    }));
}

function linkLessons({ lessons, exercises, questions, parts, glossary }: Pieces): Problem[] {
  return lessons.flatMap(({ file, slug, locale, head, lineOf, questions: asked, terms }) => {
    const found: Problem[] = [];
    if (locale !== 'ja' && !lessons.some((other) => other.slug === slug && other.locale === 'ja')) {
      found.push(problem(file, 1, 'The Japanese lesson is missing.', `Write content/lessons/${slug}.ja.mdx.`));
    }
    if (!parts.data.value.some(({ id }) => id === head.part)) {
      found.push(problem(file, lineOf(['part']), `There is no part \`${head.part}\`.`, 'Use an id of content/parts.yaml.'));
    }
    if (
      lessons.some(
        (other) => other.file < file && other.locale === locale && other.head.part === head.part && other.head.order === head.order,
      )
    ) {
      found.push(problem(file, lineOf(['order']), 'Another lesson of this part has the same number.', 'Give it a number of its own.'));
    }
    if (head.exercise !== undefined) {
      const target = exercises.find(({ exercise }) => exercise.id === head.exercise);
      if (target === undefined) {
        found.push(
          problem(file, lineOf(['exercise']), `There is no exercise \`${head.exercise}\`.`, 'Use the name of a folder in exercises/.'),
        );
      } else if (target.exercise.lesson !== slug) {
        found.push(
          problem(
            file,
            lineOf(['exercise']),
            `The exercise \`${head.exercise}\` does not name this lesson.`,
            `Write lesson: ${slug} in its exercise.yaml.`,
          ),
        );
      }
    }
    for (const { id, line } of asked) {
      if (!questions.has(id)) found.push(problem(file, line, `There is no question \`${id}\`.`, `Write content/questions/${id}.yaml.`));
    }
    for (const { id, line } of terms) {
      if (!Object.hasOwn(glossary.data.value, id)) {
        found.push(problem(file, line, `There is no term \`${id}\`.`, 'Add it to content/glossary.yaml.'));
      }
    }
    return found;
  });
}

function linkExercises({ exercises, lessons, questions }: Pieces): Problem[] {
  return exercises.flatMap(({ folder, exercise, lineOf }) => {
    const file = `${folder}/exercise.yaml`;
    const found: Problem[] = [];
    if (exercise.lesson !== undefined && !lessons.some(({ slug }) => slug === exercise.lesson)) {
      found.push(
        problem(file, lineOf(['lesson']), `There is no lesson \`${exercise.lesson}\`.`, 'Use the slug of a file in content/lessons/.'),
      );
    }
    if (exercise.transfer !== undefined && !questions.has(exercise.transfer)) {
      found.push(
        problem(
          file,
          lineOf(['transfer']),
          `There is no question \`${exercise.transfer}\`.`,
          `Write content/questions/${exercise.transfer}.yaml.`,
        ),
      );
    }
    return found;
  });
}

function linkRules({ rules, exercises }: Pieces, { ruleIds }: Options): Problem[] {
  if (ruleIds === undefined || rules.size === 0) return [];
  const known = new Set(ruleIds);
  const missing = ruleIds
    .filter((id) => !rules.has(id))
    .map((id) => problem(`content/rules/${id}.yaml`, 1, 'This rule has no page.', 'Write one by RulePage in src/model/content.ts.'));
  const strange = [...rules]
    .filter(([id]) => !known.has(id))
    .map(([, { file }]) => problem(file, 1, 'The rule table has no such rule.', 'Add it to src/grading/table.ts, or delete this page.'));
  const fails = exercises.flatMap(({ folder, bad }) =>
    bad.flatMap(({ name, answer }) =>
      answer.fails
        .filter((check) => !known.has(check.split('#')[0] ?? ''))
        .map((check) =>
          problem(
            `${folder}/answers/${name}.json`,
            1,
            `\`${check}\` names a rule that does not exist.`,
            'Use a rule of src/grading/table.ts.',
          ),
        ),
    ),
  );
  return [...missing, ...strange, ...fails];
}

function unused({ lessons, exercises, questions, glossary }: Pieces): Problem[] {
  const asked = new Set([
    ...lessons.flatMap((lesson) => lesson.questions.map(({ id }) => id)),
    ...exercises.flatMap(({ exercise }) => exercise.transfer ?? []),
  ]);
  const named = new Set(lessons.flatMap((lesson) => lesson.terms.map(({ id }) => id)));
  return [
    ...[...questions]
      .filter(([id, { data }]) => !asked.has(id) && data.value.title === undefined)
      .map(([, { file }]) => problem(file, 1, 'No lesson or exercise asks this question.', 'Use it, give it a title, or delete it.')),
    ...Object.keys(glossary.data.value)
      .filter((id) => !named.has(id))
      .map((id) => problem(glossary.file, glossary.data.lineOf([id]), `No lesson uses the term \`${id}\`.`, 'Use it, or delete it.')),
  ];
}
