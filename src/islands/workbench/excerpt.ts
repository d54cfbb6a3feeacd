// A few lines of a text around a range, cut so that a file in one line, too, can be read. Pure.

/** Lines to show, the number of the first one, and which of them the range touches (indices into `lines`). */
export type Excerpt = { lines: string[]; first: number; from: number; to: number };

const before = 2;
const most = 14;
const width = 200;

function cut(line: string, start: number): string {
  const from = line.length <= width ? 0 : Math.max(0, Math.min(start - 60, line.length - width));
  return `${from > 0 ? '…' : ''}${line.slice(from, from + width)}${from + width < line.length ? '…' : ''}`;
}

/** The excerpt around `offset`. */
export function excerptOf(text: string, { offset, length }: { offset: number; length: number }): Excerpt {
  const end = offset + Math.max(0, length - 1);
  let start = text.lastIndexOf('\n', offset - 1) + 1;
  let first = text.slice(0, start).split('\n').length;
  const column = offset - start;
  let from = 0;
  while (from < before && start > 0) {
    start = text.lastIndexOf('\n', start - 2) + 1;
    first -= 1;
    from += 1;
  }
  const lines: string[] = [];
  let at = start;
  let to = from;
  while (lines.length < most && at <= text.length) {
    const stop = text.indexOf('\n', at);
    const line = text.slice(at, stop === -1 ? text.length : stop);
    if (at <= end) to = lines.length;
    else if (lines.length > to + before) break;
    lines.push(cut(line, lines.length === from ? column : 0));
    if (stop === -1) break;
    at = stop + 1;
  }
  return { lines, first, from, to };
}
