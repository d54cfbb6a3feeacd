// The journal for a browser that keeps nothing: it works for as long as the page is open.
import type { ProgressEvent } from '../../model/progress.ts';
import type { Journal } from '../journal.ts';
import { merge } from '../merge.ts';

/** A journal in memory, holding `start`. */
export function memoryJournal(start: readonly ProgressEvent[] = []): Journal {
  let events = [...start];
  return {
    kept: false,
    all: async () => events,
    add: async (more) => {
      events = merge(events, more);
      return false;
    },
    leave: (more) => {
      events = merge(events, more);
    },
    drop: async (ids) => {
      events = events.filter((event) => !ids.includes(event.id));
    },
  };
}
