// Finds the concepts of the fixed lexicon in a text: the longest entry wins at each place, and its characters are spent.
import { blocked, lexicon } from './lexicon.ts';
import { stem } from './words.ts';

type Found = { id: string; text: string };

const japanese = new Map<string, string>();
const english = new Map<string, string>();
for (const { id, ja, en } of lexicon) {
  for (const entry of ja) japanese.set(entry, id);
  for (const entry of en) english.set(entry.split(' ').map(stem).join(' '), id);
}
for (const entry of blocked) japanese.set(entry, '');
const longest = [...japanese.keys()].reduce((length, entry) => Math.max(length, entry.length), 0);
const phrase = 3;

function inJapanese(text: string): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < text.length;) {
    let step = 1;
    for (let length = Math.min(longest, text.length - i); length > 0; length -= 1) {
      const id = japanese.get(text.slice(i, i + length));
      if (id === undefined) continue;
      if (id !== '') found.push({ id, text: text.slice(i, i + length) });
      step = length;
      break;
    }
    i += step;
  }
  return found;
}

function inEnglish(stems: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < stems.length;) {
    let step = 1;
    for (let length = Math.min(phrase, stems.length - i); length > 0; length -= 1) {
      const text = stems.slice(i, i + length).join(' ');
      const id = english.get(text);
      if (id === undefined) continue;
      found.push({ id, text });
      step = length;
      break;
    }
    i += step;
  }
  return found;
}

/** The concepts of a text in order, Japanese ones first. `stems` are the stems of its Latin words, stop words included. */
export function conceptsIn(text: string, stems: readonly string[]): Found[] {
  return [...inJapanese(text), ...inEnglish(stems)];
}
