// Values that a text lists for a free string: "list, get, create or delete". Examples are no list.
import { tidy } from './words.ts';

const item = String.raw`['"\x60「]?[\p{L}\p{N}_-]{1,40}['"\x60」]?`;
const list = new RegExp(String.raw`${item}(?:\s{0,2}[,、|/]\s{0,2}(?:(?:or|and)\s)?${item}){2,40}`, 'giu');
const example = /(?:e\.g\.|\bexamples?|\bsuch as|\blike|\bfor instance|例|など)\s*[:：]?\s*\(?\s*$/i;

/** The words that `text` lists, three or more in a row. */
export function listedIn(text: string): Set<string> {
  const plain = tidy(text)
    .replace(/,\s+(or|and)\s+/gi, ', ')
    .replace(/(?<=[\p{L}\p{N}'"`])\s+(?:or|and)\s+(?=['"`\p{L}])/giu, ', ');
  const found = new Set<string>();
  for (const match of plain.matchAll(list)) {
    if (example.test(plain.slice(Math.max(0, match.index - 20), match.index))) continue;
    for (const part of match[0].split(/[,、|/]/))
      found.add(
        part
          .replace(/['"`「」]/g, '')
          .trim()
          .toLowerCase(),
      );
  }
  return found;
}

/** True where `value` stood in a list of `before`, and `after` still lists values but does not name it. */
export function withdrawn(value: string, before: string, after: string): boolean {
  const word = value.toLowerCase();
  if (!listedIn(before).has(word) || tidy(after).toLowerCase().includes(word)) return false;
  const [was, is] = [listedIn(before), listedIn(after)];
  return [...is].some((other) => was.has(other));
}
