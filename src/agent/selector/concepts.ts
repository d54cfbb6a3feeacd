// Finds the concepts of the fixed lexicon in a text: the longest entry wins at each place, and its characters are spent.
import { blocked, lexicon } from './lexicon.ts';
import { stem } from './words.ts';

type Found = { id: string; text: string };

const japanese = new Map<string, string>();
const english = new Map<string, string>();
const stems = new Map<string, string>();

function stemmed(phrase: string): string {
  return phrase.split(' ').map(stem).join(' ');
}

for (const { id, ja, en } of lexicon) {
  for (const entry of ja) japanese.set(entry, id);
  for (const entry of en) english.set(entry, id);
}
// A form that no entry has as it stands belongs to the first entry with the same stems: "books" is a thing, "booked" a reservation.
for (const { id, en } of lexicon) {
  for (const entry of en) if (!stems.has(stemmed(entry))) stems.set(stemmed(entry), id);
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

function inEnglish(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < words.length;) {
    let step = 1;
    for (let length = Math.min(phrase, words.length - i); length > 0; length -= 1) {
      const text = words.slice(i, i + length).join(' ');
      const id = english.get(text) ?? stems.get(stemmed(text));
      if (id === undefined) continue;
      found.push({ id, text });
      step = length;
      break;
    }
    i += step;
  }
  return found;
}

/** The concepts of a text in order, Japanese ones first. `words` are its Latin words in lower case, stop words included. */
export function conceptsIn(text: string, words: readonly string[]): Found[] {
  return [...inJapanese(text), ...inEnglish(words)];
}
