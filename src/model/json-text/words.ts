// What a run of characters is that is neither bracket nor double-quoted string: a literal, or a named fault.
import type { ReadingCode } from '../reading.ts';
import type { Json } from '../json.ts';
import type { Span } from './positions.ts';

/** A fault inside a token: code, the exact range, values for the words. */
export type Fault = Span & { code: ReadingCode; params: Record<string, string | number> };

/** What a word turned out to be. `other`: no fault of its own; the grammar names what it expected instead. */
export type WordMeaning = { is: 'value'; value: Json; carried?: string } | { is: 'fault'; fault: Fault } | { is: 'other' };

const literals: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;
const numberLike = /^[-+]?\.?\d/;
// Full-width forms, the ideographic space and stops, corner brackets, and the quotation marks an input method or a word processor makes.
const fullWidth = /[\uff01-\uff5e\u3000-\u3002\u300c-\u300f\u2018\u2019\u201c-\u201f]/;
const fullWidthRun = /[\uff10-\uff19]+|[\uff01-\uff5e\u3000-\u3002\u300c-\u300f\u2018\u2019\u201c-\u201f]/;
const wordLike = /^[-+]?[\p{L}_$]/u;

/** Reads one word. `offset` is where it stands. */
export function readWord(text: string, offset: number): WordMeaning {
  const literal = literals.get(text);
  if (literal !== undefined) return { is: 'value', value: literal };
  if (jsonNumber.test(text)) return readNumber(text, offset);
  const here = (code: ReadingCode): WordMeaning => ({
    is: 'fault',
    fault: { code, offset, length: text.length, params: { found: shorten(text) } },
  });
  if (text.startsWith("'") || text.startsWith('`')) return here('single-quotes');
  if (fullWidth.test(text)) {
    const run = fullWidthRun.exec(text);
    const found = run?.[0] ?? text;
    return { is: 'fault', fault: { code: 'full-width', offset: offset + (run?.index ?? 0), length: found.length, params: { found } } };
  }
  const control = /[\u0000-\u001f\u007f]/.exec(text);
  if (control !== null) return { is: 'fault', fault: controlFault(control[0], offset + control.index) };
  if (numberLike.test(text)) return here('bad-number');
  if (wordLike.test(text)) return here('bad-word');
  return { is: 'other' };
}

function readNumber(text: string, offset: number): WordMeaning {
  const value = Number(text);
  if (!Number.isFinite(value)) {
    return { is: 'fault', fault: { code: 'number-overflow', offset, length: text.length, params: { found: shorten(text) } } };
  }
  // Digits that a double cannot hold change on the way to the server: a long id, or a number too near to zero.
  const whole = /^-?\d+$/.test(text);
  const changed = whole ? BigInt(text) !== BigInt(value) : value === 0 && /[1-9]/.test(text.replace(/[eE].*$/, ''));
  return changed ? { is: 'value', value, carried: whole ? BigInt(value).toString() : '0' } : { is: 'value', value };
}

/** A control character that must be written as an escape. */
export function controlFault(character: string, offset: number): Fault {
  const found = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return { code: 'control-character', offset, length: 1, params: { found } };
}

/** At most 40 characters of quoted text, never cut inside a pair. */
export function shorten(text: string): string {
  const points = Array.from(text.slice(0, 82));
  return points.length > 40 ? `${points.slice(0, 40).join('')}…` : text;
}
