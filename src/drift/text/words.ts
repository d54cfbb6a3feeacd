// Prose as a set of content words: English words without endings, Japanese as pairs of neighbouring characters.
import { dice, stem } from './names.ts';

const empty: ReadonlySet<string> = new Set(
  (
    'a an the of in on to for from by with and or is are be been was were this that these those it its as at into if when then than ' +
    'you your use used using will can may also not no one all any each which who what how do does tool return get only'
  ).split(' '),
);

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Text with full-width forms made half-width, and every run of white space made one space. */
export function tidy(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** The content words of `text`. */
export function contentWords(text: string): Set<string> {
  const plain = tidy(text).toLowerCase();
  const found = new Set<string>();
  for (const word of plain.match(/[a-z0-9][a-z0-9_]*/g) ?? []) if (!empty.has(word)) found.add(stem(word));
  for (const run of plain.match(japanese) ?? []) {
    const letters = [...run];
    for (let i = 0; i + 1 < letters.length; i += 1) found.add(`${letters[i] ?? ''}${letters[i + 1] ?? ''}`);
  }
  return found;
}

/** How alike two texts are, 0 to 1. */
export function textLikeness(a: string, b: string): number {
  return dice(contentWords(a), contentWords(b));
}
