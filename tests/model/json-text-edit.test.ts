// The form's edits: the value changes where it should, and every other byte stays.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equal, walk, withValue, type Json } from '../../src/model/json.ts';
import { appendJson, editJson, readJson } from '../../src/model/json-text/index.ts';

const lines = '{\n  "name": "a" ,\n  "n":  1.0,\n  "list": [\n    1\n  ]\n}\n';

test.each<{ text: string; pointer: string; value: Json | undefined; result: string; because: string }>([
  { text: lines, pointer: '/name', value: 'b', result: lines.replace('"a"', '"b"'), because: 'odd spacing stays' },
  { text: lines, pointer: '/n', value: 1, result: lines, because: '1.0 is 1 already' },
  {
    text: lines,
    pointer: '/x',
    value: true,
    result: '{\n  "name": "a" ,\n  "n":  1.0,\n  "list": [\n    1\n  ],\n  "x": true\n}\n',
    because: 'a new member goes on its own line',
  },
  { text: lines, pointer: '/list/1', value: 2, result: lines.replace('    1\n', '    1,\n    2\n'), because: 'index = length appends' },
  {
    text: lines.replaceAll('\n', '\r\n'),
    pointer: '/x',
    value: 1,
    result: lines.replace('  ]\n', '  ],\n  "x": 1\n').replaceAll('\n', '\r\n'),
    because: 'the line ends of the text',
  },
  { text: '{"a":1,"b":2}', pointer: '/a', value: undefined, result: '{"b":2}', because: 'removal takes the comma' },
  { text: '{"a":1,"b":2}', pointer: '/b', value: undefined, result: '{"a":1}', because: 'removal of the last' },
  { text: '{"a":1}', pointer: '/c', value: undefined, result: '{"a":1}', because: 'nothing to remove' },
  { text: '{}', pointer: '/a/b', value: 1, result: '{"a": {"b":1}}', because: 'missing parents become objects' },
  { text: '{"a":1}', pointer: '', value: [], result: '[]', because: 'the whole value' },
  { text: '{"a":1}', pointer: '/a/b', value: 1, result: '{"a":1}', because: 'a number has no members' },
  { text: '[1]', pointer: '/5', value: 1, result: '[1]', because: 'no holes in arrays' },
  { text: '{"a": 1,}', pointer: '/a', value: 2, result: '{"a": 1,}', because: 'unreadable text is left alone' },
  { text: '\ufeff{"a":1}', pointer: '/a', value: 2, result: '\ufeff{"a":2}', because: 'the BOM stays' },
  { text: '{"__proto__":1}', pointer: '/__proto__', value: 2, result: '{"__proto__":2}', because: 'a name like any other' },
  { text: '{"a~b/c":1}', pointer: '/a~0b~1c', value: 2, result: '{"a~b/c":2}', because: 'escaped pointers' },
])('$because', ({ text, pointer, value, result }) => {
  expect(editJson(text, pointer, value)).toBe(result);
});

test('appending to an array, and to what is none', () => {
  expect(appendJson('{"a": [1]}', '/a', { b: 2 })).toBe('{"a": [1,{"b":2}]}');
  expect(appendJson('{"a": []}', '/a', 1)).toBe('{"a": [1]}');
  expect(appendJson('{"a": 1}', '/a', 2)).toBe('{"a": 1}');
});

test('an edit gives the same value as editing the value', () => {
  const given = fc.record({
    root: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
    pick: fc.nat(),
    put: fc.jsonValue({ maxDepth: 1 }),
    indent: fc.nat(2),
  });
  fc.assert(
    fc.property(given, ({ root, pick, put, indent }) => {
      const before = JSON.parse(JSON.stringify(root)) as Json;
      const value = JSON.parse(JSON.stringify(put)) as Json;
      const places = walk(before);
      const pointer = places[pick % places.length]?.pointer ?? '';
      const after = readJson(editJson(JSON.stringify(before, null, indent), pointer, value)).value;
      expect(after !== undefined && equal(after, withValue(before, pointer, value))).toBe(true);
    }),
  );
});
