// Sources: every id that a lesson, a question or a self-check names exists, and every source is named by somebody.
import type { Slug } from '../model/ids.ts';
import { problem, type Problem } from './problem.ts';
import type { Pieces } from './pieces.ts';

/** A place that a question or a self-check rests on. */
type Ground = { file: string; line: number; kind: string; id: Slug };

function grounds({ questions, selfChecks }: Pieces): Ground[] {
  return [...questions.values(), ...selfChecks.values()].flatMap(({ file, data }) =>
    data.value.source.split(',').map((place) => {
      const [kind = '', id = ''] = place.trim().split('/');
      return { file, line: data.lineOf(['source']), kind, id };
    }),
  );
}

/** The problems of everything that rests on something. */
export function linkSources(pieces: Pieces): Problem[] {
  const { file: sourcesFile, data } = pieces.sources;
  const known: Readonly<Record<string, (id: string) => boolean>> = {
    lessons: (id) => pieces.lessons.some(({ slug }) => slug === id),
    exercises: (id) => pieces.exercises.some(({ exercise }) => exercise.id === id),
    sources: (id) => Object.hasOwn(data.value, id),
  };
  const rests = grounds(pieces);
  const cited = pieces.lessons.flatMap(({ file, cites }) => cites.map(({ id, line }) => ({ file, line, kind: 'sources', id })));
  const named = new Set([...rests, ...cited].filter(({ kind }) => kind === 'sources').map(({ id }) => id));
  return [
    ...[...rests, ...cited]
      .filter(({ kind, id }) => known[kind]?.(id) !== true)
      .map(({ file, line, kind, id }) =>
        problem(
          file,
          line,
          `There is no \`${kind}/${id}\`.`,
          'Name lessons/<slug>, exercises/<slug>, or sources/<id> of content/sources.yaml.',
        ),
      ),
    ...lessonsOfSelfChecks(pieces, known),
    ...Object.keys(data.value)
      .filter((id) => !named.has(id))
      .map((id) => problem(sourcesFile, data.lineOf([id]), `Nothing rests on the source \`${id}\`.`, 'Cite it, or delete it.')),
  ];
}

function lessonsOfSelfChecks({ selfChecks }: Pieces, known: Readonly<Record<string, (id: string) => boolean>>): Problem[] {
  return [...selfChecks.values()].flatMap(({ file, data: { value, lineOf } }) => {
    const found: Problem[] = [];
    if (known['lessons']?.(value.lesson) !== true) {
      found.push(
        problem(file, lineOf(['lesson']), `There is no lesson \`${value.lesson}\`.`, 'Use the slug of a file in content/lessons/.'),
      );
    }
    if (value.exercise !== undefined && known['exercises']?.(value.exercise) !== true) {
      found.push(
        problem(file, lineOf(['exercise']), `There is no exercise \`${value.exercise}\`.`, 'Use the name of a folder in exercises/.'),
      );
    }
    return found;
  });
}
