// Every fault by the text that shows it: the code, the exact place, and the fatal one last.
import { expect, test } from 'vitest';
import { readJson } from '../../src/model/json-text/index.ts';

type Row = {
  text: string;
  code: string;
  at: [line: number, column: number];
  length: number;
  params?: Record<string, string | number>;
  pointer?: string;
  because: string;
};

const fatal: Row[] = [
  { text: '', code: 'empty', at: [1, 1], length: 0, because: 'nothing was written yet' },
  { text: ' \n ', code: 'empty', at: [2, 2], length: 0, because: 'white space is nothing' },
  { text: '{"a": 1} // x', code: 'comment', at: [1, 10], length: 4, because: 'JSON has no comments' },
  { text: '[/* a */1]', code: 'comment', at: [1, 2], length: 7, because: 'JSON has no block comments' },
  { text: '[/* a', code: 'comment', at: [1, 2], length: 4, because: 'an unfinished comment is a comment' },
  { text: '{"a": 1,}', code: 'trailing-comma', at: [1, 8], length: 1, because: 'the comma is the fault, not the brace' },
  { text: '[1,\n]', code: 'trailing-comma', at: [1, 3], length: 1, because: 'the comma stands on the line before' },
  { text: "{'a': 1}", code: 'single-quotes', at: [1, 2], length: 3, because: 'JavaScript habits' },
  { text: '{"a": `b`}', code: 'single-quotes', at: [1, 7], length: 3, because: 'a template literal is not a string' },
  { text: '{"a": "b}', code: 'unclosed-string', at: [1, 7], length: 3, because: 'the opening quote is the place' },
  { text: '{"a": "b\nc"}', code: 'unclosed-string', at: [1, 7], length: 2, because: 'a string cannot run over a line end' },
  { text: '"a\\', code: 'unclosed-string', at: [1, 1], length: 3, because: 'the text ends inside the string' },
  { text: '"a\u0000b"', code: 'control-character', at: [1, 3], length: 1, params: { found: 'U+0000' }, because: 'NUL must be escaped' },
  { text: '"a\tb"', code: 'control-character', at: [1, 3], length: 1, params: { found: 'U+0009' }, because: 'a tab must be escaped' },
  { text: '[\u0000]', code: 'control-character', at: [1, 2], length: 1, params: { found: 'U+0000' }, because: 'NUL outside a string' },
  { text: '"\\x41"', code: 'bad-escape', at: [1, 2], length: 2, params: { found: '\\x' }, because: 'no \\x in JSON' },
  { text: '"ok \\u12g4"', code: 'bad-escape', at: [1, 5], length: 4, params: { found: '\\u12' }, because: 'four hex digits' },
  { text: '"\\😀"', code: 'bad-escape', at: [1, 2], length: 3, because: 'a pair stays whole' },
  { text: '{"a" 1}', code: 'expected-colon', at: [1, 5], length: 0, params: { found: '1' }, because: 'the place is after the key' },
  { text: '{"a"；1}', code: 'full-width', at: [1, 5], length: 1, params: { found: '；' }, because: 'an input method left on' },
  { text: '{"a"：1}', code: 'full-width', at: [1, 5], length: 1, params: { found: '：' }, because: 'a full-width colon' },
  {
    text: '{"a": １２}',
    code: 'full-width',
    at: [1, 7],
    length: 2,
    params: { found: '１２' },
    because: 'full-width digits are quoted whole',
  },
  { text: '{"a": 1２}', code: 'full-width', at: [1, 8], length: 1, params: { found: '２' }, because: 'one full-width digit among others' },
  { text: '{“a”: 1}', code: 'full-width', at: [1, 2], length: 1, params: { found: '“' }, because: 'curly quotes from a word processor' },
  { text: '{\u3000"a": 1}', code: 'full-width', at: [1, 2], length: 1, params: { found: '\u3000' }, because: 'an ideographic space' },
  { text: '[1、2]', code: 'full-width', at: [1, 3], length: 1, params: { found: '、' }, because: 'an ideographic comma' },
  { text: '[True]', code: 'bad-word', at: [1, 2], length: 4, params: { found: 'True' }, because: 'Python' },
  { text: '[None]', code: 'bad-word', at: [1, 2], length: 4, because: 'Python' },
  { text: '[undefined]', code: 'bad-word', at: [1, 2], length: 9, because: 'JavaScript' },
  { text: '[NaN, 1]', code: 'bad-word', at: [1, 2], length: 3, because: 'not a JSON number' },
  { text: '[-Infinity]', code: 'bad-word', at: [1, 2], length: 9, because: 'not a JSON number' },
  { text: '[はい]', code: 'bad-word', at: [1, 2], length: 2, because: 'a word without quotes' },
  { text: '[01]', code: 'bad-number', at: [1, 2], length: 2, params: { found: '01' }, because: 'no leading zero' },
  { text: '[.5]', code: 'bad-number', at: [1, 2], length: 2, because: 'a digit must stand before the point' },
  { text: '[+1]', code: 'bad-number', at: [1, 2], length: 2, because: 'no plus sign' },
  { text: '[1.]', code: 'bad-number', at: [1, 2], length: 2, because: 'a digit must follow the point' },
  { text: '[1e]', code: 'bad-number', at: [1, 2], length: 2, because: 'a digit must follow the e' },
  { text: '[0x1F]', code: 'bad-number', at: [1, 2], length: 4, because: 'no hexadecimal' },
  { text: '[12kg]', code: 'bad-number', at: [1, 2], length: 4, because: 'a unit glued to a number' },
  { text: '[1_000]', code: 'bad-number', at: [1, 2], length: 5, because: 'no digit separators' },
  { text: '{"a": 1e400}', code: 'number-overflow', at: [1, 7], length: 5, pointer: '/a', because: 'it would become Infinity' },
  {
    text: '{"a": 1,\n "a": 2}',
    code: 'duplicate-key',
    at: [2, 2],
    length: 3,
    pointer: '/a',
    params: { key: 'a', firstLine: 1, firstColumn: 2, firstOffset: 1 },
    because: 'readers keep different ones',
  },
  { text: '{"\\u0061": 1, "a": 2}', code: 'duplicate-key', at: [1, 15], length: 3, because: 'the same key in two spellings' },
  { text: '{"__proto__": 1, "__proto__": 2}', code: 'duplicate-key', at: [1, 18], length: 11, because: 'a name like any other' },
  { text: '{a: 1}', code: 'expected-key', at: [1, 2], length: 1, params: { found: 'a' }, because: 'an unquoted key' },
  { text: '{1: 1}', code: 'expected-key', at: [1, 2], length: 1, because: 'a number is no key' },
  { text: '{"a": 1, , "b": 2}', code: 'expected-key', at: [1, 10], length: 1, because: 'two commas' },
  { text: '[1, , 2]', code: 'expected-value', at: [1, 5], length: 1, params: { found: ',' }, because: 'two commas' },
  { text: '{"a": }', code: 'expected-value', at: [1, 7], length: 1, because: 'no value' },
  { text: '[-]', code: 'expected-value', at: [1, 2], length: 1, because: 'a sign alone is no value' },
  { text: '[\u00a01]', code: 'expected-value', at: [1, 2], length: 2, because: 'a no-break space is not JSON white space' },
  { text: '[1 2]', code: 'expected-comma', at: [1, 3], length: 0, params: { found: '2' }, because: 'the place is where the comma belongs' },
  { text: '{"a": 1\n "b": 2}', code: 'expected-comma', at: [1, 8], length: 0, because: 'the end of the line before' },
  {
    text: '{"a": [1, 2}',
    code: 'unclosed',
    at: [1, 7],
    length: 1,
    params: { open: '[', found: '}' },
    because: 'the bracket that stays open',
  },
  { text: '{"a": {"b": 1}', code: 'unclosed', at: [1, 1], length: 1, params: { open: '{' }, because: 'the outer one stays open' },
  { text: '{"a"', code: 'unclosed', at: [1, 1], length: 1, because: 'the text ends after a key' },
  { text: '{} {}', code: 'extra-content', at: [1, 4], length: 2, because: 'two values' },
  { text: '{}}', code: 'extra-content', at: [1, 3], length: 1, because: 'one bracket too many' },
  { text: '["\ud83d"]', code: 'lone-surrogate', at: [1, 3], length: 1, because: 'it cannot be stored as UTF-8' },
];

