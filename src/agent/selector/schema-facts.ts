// What an input schema tells about requests: patterns that may be tried, allowed words, dates.
import type { Parameter } from './parameters.ts';
import { type Tame, tame } from './patterns.ts';

/** A parameter that only takes identifiers of a form. */
export type Slot = { required: boolean; fits: (token: string) => boolean };

/** The facts of one tool's schema. */
export type SchemaFacts = { slots: readonly Slot[]; words: readonly string[]; dates: boolean };

/** A pattern that is not tried, with its place from the tool. */
export type RefusedPattern = { pointer: string; reason: Extract<Tame, { ok: false }>['reason'] };

/** Allowed words that stand in too many requests to tell anything. */
const commonWords = new Set([
  'none',
  'all',
  'other',
  'any',
  'yes',
  'no',
  'true',
  'false',
  'default',
  'auto',
  'その他',
  'すべて',
  '全て',
  'なし',
]);

/** Reads the parameters of one tool. */
export function schemaFacts(parameters: readonly Parameter[]): { facts: SchemaFacts; refused: RefusedPattern[] } {
  const refused: RefusedPattern[] = [];
  const slots: Slot[] = [];
  const words = new Set<string>();
  let dates = false;
  for (const { pointer, required, patterns, words: allowed, formats } of parameters) {
    const tests: ((token: string) => boolean)[] = [];
    for (const source of patterns) {
      const read = tame(source);
      if (read.ok) tests.push(read.test);
      else refused.push({ pointer, reason: read.reason });
    }
    // Several patterns of one parameter are forms of the same thing; one of them is enough.
    if (tests.length > 0) slots.push({ required, fits: (token) => tests.some((test) => test(token)) });
    for (const word of allowed) {
      const plain = word.normalize('NFKC').toLowerCase();
      if (plain.length >= (/^[\p{ASCII}]+$/u.test(plain) ? 3 : 2) && !commonWords.has(plain)) words.add(plain);
    }
    dates ||= formats.some((format) => format === 'date' || format === 'date-time');
  }
  return { facts: { slots, words: [...words], dates }, refused };
}
