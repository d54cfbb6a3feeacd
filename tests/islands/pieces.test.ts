// Small pieces of the bench: the key, edits of the text, marks.
import { describe, expect, test } from 'vitest';
import { editedText, renamedText } from '../../src/islands/edit-text.ts';
import { marksOf } from '../../src/islands/marks.ts';
import { emptyRecord } from '../../src/islands/bench-state.ts';
import { isRunKey, type KeyFacts } from '../../src/islands/run-key.ts';
import type { LabOutcome } from '../../src/runner/browser.ts';

const enter: KeyFacts = { key: 'Enter', keyCode: 13, isComposing: false, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

describe('isRunKey', () => {
  const table: { because: string; event: KeyFacts; expected: boolean }[] = [
    { because: 'Ctrl+Enter', event: enter, expected: true },
    { because: 'Cmd+Enter', event: { ...enter, ctrlKey: false, metaKey: true }, expected: true },
    { because: 'Enter alone is a new line', event: { ...enter, ctrlKey: false }, expected: false },
    { because: 'a conversion is going on', event: { ...enter, isComposing: true }, expected: false },
    { because: 'the Enter that confirms a conversion, where only the key code tells', event: { ...enter, keyCode: 229 }, expected: false },
    { because: 'another key', event: { ...enter, key: 'a' }, expected: false },
  ];
  test.each(table)('$expected: $because', ({ event, expected }) => {
    expect(isRunKey(event)).toBe(expected);
  });
});

describe('editedText', () => {
  const text = '{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}';
  const table = [
    { because: 'a plain value stays where it is', pointer: '/a', value: 5, expected: '{\n  "a": 5,\n  "b": {\n    "c": 2\n  }\n}' },
    {
      because: 'a value with parts is laid out like its surroundings',
      pointer: '/a',
      value: { x: 1 },
      expected: '{\n  "a": {\n    "x": 1\n  },\n  "b": {\n    "c": 2\n  }\n}',
    },
    {
      because: 'a short list stays on its line',
      pointer: '/a',
      value: ['x', 'y'],
      expected: '{\n  "a": ["x","y"],\n  "b": {\n    "c": 2\n  }\n}',
    },
  ];
  test.each(table)('$because', ({ pointer, value, expected }) => {
    expect(editedText(text, pointer, value)).toBe(expected);
  });
  test('a text that cannot be read is left alone', () => {
    expect(editedText('{', '/a', 1)).toBe('{');
  });
});

describe('renamedText', () => {
  const table = [
    { because: 'only the key changes', pointer: '/a', key: 'weight_kg', expected: '{ "weight_kg": 1, "b": 2 }' },
    { because: 'quotes are escaped', pointer: '/b', key: 'x"y', expected: '{ "a": 1, "x\\"y": 2 }' },
    { because: 'nothing stands there', pointer: '/c', key: 'x', expected: '{ "a": 1, "b": 2 }' },
  ];
  test.each(table)('$because', ({ pointer, key, expected }) => {
    expect(renamedText('{ "a": 1, "b": 2 }', pointer, key)).toBe(expected);
  });
});

describe('marksOf', () => {
  const text = '{ "a": "x", "b": 2 }';
  const outcome = {
    evidence: { submission: { text } },
    report: {
      checks: [
        { status: 'fail', pointer: '/a' },
        { status: 'advice', pointer: '/b' },
        { status: 'pass', pointer: '/a' },
        { status: 'fail', pointer: '/b', holdout: 'range' },
      ],
    },
  } as unknown as LabOutcome;
  const table = [
    { because: 'nothing before a run', state: { outcome: undefined, text }, expected: [] },
    { because: 'findings of this very text, hold-outs apart', state: { outcome, text }, expected: ['"x" true', '2 false'] },
    { because: 'nothing once the text is another', state: { outcome, text: `${text} ` }, expected: [] },
  ];
  test.each(table)('$because', ({ state, expected }) => {
    expect(
      marksOf({ ...state, record: emptyRecord }).map(
        ({ offset, length, blocking }) => `${text.slice(offset, offset + length)} ${String(blocking)}`,
      ),
    ).toEqual(expected);
  });
});
