// Seeded noise: the same text gives the same numbers, everywhere.
import { ln } from './numbers.ts';

/** FNV-1a over the UTF-16 code units of a text, 32 bits. */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    state = Math.imul(state ^ (unit & 0xff), 0x01000193);
    state = Math.imul(state ^ (unit >>> 8), 0x01000193);
  }
  return state >>> 0;
}

/** The mulberry32 generator: each call gives a number above 0 and below 1. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
}

/** Standard Gumbel noise from a number between 0 and 1: the largest of totals with such noise follows their softmax. */
export function gumbel(uniform: number): number {
  return -ln(-ln(uniform));
}
