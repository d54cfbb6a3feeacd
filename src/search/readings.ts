// The ways to read one query: as typed, in the words of the course, and hiragana as katakana. A page counts by its best reading.
import { houseWords } from './house-words.ts';
import { normal } from './tokens.ts';

/** As typed first, no reading twice. Marks that a JSON Pointer escapes are read as themselves. */
export function readingsOf(query: string): string[] {
  const typed = normal(query).replaceAll('~1', '/').replaceAll('~0', '~');
  // What was put in is not read again: `ユーザー` is not `利用者ー`.
  const [other, house] = [houseWords.map(([word]) => word).join('|'), new Map(houseWords)];
  const ours = typed.replace(new RegExp(other, 'g'), (word) => house.get(word) ?? word);
  const katakana = /^[\p{Script=Hiragana}ー\s]+$/u.test(typed)
    ? typed.replace(/[ぁ-ゖ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))
    : typed;
  return [...new Set([typed, ours, katakana])];
}
