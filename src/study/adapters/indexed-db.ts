// Decision 12: one database `pokayoke`, one store `events`, keyed by id and not by the base path.
// Storage that is blocked, full or evicted gives a memory journal or `false`, never an exception.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ProgressEvent } from '../../model/progress.ts';
import type { Journal } from '../journal.ts';
import { memoryJournal } from './memory.ts';
import { leavePending, takePending } from './pending.ts';

type Schema = DBSchema & { events: { key: string; value: ProgressEvent } };

function kept(db: IDBPDatabase<Schema>): Journal {
  return {
    kept: true,
    all: () => db.getAll('events').catch(() => []),
    add: async (events) => {
      try {
        const change = db.transaction('events', 'readwrite', { durability: 'strict' });
        // `put` of a known id writes the same event again: two tabs cannot disagree about an id.
        const puts = events.map((event) => change.store.put(event));
        // Committed at once: a page that is being left does not come back to end the transaction.
        change.commit();
        await Promise.all([...puts, change.done]);
        return true;
      } catch {
        return false;
      }
    },
    leave: leavePending,
    drop: async (ids) => {
      try {
        const change = db.transaction('events', 'readwrite');
        await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
      } catch {
        // A draft too many does no harm.
      }
    },
  };
}

/** The journal of this device, or one in memory where storage is blocked. */
export async function deviceJournal(): Promise<Journal> {
  try {
    const db = await openDB<Schema>('pokayoke', 1, {
      upgrade: (fresh) => {
        if (!fresh.objectStoreNames.contains('events')) fresh.createObjectStore('events', { keyPath: 'id' });
      },
      // A later version in another tab waits for this one: close, the page goes on in memory until it is reloaded.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    const journal = kept(db);
    await takePending(journal.add);
    return journal;
  } catch {
    return memoryJournal();
  }
}
