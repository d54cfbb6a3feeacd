// How wide a label is and where it breaks. Estimates lie on the wide side: a box is drawn before any browser has seen its text.

const narrow = new Set("iljtfrI1.,:;'|!()[]{} ");
const broad = new Set('mwMW@%');
/** What must not begin a line, and what must not end one. */
const notFirst = new Set('、。，．・：；！？」』）】〕ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々%');
const notLast = new Set('「『（【〔');

function share(letter: string): number {
  if (letter > '\u02ff') return 1;
  if (narrow.has(letter)) return 0.4;
  if (broad.has(letter)) return 0.92;
  return /[A-Z]/.test(letter) ? 0.72 : 0.62;
}

/** Width of a text at a letter size, in the same unit. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + share(letter), 0) * size;
}

const hiragana = /^[ぁ-んー]$/;
const latin = /^[\u0021-\u02ff]$/;

/** Whether a line may break between two letters; `gently`: only where a phrase begins, as far as letters show it. */
function breaks(before: string, after: string, gently: boolean): boolean {
  if (before === ' ') return true;
  if (after === ' ' || notFirst.has(after) || notLast.has(before)) return false;
  if (latin.test(before) && latin.test(after)) return false;
  if (!gently || '、。：・！？'.includes(before) || notLast.has(after)) return true;
  return !hiragana.test(after) && (hiragana.test(before) || '）」'.includes(before) || latin.test(before) !== latin.test(after));
}

function pieces(text: string, gently: boolean): string[] {
  const found: string[] = [];
  let last = '';
  for (const letter of text) {
    if (last === '' || breaks(last, letter, gently)) found.push(letter);
    else found.push((found.pop() ?? '') + letter);
    last = letter;
  }
  return found;
}

function greedy(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  const parts = pieces(text, true).flatMap((part) => (widthOf(part.trimEnd(), size) > width ? pieces(part, false) : [part]));
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf((last + part).trimEnd(), size) <= width) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** The lines of a label within a width, as even as can be, broken between phrases where that works. A word that is wider stays whole. */
export function wrap(text: string, width: number, size: number): string[] {
  const label = text.trim();
  let lines = label === '' ? [] : greedy(label, width, size);
  // Evening out must not divide a phrase that is whole so far.
  const phrases = pieces(label, true).map((part) => widthOf(part.trimEnd(), size));
  const least = Math.max(0, ...phrases.filter((one) => one <= width));
  for (let less = width - size / 2; lines.length > 1 && less >= least; less -= size / 2) {
    const closer = greedy(label, less, size);
    if (closer.length > lines.length) break;
    lines = closer;
  }
  return lines;
}

/** Width of the widest line. */
export function widest(lines: readonly string[], size: number): number {
  return Math.max(0, ...lines.map((line) => widthOf(line, size)));
}
