// Offsets into lines and columns. CRLF, CR and LF each end one line; a surrogate pair is one column; a BOM is none.
import type { Place } from '../reading.ts';

/** A range of the text, in UTF-16 units. */
export type Span = { offset: number; length: number };

/** Turns offsets of one text into places. The line table is built at the first use. */
export type Positions = (span: Span) => Place;

/** The place maker of `text`. */
export function positionsOf(text: string): Positions {
  let starts: number[] | undefined;
  return ({ offset, length }) => {
    starts ??= lineStarts(text);
    const line = lineOf(starts, offset);
    const start = starts[line - 1] ?? 0;
    return { offset, length, line, column: columnOf(text, start, offset) };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  return starts;
}

/** 1-based line that holds `offset`, by halving. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

function columnOf(text: string, start: number, offset: number): number {
  let column = 1;
  for (let i = text.charCodeAt(start) === 0xfeff && start === 0 ? 1 : start; i < offset; i += 1) {
    const pair = (text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (pair && i + 1 < offset) i += 1;
    column += 1;
  }
  return column;
}
