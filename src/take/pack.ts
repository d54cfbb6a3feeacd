// A submission and its examples as one file. A page enters here: the judge, which made the examples, stays in the worker.
import { readJson } from '../model/json-text/index.ts';
import type { Example } from './examples.ts';
import { filesOf, projectName, type ProjectOptions } from './files.ts';
import { handedIn } from './handed-in.ts';
import { zipOf } from './zip.ts';

/**
 * The project as a zip file; undefined where the submission has no definitions.
 * @param examples what `examplesOf` gave for this submission, as JSON text
 */
export function packed(submission: string, examples: string, options: ProjectOptions): Uint8Array<ArrayBuffer> | undefined {
  const given = handedIn(readJson(submission).value);
  if (given === undefined) return undefined;
  return zipOf(filesOf(given.tools, JSON.parse(examples) as Example[], options), projectName(options.name));
}
