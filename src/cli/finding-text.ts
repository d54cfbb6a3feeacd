// The words of one finding, and of why nothing was graded, as plain text for a terminal.
import type { Coded } from '../model/evidence.ts';
import type { Locale } from '../model/localized.ts';
import type { Reading } from '../model/reading.ts';
import type { Check } from '../model/report.ts';
import { agentWords } from '../words/agent.ts';
import { resultWords } from '../words/bench-result.ts';
import { benchWords } from '../words/bench.ts';
import { findingWords, type FindingText } from '../words/finding-words.ts';
import { readingWords } from '../words/reading.ts';
import type { Catalogue } from '../words/say.ts';
import { fill } from '../words/say.ts';
import { inWords } from '../words/values.ts';
import { say } from './words.ts';

export type { FindingText } from '../words/finding-words.ts';

/** What the bench says around a report: sides, standings, levels, and why nothing was graded. */
export const benchSays: Catalogue = { ...agentWords, ...benchWords, ...resultWords };

/** The sentence of a code, or an empty text where there is none. */
function sentence(words: Catalogue, code: string, params: Coded['params'], locale: Locale): string {
  const template = words[code]?.[locale];
  return template === undefined ? '' : fill(template, inWords(params, locale));
}

/** The words of one check. */
export function findingText({ id, params }: Check, locale: Locale): FindingText {
  return findingWords(id.split('#')[0] ?? id, params, locale);
}

/** Why nothing was graded: the reader's notes with their places, or the code's own sentence. */
export function whyText(why: Coded, reading: Reading, locale: Locale): string {
  const fatal = reading.notes.filter((note) => note.fatal);
  if (fatal.length > 0) {
    return fatal
      .map(
        ({ code, place, params }) =>
          `${say(locale, 'cli.place', { line: place.line, column: place.column })}  ${fill(readingWords[code][locale], params)}`,
      )
      .join('\n');
  }
  return sentence(benchSays, why.code, why.params, locale) || `${why.code} ${JSON.stringify(why.params)}`;
}
