// One note of the reader as a sentence. Late: before idle nobody has written anything yet.
import type { Locale } from '../model/localized.ts';
import type { ReadingNote } from '../model/reading.ts';
import { readingWords } from '../words/reading.ts';
import { fill } from '../words/say.ts';

/** What stands there and what to do. */
export function readingSentence(locale: Locale, note: ReadingNote): string {
  return fill(readingWords[note.code][locale], note.params);
}
