// Schema evidence: an identifier that fits exactly what a tool takes says more than words.
import { schemaPoints } from './constants.ts';
import type { ReadRequest } from './request.ts';
import type { SchemaFacts } from './schema-facts.ts';

/** What the schema of one tool says about a request. */
export type SchemaScore = { points: number; pattern: boolean; word: boolean };

function mentions(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    // A Latin word inside another word is not mentioned; Japanese has no gaps between words.
    const open = (side: string, edge: string): boolean => !/[a-z0-9]/.test(edge) || !/[a-z0-9]/.test(side);
    if (open(text.charAt(at - 1), word.charAt(0)) && open(text.charAt(at + word.length), word.charAt(word.length - 1))) return true;
  }
  return false;
}

/** Scores one schema. `someSlots`: some tool of the list takes identifiers; where none does, an identifier tells nothing. */
export function scoreSchema(facts: SchemaFacts, request: ReadRequest, someSlots: boolean): SchemaScore {
  let points = 0;
  const matched = new Set<string>();
  for (const value of request.values) {
    const fitting = facts.slots.filter(({ fits }) => fits(value));
    if (fitting.length === 0) continue;
    matched.add(value);
    points += fitting.some(({ required }) => required) ? schemaPoints.requiredPattern : schemaPoints.optionalPattern;
  }
  const unfilled = facts.slots.filter(({ required, fits }) => required && !request.values.some((value) => fits(value))).length;
  points += schemaPoints.unfilledPattern * unfilled;
  if (request.identifiers.length > 0 && matched.size === 0 && someSlots) points += schemaPoints.foreignIdentifier;
  const word = facts.words.some((allowed) => mentions(request.text, allowed));
  if (word) points += schemaPoints.enumValue;
  if (facts.dates && request.dated) points += schemaPoints.dateFormat;
  return { points, pattern: matched.size > 0, word };
}
