// The journal for a browser that keeps nothing behaves like the real one, and says that it keeps nothing.
import { expect, test } from 'vitest';
import { hintEvent } from '../../src/study/index.ts';
import { memoryJournal } from '../../src/study/adapters/memory.ts';

const first = hintEvent({ id: 'a', at: '2026-11-30T00:00:00.000Z' }, 'four-failures', 1);
const second = hintEvent({ id: 'b', at: '2026-11-30T00:00:01.000Z' }, 'four-failures', 2);

test('adds, reads, drops, and never claims to have kept anything', async () => {
  const journal = memoryJournal([first]);
  expect(journal.kept).toBe(false);
  expect(await journal.add([second, first])).toBe(false);
  expect(await journal.all()).toEqual([first, second]);
  await journal.drop(['a']);
  expect(await journal.all()).toEqual([second]);
});
