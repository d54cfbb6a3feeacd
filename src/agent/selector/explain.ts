// Why a tool was chosen: the words that counted, and those that met nothing.
import { points } from './numbers.ts';
import type { ReadRequest } from './request.ts';
import type { Score } from './score.ts';
import type { SelectionWord } from './selection.ts';

const shown = 5;

/** The five tokens that moved a tool's total most, strongest first; on a tie, as in the request. */
export function because(request: ReadRequest, { tokens }: Score): SelectionWord[] {
  return tokens
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.token - b.token)
    .slice(0, shown)
    .flatMap(({ token, points: gained, places }): SelectionWord[] => {
      const found = request.tokens[token];
      if (found === undefined) return [];
      const concept = found.kind === 'concept' ? { concept: found.key.slice('concept:'.length) } : {};
      return [{ text: found.text, kind: found.kind, ...concept, points: points(gained), places }];
    });
}

/** Words, runs and identifier shapes of the request that no tool has, in order. A run counts as met where a part or a concept of it is. */
export function unmatched(request: ReadRequest, scores: readonly Score[]): string[] {
  const met = new Set(scores.flatMap(({ tokens }) => tokens.map(({ token }) => token)));
  const texts = request.tokens.filter((_, place) => met.has(place)).map(({ text }) => text);
  return request.tokens
    .filter(({ kind, generic }, place) => !generic && !met.has(place) && (kind === 'word' || kind === 'run' || kind === 'shape'))
    .map(({ text }) => text)
    .filter((text) => !texts.some((other) => other.includes(text) || (text.length > 1 && other.length > 1 && text.includes(other))));
}
