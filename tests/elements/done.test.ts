// What counts as done on the map.
import { expect, test } from 'vitest';
import { doneKeys, isDone, lastKey } from '../../src/elements/done.ts';
import { segments } from '../../src/elements/inline.ts';
import type { ProgressEvent } from '../../src/model/progress.ts';

const head = (id: number): { format: 1; id: string; at: string } => ({ format: 1, id: String(id), at: `2026-11-30T00:00:0${id}.000Z` });
const attempt = (id: number, status: 'passed' | 'not-passed' | 'not-graded' | 'unreadable'): ProgressEvent => ({
  ...head(id),
  type: 'attempt',
  exercise: 'a',
  revision: 1,
  text: '',
  status,
  shape: 'pass',
  job: 'pass',
  fails: [],
});
const answered = (id: number, question: string, correct: boolean): ProgressEvent => ({
  ...head(id),
  type: 'question',
  question,
  revision: 1,
  chosen: [],
  correct,
});

test.each([
  { events: [attempt(1, 'passed')], done: ['exercise:a'], because: 'a pass counts' },
  {
    events: [attempt(1, 'not-passed'), attempt(2, 'not-graded'), attempt(3, 'unreadable')],
    done: [],
    because: 'nothing but a pass counts',
  },
  { events: [attempt(1, 'passed'), attempt(2, 'not-passed')], done: ['exercise:a'], because: 'a later try takes nothing away' },
  {
    events: [answered(1, 'q', false)],
    done: ['question:q'],
    because: 'an answered question is done, right or not: its explanations were read',
  },
  { events: [{ ...head(1), type: 'lesson', lesson: 'l' } as const], done: ['lesson:l'], because: 'a lesson read to its end' },
  { events: [{ ...head(1), type: 'draft', exercise: 'a', revision: 1, text: '' } as const], done: [], because: 'a draft is not done' },
])('$because', ({ events, done }) => {
  expect([...doneKeys(events)]).toEqual(done);
});

test('several questions are done when all are', () => {
  const done = doneKeys([answered(1, 'p', true)]);
  expect(isDone(done, 'questions:l', ['p', 'q'])).toBe(false);
  expect(isDone(done, 'questions:l', ['p'])).toBe(true);
});

test('the latest event says where the reader was', () => {
  const known = new Set(['question:q', 'exercise:a']);
  expect(lastKey([answered(2, 'q', true), attempt(1, 'passed')], known)).toBe('question:q');
  expect(lastKey([answered(2, 'elsewhere', true), attempt(1, 'passed')], known)).toBe('exercise:a');
  expect(lastKey([], known)).toBeUndefined();
});

test.each([
  [
    '`isError` is `true`',
    [
      ['isError', true],
      [' is ', false],
      ['true', true],
    ],
  ],
  ['one ` only', [['one ` only', false]]],
  ['', []],
])('inline code of %j', (text, parts) => {
  expect(segments(text).map(({ text: part, code }) => [part, code])).toEqual(parts);
});
