// A line diff of two small texts: what is common at both ends is cut off, the rest is compared by longest common subsequence.

/** A stretch of lines that are in both texts, only in the earlier one, or only in the later one. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; lines: string[] };

/** Cells of the table beyond which the middle is given as removed and added whole. */
const most = 4_000_000;

function push(parts: DiffPart[], kind: DiffPart['kind'], line: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.lines.push(line);
  else parts.push({ kind, lines: [line] });
}

/** Length of the longest common subsequence of the two tails, for every pair of tails. */
function table(a: readonly string[], b: readonly string[]): Uint32Array {
  const width = b.length + 1;
  const cells = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      cells[i * width + j] =
        a[i] === b[j]
          ? (cells[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(cells[(i + 1) * width + j] ?? 0, cells[i * width + j + 1] ?? 0);
    }
  }
  return cells;
}

function middle(parts: DiffPart[], a: readonly string[], b: readonly string[]): void {
  const width = b.length + 1;
  const cells = a.length * b.length > most ? undefined : table(a, b);
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (cells !== undefined && left !== undefined && left === right) {
      push(parts, 'same', left);
      i += 1;
      j += 1;
    } else if (
      left !== undefined &&
      (right === undefined || cells === undefined || (cells[(i + 1) * width + j] ?? 0) >= (cells[i * width + j + 1] ?? 0))
    ) {
      push(parts, 'removed', left);
      i += 1;
    } else if (right !== undefined) {
      push(parts, 'added', right);
      j += 1;
    }
  }
}

/** The parts of the comparison, in order. Equal texts give one part, or none where both are empty. */
export function lineDiff(earlier: string, later: string): DiffPart[] {
  const a = earlier.split('\n');
  const b = later.split('\n');
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const parts: DiffPart[] = [];
  for (const line of a.slice(0, head)) push(parts, 'same', line);
  middle(parts, a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  for (const line of a.slice(a.length - tail)) push(parts, 'same', line);
  return parts;
}
