// Which patterns of a schema the selector tries: short, flat ones whose cost the house's guard knows. The rest is said to be not simulated.
import { patternGuard } from '../../schema/index.ts';
import { patternLength, patternToken } from './constants.ts';

/** A pattern that may be tried, or why not. */
export type Tame = { ok: true; test: (token: string) => boolean } | { ok: false; reason: 'length' | 'form' | 'guard' | 'anything' };

/** A group, a choice, "." or a look-back outside a character class and without a backslash: not followed here. */
function isFlat(source: string): boolean {
  const plain = source.replace(/\\[^1-9kpPbB]/g, '').replace(/\[[^\]]*\]/g, '');
  return !/[()|.\\]/.test(plain);
}

/** `^(?:A-\d{4})$`, one flat group around the whole, says what `^A-\d{4}$` says. */
function bare(source: string): string {
  const inner = /^\^\((?:\?:)?(.*)\)\$$/.exec(source)?.[1];
  return inner !== undefined && isFlat(inner) ? `^${inner}$` : source;
}

/** Reads a pattern. One that an ordinary word or nothing at all would match tells no tool from another, so it counts as "anything". */
export function tame(written: string): Tame {
  const source = bare(written);
  if (source.length > patternLength) return { ok: false, reason: 'length' };
  if (!isFlat(source)) return { ok: false, reason: 'form' };
  if (patternGuard(source) !== undefined) return { ok: false, reason: 'guard' };
  const expression = new RegExp(source, 'u');
  if (['', 'word', '語'].some((word) => expression.test(word))) return { ok: false, reason: 'anything' };
  return { ok: true, test: (token) => token.length <= patternToken && expression.test(token) };
}
