// A request as the selector reads it: what it says no to is dropped, identifiers are kept apart, each token counts once.
import { readAtMost } from './constants.ts';
import { type Identifier, identifiers, normalize } from './identifiers.ts';
import { type Token, tokenize, weightOf } from './tokens.ts';

/** A request, read. */
export type ReadRequest = {
  /** NFKC, lower case: for looking words up. */
  text: string;
  /** Different tokens with their weights, in order. */
  tokens: readonly (Token & { weight: number })[];
  /** What every share of the words is divided by: 1 and the sum of the weights. */
  norm: number;
  identifiers: readonly Identifier[];
  /** What patterns are tried on: identifiers, long numbers, mail addresses. */
  values: readonly string[];
  /** True where it names a day or a time. */
  dated: boolean;
};

/** "Not this but that": the part before is said no to. From the last comma or full stop. */
const saidNo = /[^、,。.!?\n]*?(?:ではなく|じゃなく)て?、?|\b(?:instead of|rather than)\b[^,.;!?\n]*/gi;
const day =
  /\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,2})?|\d月|\d日|[月火水木金土日]曜|今日|明日|明後日|昨日|今週|来週|先週|今月|来月|先月|\b(?:today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month)|last (?:week|month))\b/i;

/** Reads a request. `concepts` false leaves the lexicon out. */
export function readRequest(request: string, concepts: boolean): ReadRequest {
  const whole = normalize(request.slice(0, readAtMost.request));
  // Who or what it is about often stands before "not": identifiers stay.
  const kept = whole.replace(saidNo, (part) => identifiers(part).map(({ text }) => ` ${text} `).join('')); // prettier-ignore
  const distinct = new Map<string, Token & { weight: number }>();
  for (const found of tokenize(kept, concepts)) {
    if (!distinct.has(found.key)) distinct.set(found.key, { ...found, weight: weightOf(found) });
  }
  const tokens = [...distinct.values()];
  const found = identifiers(whole);
  const values = [...found.map(({ text }) => text), ...(whole.match(/(?<![\w-])\d[\d-]{2,}(?![\w-])|[\w.+-]{1,20}@[\w.-]{1,20}/g) ?? [])];
  return {
    text: kept.toLowerCase(),
    tokens,
    norm: tokens.reduce((sum, { weight }) => sum + weight, 1),
    identifiers: found,
    values: [...new Set(values)],
    dated: day.test(kept),
  };
}
