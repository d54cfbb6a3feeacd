// A short text for a simple regular expression. A guess: the caller validates, and drops what does not fit.

type Piece = { text: string; next: number };

/** A text that most likely matches `pattern`, or undefined for what is not read here (look-around, back references). */
export function samplePattern(pattern: string): string | undefined {
  if (pattern.length > 200 || /\(\?[=!<]|\\[1-9bBpPk]/.test(pattern)) return undefined;
  const found = sequence(pattern, 0, 0);
  return found === undefined || found.next < pattern.length ? undefined : found.text;
}

function sequence(pattern: string, from: number, depth: number): Piece | undefined {
  if (depth > 20) return undefined;
  let text = '';
  let i = from;
  while (i < pattern.length) {
    const letter = pattern[i] ?? '';
    if (letter === ')') break;
    if (letter === '|') return { text, next: endOfGroup(pattern, i) };
    if (letter === '^' || letter === '$') {
      i += 1;
      continue;
    }
    const piece = atom(pattern, i, depth);
    if (piece === undefined) return undefined;
    const times = quantifier(pattern, piece.next);
    text += piece.text.repeat(Math.min(times.count, 64));
    i = times.next;
  }
  return { text, next: i };
}

function endOfGroup(pattern: string, from: number): number {
  let depth = 0;
  for (let i = from; i < pattern.length; i += 1) {
    if (pattern[i] === '\\') i += 1;
    else if (pattern[i] === '(') depth += 1;
    else if (pattern[i] === ')') {
      if (depth === 0) return i;
      depth -= 1;
    }
  }
  return pattern.length;
}

function atom(pattern: string, i: number, depth: number): Piece | undefined {
  const letter = pattern[i] ?? '';
  if (letter === '\\') return { text: escaped(pattern[i + 1] ?? ''), next: i + 2 };
  if (letter === '.') return { text: 'a', next: i + 1 };
  if (letter === '[') return charClass(pattern, i);
  if (letter !== '(') return { text: letter, next: i + 1 };
  const inner = pattern.startsWith('(?:', i) ? i + 3 : i + 1;
  const group = sequence(pattern, inner, depth + 1);
  return group === undefined || pattern[group.next] !== ')' ? undefined : { text: group.text, next: group.next + 1 };
}

function escaped(letter: string): string {
  return { d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', n: '\n', t: '\t' }[letter] ?? letter;
}

function charClass(pattern: string, i: number): Piece | undefined {
  const end = pattern.indexOf(']', i + 2);
  if (end === -1) return undefined;
  const body = pattern.slice(i + 1, end);
  if (body.startsWith('^')) {
    const text = ['a', '1', '-', 'Z'].find((letter) => !body.includes(letter));
    return text === undefined ? undefined : { text, next: end + 1 };
  }
  const first = body.startsWith('\\') ? escaped(body[1] ?? '') : (body[0] ?? '');
  // A digit class that starts at 0 would give numbers like 000.
  return { text: body.startsWith('0-9') ? '1' : first, next: end + 1 };
}

function quantifier(pattern: string, i: number): { count: number; next: number } {
  const match = /^(?:([*+?])|\{(\d+)(?:,\d*)?\})\??/.exec(pattern.slice(i, i + 20));
  if (match === null) return { count: 1, next: i };
  return { count: match[2] === undefined ? (match[1] === '?' ? 0 : 1) : Number(match[2]), next: i + match[0].length };
}