test.each(fatal)('$code: $because ($text)', ({ text, code, at, length, params, pointer }) => {
  const { reading, value } = readJson(text);
  const last = reading.notes.at(-1);
  expect(value).toBeUndefined();
  expect(reading.readable).toBe(false);
  expect(reading.notes.filter((note) => note.fatal)).toEqual([last]);
  expect({ code: last?.code, line: last?.place.line, column: last?.place.column, length: last?.place.length }).toEqual({
    code,
    line: at[0],
    column: at[1],
    length,
  });
  if (params !== undefined) expect(last?.params).toMatchObject(params);
  if (pointer !== undefined) expect(last?.pointer).toBe(pointer);
});

test.each([
  { text: '\ufeff{"a": 1}', code: 'bom', because: 'a byte order mark is read over' },
  { text: '["\\ud83d"]', code: 'lone-surrogate', because: 'as an escape it is carried unchanged' },
  { text: '["\\ude00\\ud83d"]', code: 'lone-surrogate', because: 'the halves in the wrong order' },
  { text: '[12345678901234567890]', code: 'number-overflow', because: 'the digits change on the way' },
  { text: '[1e-400]', code: 'number-overflow', because: 'it becomes zero' },
])('not fatal: $code: $because', ({ text, code }) => {
  const { reading } = readJson(text);
  expect(reading.readable).toBe(true);
  expect(reading.notes.map((note) => ({ code: note.code, fatal: note.fatal }))).toEqual([{ code, fatal: false }]);
});

test('at most 20 notes, and the fatal one is among them', () => {
  const many = Array.from({ length: 50 }, () => '"\\ud83d"').join(',');
  expect(readJson(`[${many}]`).reading.notes).toHaveLength(20);
  const { notes } = readJson(`[${many},]`).reading;
  expect([notes.length, notes.at(-1)?.code]).toEqual([20, 'trailing-comma']);
});
