// Small readers of text behind the parts: tokens, differences, numbers, marked lines.
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/ui/Code.tsx';
import { tokensOf } from '../../src/ui/json-tokens.ts';
import { lineDiff } from '../../src/ui/line-diff.ts';
import { numberIn } from '../../src/ui/NumberField.tsx';

describe('tokensOf', () => {
  const table = [
    { because: 'a key is not a string', line: '  "a": "b",', expected: ['-:  ', 'k:"a"', 'p::', '-: ', 's:"b"', 'p:,'] },
    { because: 'escaped quotes stay inside', line: '"a\\"b"', expected: ['s:"a\\"b"'] },
    {
      because: 'numbers and words',
      line: '[-1.5e3, true, null]',
      expected: ['p:[', 'd:-1.5e3', 'p:,', '-: ', 'b:true', 'p:,', '-: ', 'b:null', 'p:]'],
    },
    { because: 'what is not JSON is plain', line: 'POST /mcp', expected: ['-:POST /mcp'] },
    { because: 'an open quotation mark does not run away', line: '"abc', expected: ['-:"abc'] },
  ];
  test.each(table)('$because', ({ line, expected }) => {
    expect(tokensOf(line).map(({ kind, text }) => `${kind ?? '-'}:${text}`)).toEqual(expected);
    expect(
      tokensOf(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  });
});

describe('lineDiff', () => {
  const short = (a: string, b: string): string[] => lineDiff(a, b).map(({ kind, lines }) => `${kind}:${lines.join('|')}`);
  const table = [
    { because: 'equal texts are one part', a: 'x\ny', b: 'x\ny', expected: ['same:x|y'] },
    { because: 'a changed line is removed and added', a: 'a\nb\nc', b: 'a\nB\nc', expected: ['same:a', 'removed:b', 'added:B', 'same:c'] },
    { because: 'an inserted line removes nothing', a: 'a\nc', b: 'a\nb\nc', expected: ['same:a', 'added:b', 'same:c'] },
    {
      because: 'what moved is found once',
      a: 'a\nb\nc\nd',
      b: 'a\nc\nb\nd',
      expected: ['same:a', 'removed:b', 'same:c', 'added:b', 'same:d'],
    },
    { because: 'the same line twice at the end is not counted twice', a: 'x\nx', b: 'x', expected: ['same:x', 'removed:x'] },
  ];
  test.each(table)('$because', ({ a, b, expected }) => {
    expect(short(a, b)).toEqual(expected);
  });
});

describe('numberIn', () => {
  const table = [
    { because: 'plain', text: '12.5', expected: 12.5 },
    { because: 'full-width digits are a slip of the keyboard', text: '１２．５', expected: 12.5 },
    { because: 'spaces around', text: ' -3 ', expected: -3 },
    { because: 'half a number is none', text: '1.', expected: undefined },
    { because: 'a unit is not part of a number', text: '12kg', expected: undefined },
    { because: 'a leading zero is not JSON', text: '012', expected: undefined },
    { because: 'too large to keep', text: '1e999', expected: undefined },
  ];
  test.each(table)('$because', ({ text, expected }) => {
    expect(numberIn(text)).toBe(expected);
  });
});

test('linesOf gives the lines that a range touches', () => {
  expect(linesOf('a\nbc\nd', 2, 4)).toEqual({ from: 1, to: 2 });
});
