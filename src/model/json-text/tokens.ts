// The library's scanner, one token at a time, with what stands there told apart: brackets, strings, words, comments.
import { createScanner } from 'jsonc-parser';
import type { Span } from './positions.ts';

/** Where the library's kinds are numbers, named here: its enum has no run-time form under isolated modules. */
const kind = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  trivia: 15,
  end: 17,
} as const;

/** One token. A `word` is a run up to the next bracket, comma, colon, quote, slash or white space. */
export type Token = Span &
  (
    | { type: '{' | '}' | '[' | ']' | ',' | ':' | 'end' | 'comment' }
    | { type: 'string'; value: string; sound: boolean }
    | { type: 'word'; text: string }
  );

const punctuation: Readonly<Record<number, '{' | '}' | '[' | ']' | ',' | ':'>> = {
  [kind.openBrace]: '{',
  [kind.closeBrace]: '}',
  [kind.openBracket]: '[',
  [kind.closeBracket]: ']',
  [kind.comma]: ',',
  [kind.colon]: ':',
};

/** A function that gives the next token of `text`, `end` for ever after the last. White space is left out. */
export function tokensOf(text: string, start: number): () => Token {
  const scanner = createScanner(text, false);
  scanner.setPosition(start);
  return () => {
    let found: number = scanner.scan();
    while (found === kind.trivia || found === kind.lineBreak) found = scanner.scan();
    const span = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() };
    const error: number = scanner.getTokenError();
    const mark = punctuation[found];
    if (mark !== undefined) return { type: mark, ...span };
    switch (found) {
      case kind.end:
        return { type: 'end', offset: text.length, length: 0 };
      case kind.lineComment:
      case kind.blockComment:
        return { type: 'comment', ...span };
      case kind.string:
        return { type: 'string', ...span, value: scanner.getTokenValue(), sound: error === 0 };
      default: {
        // The scanner ends a number where JSON ends it ("01" is two tokens): take the whole run that a person sees.
        const word = wordAt(text, span.offset, Math.max(1, span.length));
        scanner.setPosition(span.offset + word.length);
        return { type: 'word', offset: span.offset, length: word.length, text: word };
      }
    }
  };
}

function wordAt(text: string, offset: number, atLeast: number): string {
  const run = /[^\s{}[\]",:/]*/y;
  run.lastIndex = offset;
  const found = run.exec(text)?.[0] ?? '';
  return found.length >= atLeast ? found : text.slice(offset, offset + atLeast);
}
