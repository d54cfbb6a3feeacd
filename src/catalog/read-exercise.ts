// Reads one exercise folder: text in, values out. Cross-references to lessons, questions and rules are checked in link-course.ts.
import * as z from 'zod/mini';
import { BadAnswer, Exercise, GoodAnswer } from '../model/exercise.ts';
import type { Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { answerFiles, starterFile, textFile, textNames, unusedFiles, type TextName } from './exercise-files.ts';
import { splitHints } from './hints.ts';
import { problem, type Problem } from './problem.ts';
import { readData, type Data, type Schema } from './read-data.ts';

/** One answer of the folder. */
export type Answer<T> = {
  /** File name without folder and extension: `good-grams`. */
  name: string;
  answer: T;
};

/** An exercise folder, read and checked by itself. */
export type ExerciseFolder = {
  /** Folder path used in problems: `exercises/shipment-weight`. */
  folder: string;
  exercise: Exercise;
  /** Line of a place in `exercise.yaml`. */
  lineOf: Data<Exercise>['lineOf'];
  /** Markdown. */
  brief: Record<Locale, string>;
  /** Markdown, three steps. */
  hints: Record<Locale, string[]>;
  /** Markdown. */
  debrief: Record<Locale, string>;
  /** The text that the editor opens with. */
  starter: Record<Locale, string>;
  /** `battery.yaml` as it stands; the kind checks it. */
  battery: Json;
  good: Answer<GoodAnswer>[];
  bad: Answer<BadAnswer>[];
};

/** Files of the folder by path inside it (`answers/good-kg.json`). `folder` names it in problems; its last part must be the id. */
export function readExercise(files: Readonly<Record<string, string>>, folder?: string): Result<ExerciseFolder, Problem[]> {
  const problems: Problem[] = [];
  const path = (name: string): string => (folder === undefined ? name : `${folder}/${name}`);

  function text(name: string): string {
    const value = Object.hasOwn(files, name) ? files[name] : undefined;
    if (value !== undefined && value.trim() !== '') return value;
    problems.push(problem(path(name), 1, value === undefined ? 'Is missing.' : 'Is empty.', 'Every exercise has this file: write it.'));
    return '';
  }
  function data<T>(name: string, schema: Schema<T>): Data<T> | undefined {
    const source = text(name);
    if (source === '') return undefined;
    const read = readData(path(name), source, schema);
    if (read.ok) return read.value;
    problems.push(...read.error);
    return undefined;
  }
  function texts(name: TextName): Record<Locale, string> {
    return { ja: text(textFile(name, 'ja')), en: text(textFile(name, 'en')) };
  }
  function hints(locale: Locale, source: string): string[] {
    const split = source === '' ? ok<string[]>([]) : splitHints(path(textFile('hints', locale)), source);
    if (!split.ok) problems.push(...split.error);
    return split.ok ? split.value : [];
  }
  function answers<T>(sort: 'good' | 'bad', schema: Schema<T>): Answer<T>[] {
    return answerFiles(files, sort).flatMap((name) => {
      const read = data(name, schema);
      return read === undefined ? [] : [{ name: name.slice('answers/'.length, -'.json'.length), answer: read.value }];
    });
  }

  const head = data('exercise.yaml', Exercise);
  const [brief, hintTexts, debrief] = [texts(textNames[0]), texts(textNames[1]), texts(textNames[2])];
  const starter = { ja: text(starterFile(files, 'ja')), en: text(starterFile(files, 'en')) };
  const battery = data('battery.yaml', z.json());
  const folderRead = {
    brief,
    debrief,
    starter,
    hints: { ja: hints('ja', hintTexts.ja), en: hints('en', hintTexts.en) },
    good: answers('good', GoodAnswer),
    bad: answers('bad', BadAnswer),
  };
  for (const name of unusedFiles(files)) {
    problems.push(
      problem(path(name), 1, 'Nothing uses this file.', 'Delete it, or give it one of the names in src/catalog/exercise-files.ts.'),
    );
  }
  if (head !== undefined) problems.push(...inside(path('exercise.yaml'), head, folder, folderRead.good));
  if (problems.length > 0 || head === undefined || battery === undefined) return fail(unique(problems));
  return ok({ folder: folder ?? head.value.id, exercise: head.value, lineOf: head.lineOf, battery: battery.value, ...folderRead });
}

function inside(
  file: string,
  { value, lineOf }: Data<Exercise>,
  folder: string | undefined,
  good: readonly Answer<GoodAnswer>[],
): Problem[] {
  const found: Problem[] = [];
  if (folder !== undefined && folder.split('/').at(-1) !== value.id) {
    found.push(
      problem(file, lineOf(['id']), `The id \`${value.id}\` is not the folder's name.`, 'Ids are permanent: name the folder like the id.'),
    );
  }
  if (!good.some(({ name }) => name === value.worked.answer)) {
    found.push(
      problem(
        file,
        lineOf(['worked', 'answer']),
        `There is no answer \`answers/${value.worked.answer}.json\`.`,
        'Name a good answer, without folder and extension.',
      ),
    );
  }
  return found;
}

/** A shared starter is read once for each language; say it once. */
function unique(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((item) => [`${item.file}:${item.line}:${item.what}`, item]));
  return [...seen.values()];
}
