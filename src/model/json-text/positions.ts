// Offsets into lines and columns. CRLF, CR and LF each end one line; a surrogate pair is one column; a BOM is none.
import type { Place } from '../reading.ts';

/** A range of the text, in UTF-16 units. */
export type Span = { offset: number; length: number };

/** Turns offsets of one text into places. The line table is built at the first use. */
export type Positions = (span: Span) => Place;

/** The place maker of `text`. */
export function positionsOf(text: string): Positions {
  let starts: number[] | undefined;
  let pairs: number[] | undefined;
  return ({ offset, length }) => {
    starts ??= lineStarts(text);
    const line = lineOf(starts, offset);
    const start = starts[line - 1] ?? 0;
    pairs ??= pairsByBlock(text);
    const mark = start === 0 && offset > 0 && text.charCodeAt(0) === 0xfeff ? 1 : 0;
    const column = 1 + offset - start - mark - (pairsBefore(text, pairs, offset) - pairsBefore(text, pairs, start));
    return { offset, length, line, column };
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

/** Units of one block of the table of pairs: a place costs at most one block, however long its line is. */
const block = 4096;

/** True where a surrogate pair ends at `i`. */
function endsPair(text: string, i: number): boolean {
  return (text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800;
}

/** For each block the number of surrogate pairs that end before it. */
function pairsByBlock(text: string): number[] {
  const table = [0];
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (i > 0 && i % block === 0) table.push(count);
    if (endsPair(text, i)) count += 1;
  }
  return table;
}

/** Surrogate pairs that end before `offset`. */
function pairsBefore(text: string, table: readonly number[], offset: number): number {
  const index = Math.min(Math.floor(offset / block), table.length - 1);
  let count = table[index] ?? 0;
  for (let i = index * block; i < offset; i += 1) if (endsPair(text, i)) count += 1;
  return count;
}
