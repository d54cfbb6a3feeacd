// Sets of code points as sorted ranges, for asking one question: can two places of a pattern read the same character?
import type { AST } from '@eslint-community/regexpp';

/** Inclusive ranges of code points. */
export type Charset = readonly (readonly [low: number, high: number])[];

/** Every code point. */
export const anything: Charset = [[0, 0x10ffff]];

const lineEnds: Charset = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];
const digits: Charset = [[0x30, 0x39]];
const word: Charset = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
const space: Charset = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** True where some character is in both. */
export function overlap(a: Charset, b: Charset): boolean {
  return a.some(([low, high]) => b.some(([from, to]) => low <= to && from <= high));
}

/** The characters that one element can read. A Unicode property counts as every character: the answer errs on the careful side. */
export function charsetOf(element: AST.Character | AST.CharacterSet | AST.CharacterClass | AST.CharacterClassElement): Charset {
  switch (element.type) {
    case 'Character':
      return [[element.value, element.value]];
    case 'CharacterClassRange':
      return [[element.min.value, element.max.value]];
    case 'CharacterSet':
      return ofSet(element);
    case 'CharacterClass': {
      const union = element.elements.flatMap((inner) => [...charsetOf(inner)]);
      const careful = element.elements.some((inner) => inner.type === 'CharacterSet' && inner.kind === 'property');
      return element.negate ? (careful ? anything : complement(union)) : union;
    }
    case 'ExpressionCharacterClass':
    case 'ClassStringDisjunction':
      return anything;
  }
}

function ofSet(set: AST.CharacterSet): Charset {
  switch (set.kind) {
    case 'any':
      return complement(lineEnds);
    case 'digit':
      return set.negate ? complement(digits) : digits;
    case 'word':
      return set.negate ? complement(word) : word;
    case 'space':
      return set.negate ? complement(space) : space;
    case 'property':
      return anything;
  }
}

function complement(set: Charset): Charset {
  const sorted = set.toSorted((a, b) => a[0] - b[0]);
  const found: [number, number][] = [];
  let next = 0;
  for (const [low, high] of sorted) {
    if (low > next) found.push([next, low - 1]);
    next = Math.max(next, high + 1);
  }
  if (next <= 0x10ffff) found.push([next, 0x10ffff]);
  return found;
}
