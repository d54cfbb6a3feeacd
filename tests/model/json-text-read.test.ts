// What can be read is read value-equal, with the place of every value; what is too big or too deep is said, not crashed on.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { join, walk } from '../../src/model/json.ts';
import { defaultLimits, generousLimits, readJson } from '../../src/model/json-text/index.ts';
import { Reading } from '../../src/model/reading.ts';

test.each([
  { text: '{"a": "１２３：（）"}', because: 'full-width characters inside a string are just text' },
  {
    text: '{"__proto__": {"x": 1}, "constructor": 2, "toString": 3, "hasOwnProperty": 4}',
    because: 'names of the prototype are ordinary keys',
  },
  { text: '  [1, -0.5e+2, true, false, null, "\\u3042\\n", {}, []]  ', because: 'every kind of value' },
  { text: '"a"', because: 'a string may stand alone' },
  { text: '{"": {"": 1}}', because: 'an empty key is a key' },
  { text: '{"a//b": "/* c */"}', because: 'a comment inside a string is text' },
])('$because', ({ text }) => {
  const { reading, value } = readJson(text);
  expect(reading).toEqual({ readable: true, notes: [] });
  expect(value).toEqual(JSON.parse(text));
  expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
});

test('"__proto__" is an own key and touches no prototype', () => {
  const { value } = readJson('{"__proto__": {"polluted": true}}');
  expect(Object.keys(value ?? {})).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

const text = '{\r\n  "name": "絵😀文字",\r  "list": [10,\n  {"~/": "z"}]}';

test.each([
  { pointer: '', part: 'value', quote: text, at: [1, 1], because: 'the whole value' },
  { pointer: '/name', part: 'key', quote: '"name"', at: [2, 3], because: 'CRLF is one line end' },
  { pointer: '/name', part: 'value', quote: '"絵😀文字"', at: [2, 11], because: 'the value, not the key' },
  { pointer: '/list', part: 'key', quote: '"list"', at: [3, 3], because: 'CR alone is a line end' },
  { pointer: '/list/0', part: 'value', quote: '10', at: [3, 12], because: 'an item' },
  { pointer: '/list/1/~0~1', part: 'value', quote: '"z"', at: [4, 10], because: 'an escaped pointer' },
  { pointer: '/list/00', part: 'value', quote: undefined, at: undefined, because: 'not an index' },
  { pointer: '/list/2', part: 'value', quote: undefined, at: undefined, because: 'past the end' },
  { pointer: '/name/length', part: 'value', quote: undefined, at: undefined, because: 'strings have no members' },
  { pointer: '/toString', part: 'value', quote: undefined, at: undefined, because: 'only what is written' },
  { pointer: '/list/0', part: 'key', quote: undefined, at: undefined, because: 'an item has no key' },
] as const)('the place of $part "$pointer": $because', ({ pointer, part, quote, at }) => {
  const place = readJson(text).place(pointer, part);
  expect(place === undefined ? undefined : text.slice(place.offset, place.offset + place.length)).toBe(quote);
  expect(place === undefined ? undefined : [place.line, place.column]).toEqual(at);
});

test('a surrogate pair is one column, and a BOM none', () => {
  expect(readJson('["😀", 1]').place('/1')).toMatchObject({ line: 1, column: 7, offset: 7 });
  expect(readJson('\ufeff[1]').place('/0')).toMatchObject({ line: 1, column: 2, offset: 2 });
});

test('the part before a fault has places', () => {
  const { place } = readJson('{"a": [1, 2], "b": tru');
  expect(place('/a/1')).toMatchObject({ column: 11 });
  expect(place('/b')).toBeUndefined();
});

test.each([
  {
    text: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    limits: {},
    code: 'too-deep',
    column: 65,
    params: { limit: 64 },
    because: 'depth 10,000 is a verdict, not a crash',
  },
  {
    text: '{"a":'.repeat(10_000),
    limits: {},
    code: 'too-deep',
    column: 321,
    params: { limit: 64 },
    because: 'also when it is never closed',
  },
  {
    text: `"${'あ'.repeat(21_845)}"`,
    limits: {},
    code: 'too-long',
    column: 1,
    params: { bytes: 65_537, limit: 65_536 },
    because: 'bytes are counted, not characters',
  },
  { text: '[1,2,3]', limits: { values: 3 }, code: 'too-many-values', column: 6, params: { limit: 3 }, because: 'the array counts too' },
])('$code: $because', ({ text: given, limits, code, column, params }) => {
  const note = readJson(given, limits).reading.notes.at(-1);
  expect({ code: note?.code, column: note?.place.column, params: note?.params }).toEqual({ code, column, params });
});

test('exactly at the limits is read', () => {
  expect(readJson(`${'['.repeat(64)}${']'.repeat(64)}`).reading.readable).toBe(true);
  expect(readJson(`"${'x'.repeat(defaultLimits.bytes - 2)}"`).reading.readable).toBe(true);
  expect(readJson(`[${'1,'.repeat(199_999)}1]`, generousLimits).reading.readable).toBe(true);
});

test('every JSON value is read equal, and every value has its place', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(3), (given, indent) => {
      const written = JSON.stringify(given, null, indent);
      const { value, place } = readJson(written);
      expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(written)));
      for (const here of value === undefined ? [] : walk(value)) {
        const found = place(here.pointer);
        expect(JSON.parse(written.slice(found?.offset, (found?.offset ?? 0) + (found?.length ?? 0)))).toEqual(here.value);
      }
    }),
  );
});

test('a damaged text is readable exactly where the standard parser agrees, duplicates apart', () => {
  const damage = fc.tuple(
    fc.jsonValue({ maxDepth: 3 }),
    fc.nat(),
    fc.nat(4),
    fc.constantFrom('', ',', '"', '{', ']', '\\', '0', '.', 'e', ' ', '\n', '/', 't', '-', '：', '\u0000', '\u00a0', '\u2028'),
  );
  fc.assert(
    fc.property(damage, ([given, where, cut, put]) => {
      const whole = JSON.stringify(given);
      const from = where % (whole.length + 1);
      const broken = whole.slice(0, from) + put + whole.slice(from + cut);
      const { reading } = readJson(broken);
      expect(Reading.safeParse(reading).success).toBe(true);
      if (reading.notes.some((note) => ['duplicate-key', 'number-overflow', 'lone-surrogate', 'bom'].includes(note.code))) return;
      expect(reading.readable).toBe(standardReads(broken));
    }),
    { numRuns: 1000 },
  );
});

function standardReads(broken: string): boolean {
  try {
    JSON.parse(broken);
    return true;
  } catch {
    return false;
  }
}

test('pointers of notes lead to the place', () => {
  expect(readJson('{"a": [1, {"b~/c": 01}]}').reading.notes.at(-1)?.pointer).toBe(join('', 'a', 1, 'b~/c'));
});
