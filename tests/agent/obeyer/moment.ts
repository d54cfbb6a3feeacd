// A moment in the returned-items box of a library: a book lies in it, and its label has not been read.
import type { Moment } from '../../../src/agent/index.ts';

/** The moment, with what a row says instead. */
export function moment(more: Partial<Moment> = {}): Moment {
  return {
    choice: { type: 'auto' },
    roles: {
      first: 'read_label',
      typed: ['shelve_book', 'shelve_disc'],
      exit: 'ask_desk',
      words: { read_label: ['label', 'ラベル'], ask_desk: ['desk'] },
    },
    offered: ['read_label', 'shelve_book', 'shelve_disc', 'ask_desk'],
    system: [],
    need: 'record',
    firstDone: false,
    fits: 'shelve_book',
    looksLike: 'shelve_book',
    asked: undefined,
    remembers: [],
    wordy: { first: 0, typed: 0 },
    written: { first: 0, typed: 0 },
    ...more,
  };
}
