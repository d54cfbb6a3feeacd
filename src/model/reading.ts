// Decision 1: what the one JSON reader says about a text. The reader itself is in json-text/.
import * as z from 'zod/mini';
import { Pointer } from './ids.ts';

/** A place in the text: UTF-16 offsets for editors, 1-based line and column (in characters) for people. */
export const Place = z.strictObject({
  offset: z.int().check(z.describe('UTF-16 offset from the start of the text')),
  length: z.int().check(z.describe('UTF-16 length, may be 0')),
  line: z.int().check(z.describe('1-based line')),
  column: z.int().check(z.describe('1-based column, counted in code points')),
});
export type Place = z.infer<typeof Place>;

/** Why a text cannot be read as JSON, or what is odd about a text that can. */
export const ReadingCode = z.enum([
  'bom',
  'comment',
  'trailing-comma',
  'single-quotes',
  'unclosed-string',
  'control-character',
  'bad-escape',
  'expected-value',
  'expected-comma',
  'expected-colon',
  'expected-key',
  'unclosed',
  'extra-content',
  'empty',
  'full-width',
  'bad-number',
  'number-overflow',
  'lone-surrogate',
  'duplicate-key',
  'too-long',
  'too-deep',
  'too-many-values',
  'bad-word',
]);
export type ReadingCode = z.infer<typeof ReadingCode>;

/** One thing the reader noticed. `fatal` ones make the text unreadable; the others are shown and read on. */
export const ReadingNote = z.strictObject({
  code: ReadingCode,
  fatal: z.boolean().check(z.describe('true: the text is unreadable')),
  place: Place,
  pointer: z.optional(Pointer),
  params: z.record(z.string(), z.union([z.string(), z.number()])).check(z.describe('quoted text, limits')),
});
export type ReadingNote = z.infer<typeof ReadingNote>;

/** What reading gave, without the value: kept in the evidence. */
export const Reading = z.strictObject({
  readable: z.boolean().check(z.describe('false: status unreadable, neither passed nor failed')),
  notes: z.array(ReadingNote),
});
export type Reading = z.infer<typeof Reading>;
