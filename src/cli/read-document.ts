// A file as a JSON value, by the one reader; a file that is no JSON is an outcome of the command, with the place.
import { fill } from '../words/say.ts';
import { readingWords } from '../words/reading.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import type { Reading } from '../model/reading.ts';
import { documentLimits } from '../artefacts/index.ts';
import { misused, type Done } from './command.ts';
import { readInput } from './read-input.ts';

/** `file:line:column  why`, one line for each fault that makes a text unreadable. */
export function readingLines(file: string, reading: Reading, locale: Locale): string[] {
  return reading.notes
    .filter(({ fatal }) => fatal)
    .map(({ code, place, params }) => `${file}:${String(place.line)}:${String(place.column)}  ${fill(readingWords[code][locale], params)}`);
}

/** Reads `file`; `-` is standard input. */
export function readDocument(file: string, locale: Locale): { value: Json } | Done {
  const input = readInput(file, locale);
  if ('code' in input) return input;
  const { value, reading } = readJson(input.text, documentLimits);
  return value === undefined ? misused(...readingLines(file, reading, locale)) : { value };
}
