// What is taken along: the server of an exercise, as its worked answer has it, or the definitions in a file.
import { basename, extname } from 'node:path';
import { toolsAt } from '../../artefacts/index.ts';
import { isObject, own, type Json } from '../../model/json.ts';
import type { Locale } from '../../model/localized.ts';
import { grade } from '../../runner/grade.ts';
import { handedIn, type HandedIn } from '../../take/index.ts';
import { misused, type Done } from '../command.ts';
import { exerciseIds, readExerciseFolder } from '../project.ts';
import { readDocument } from '../read-document.ts';
import { recorded } from '../serve/replay.ts';
import { say } from '../words.ts';

/** Definitions with a name for their project. */
export type Taken = HandedIn & { name: string };

async function fromExercise(id: string): Promise<Taken | undefined> {
  const folder = readExerciseFolder(id);
  if (!folder.ok) return undefined;
  const { exercise, battery, good } = folder.value;
  const submission = good.find(({ name }) => name === exercise.worked.answer)?.answer.submission;
  if (submission === undefined) return undefined;
  const { evidence } = await grade(JSON.stringify(submission), { exercise, battery });
  const { tools, calls } = recorded(evidence);
  return { name: id, tools, calls };
}

/** The definitions of any file that `check` reads, and of a submission or a stored answer with its calls. */
function inDocument(value: Json): HandedIn {
  const inner = own(value, 'submission') ?? value;
  const alone = isObject(inner) && own(inner, 'inputSchema') !== undefined ? [inner] : [];
  return { tools: toolsAt(inner)?.tools ?? alone, calls: handedIn(inner)?.calls ?? [] };
}

/** The definitions that `from` stands for: an exercise, a file, or `-`. */
export async function taken(from: string, locale: Locale): Promise<Taken | Done> {
  const none = misused(say(locale, 'take.none', { from }));
  if (exerciseIds().includes(from)) {
    const exercise = await fromExercise(from);
    return exercise === undefined || exercise.tools.length === 0 ? none : exercise;
  }
  const document = readDocument(from, locale);
  if ('code' in document) return document;
  const found = inDocument(document.value);
  const named = found.tools.some((tool) => typeof own(tool, 'name') === 'string');
  return named ? { ...found, name: basename(from, extname(from)) } : none;
}
