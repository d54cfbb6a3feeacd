// A text as tokens. Two texts match where they have a token key in common; nothing else is compared.
import { genericFactor, kindWeights } from './constants.ts';
import { conceptsIn } from './concepts.ts';
import { normalize, takeShapes } from './identifiers.ts';
import { isGeneric, isStopWord, stem } from './words.ts';

/** What a token is: a Latin word, a run of Han or Katakana, an identifier shape, a concept, two characters, a number. */
export type TokenKind = keyof typeof kindWeights;

/** One token. `key` is what is compared; it begins with the kind. */
export type Token = { key: string; kind: TokenKind; /** As written in the text, after NFKC. */ text: string; generic: boolean };

const han = '\\p{Script=Han}々〆';
const katakana = 'ァ-ヺー';
const pieces = new RegExp(`[A-Za-z][A-Za-z']*|\\d+(?:[.,]\\d+)*|[${han}]+|[${katakana}]{2,}`, 'gu');
const pair = new RegExp(`(?=([${han}${katakana}])([${han}${katakana}ぁ-ゖ]))`, 'gu');
const startsHan = new RegExp(`^[${han}]`, 'u');
const particle = /[がはをにのでともへや]/;
const longestRun = 6;

function runs(text: string): string[] {
  const signs = [...text];
  if (!startsHan.test(text)) return [text];
  const parts: string[] = [];
  for (let i = 0; i < signs.length; i += longestRun) parts.push(signs.slice(i, i + longestRun).join(''));
  return parts;
}

function token(kind: TokenKind, key: string, text: string): Token {
  return { key: `${kind}:${key}`, kind, text, generic: isGeneric(key) };
}

/** The tokens of a text in order, with repeats. `concepts` false leaves the lexicon out. */
export function tokenize(text: string, concepts = true): Token[] {
  const { shapes, rest } = takeShapes(normalize(text));
  const split = rest.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|_/g, ' ');
  const words: string[] = [];
  const found = shapes.map((shape) => token('shape', shape, shape));
  for (const [piece] of split.matchAll(pieces)) {
    if (/^\d/.test(piece)) found.push(token('number', piece.replaceAll(',', ''), piece));
    else if (/^[A-Za-z]/.test(piece)) {
      const word = piece.toLowerCase();
      words.push(word);
      if (!isStopWord(word)) found.push(token('word', stem(word), word));
    } else found.push(...runs(piece).map((run) => token('run', run, run)));
  }
  for (const [, first = '', second = ''] of split.matchAll(pair)) {
    if (!particle.test(second)) found.push(token('bigram', first + second, first + second));
  }
  if (concepts) found.push(...conceptsIn(split, words).map(({ id, text: written }) => token('concept', id, written)));
  return found;
}

/** Weight of one token in a request: its kind, and whether it says anything. */
export function weightOf({ kind, generic }: Token): number {
  return kindWeights[kind] * (generic ? genericFactor : 1);
}
