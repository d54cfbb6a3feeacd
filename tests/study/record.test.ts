// What the events say about one exercise, whatever order they come in.
import { describe, expect, test } from 'vitest';
import {
  answerEvent,
  draftEvent,
  exerciseRecord,
  exportText,
  hintEvent,
  keptDrafts,
  merge,
  readExport,
  staleDrafts,
} from '../../src/study/index.ts';
import type { ProgressEvent } from '../../src/model/progress.ts';

const weight = { id: 'shipment-weight', revision: 1 };
const stamp = (n: number): { id: string; at: string } => ({
  id: `e${String(n).padStart(3, '0')}`,
  at: `2026-11-30T00:00:${String(n % 60).padStart(2, '0')}.000Z`,
});
const attempt = (n: number, status: 'passed' | 'not-passed'): ProgressEvent => ({
  format: 1,
  ...stamp(n),
  type: 'attempt',
  exercise: 'shipment-weight',
  revision: 1,
  text: `run ${n}`,
  status,
  shape: 'pass',
  job: status === 'passed' ? 'pass' : 'fail',
  fails: [],
});

describe('exerciseRecord', () => {
  const table: { because: string; events: ProgressEvent[]; expected: Partial<ReturnType<typeof exerciseRecord>> }[] = [
    {
      because: 'nothing was done',
      events: [],
      expected: { draft: undefined, hints: 0, answerOpened: false, passed: false, first: undefined },
    },
    {
      because: 'the newest draft counts, not the last one in the list',
      events: [draftEvent(stamp(5), weight, 'new'), draftEvent(stamp(2), weight, 'old')],
      expected: { draft: draftEvent(stamp(5), weight, 'new') },
    },
    {
      because: 'another exercise is another record',
      events: [draftEvent(stamp(1), { id: 'four-failures', revision: 1 }, 'x')],
      expected: { draft: undefined },
    },
    {
      because: 'hints count by the furthest step',
      events: [hintEvent(stamp(1), weight.id, 2), hintEvent(stamp(2), weight.id, 1)],
      expected: { hints: 2 },
    },
    {
      because: 'the pass came first',
      events: [attempt(1, 'passed'), answerEvent(stamp(2), weight.id)],
      expected: { first: 'pass', passed: true, answerOpened: true },
    },
    { because: 'the answer came first', events: [attempt(3, 'passed'), answerEvent(stamp(2), weight.id)], expected: { first: 'answer' } },
    {
      because: 'a run that did not pass decides nothing',
      events: [attempt(1, 'not-passed')],
      expected: { first: undefined, passed: false },
    },
  ];
  test.each(table)('$because', ({ events, expected }) => {
    expect(exerciseRecord(events, weight.id)).toMatchObject(expected);
  });
});

describe('merge', () => {
  const a = draftEvent(stamp(1), weight, 'a');
  const b = draftEvent(stamp(2), weight, 'b');
  const table = [
    { because: 'two devices add up', histories: [[a], [b]], expected: [a, b] },
    { because: 'what both have is there once', histories: [[a, b], [b]], expected: [a, b] },
    { because: 'order of arrival does not matter', histories: [[b], [a]], expected: [a, b] },
    { because: 'an event is never overwritten by another with its id', histories: [[a], [{ ...b, id: a.id }]], expected: [a] },
  ];
  test.each(table)('$because', ({ histories, expected }) => {
    expect(merge(...histories)).toEqual(expected);
  });
});

describe('staleDrafts', () => {
  test('only drafts beyond the newest twenty, never attempts', () => {
    const events = [
      attempt(0, 'passed'),
      ...Array.from({ length: keptDrafts + 3 }, (_, n) => draftEvent(stamp(n + 1), weight, `text ${n}`)),
    ];
    expect(staleDrafts(events, weight.id)).toEqual(['e001', 'e002', 'e003']);
  });
});

describe('the backup file', () => {
  const events = [draftEvent(stamp(2), weight, 'b'), hintEvent(stamp(1), weight.id, 1)];
  const table = [
    { because: 'it reads what it wrote', text: exportText(events), expected: { ok: true, value: events.toReversed() } },
    {
      because: 'an event of a type that is not known yet is kept',
      text: JSON.stringify({ format: 'pokayoke/progress/1', events: [{ id: 'x', at: 'y', type: 'later' }] }),
      expected: { ok: true, value: [{ id: 'x', at: 'y', type: 'later' }] },
    },
    { because: 'not JSON', text: '{', expected: { ok: false, error: 'not-json' } },
    { because: 'somebody else’s JSON', text: '{"events":[]}', expected: { ok: false, error: 'not-progress' } },
    {
      because: 'an event without an id cannot be merged',
      text: '{"format":"pokayoke/progress/1","events":[{"at":"y","type":"draft"}]}',
      expected: { ok: false, error: 'not-progress' },
    },
    {
      because: 'a later format is not guessed at',
      text: '{"format":"pokayoke/progress/2","events":[]}',
      expected: { ok: false, error: 'newer-format' },
    },
  ];
  test.each(table)('$because', ({ text, expected }) => {
    expect(readExport(text)).toEqual(expected);
  });
});
