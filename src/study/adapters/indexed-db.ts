// Decision 12: one database `pokayoke`, one store `events`, keyed by id and not by the base path.
// Storage that is blocked, full or evicted gives a memory journal or `false`, never an exception. Every page loads this file: it uses the browser's own interface.
import type { ProgressEvent } from '../../model/progress.ts';
import type { Journal } from '../journal.ts';
import { memoryJournal } from './memory.ts';
import { leavePending, takePending } from './pending.ts';

const store = 'events';

/** Runs `work` in one transaction and resolves once it is complete; rejects where it is aborted. */
function change(db: IDBDatabase, work: (events: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(store, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
    work(transaction.objectStore(store));
    // Committed at once: a page that is being left does not come back to end the transaction.
    transaction.commit();
  });
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}

function kept(db: IDBDatabase): Journal {
  return {
    kept: true,
    all: async () => {
      try {
        return (await settled(db.transaction(store).objectStore(store).getAll())) as ProgressEvent[];
      } catch {
        return [];
      }
    },
    add: async (added) => {
      try {
        // `put` of a known id writes the same event again: two tabs cannot disagree about an id.
        await change(db, (events) => added.forEach((event) => events.put(event)));
        return true;
      } catch {
        return false;
      }
    },
    leave: leavePending,
    drop: async (ids) => {
      try {
        await change(db, (events) => ids.forEach((id) => events.delete(id)));
      } catch {
        // A draft too many does no harm.
      }
    },
  };
}

/** The journal of this device, or one in memory where storage is blocked. */
export async function deviceJournal(): Promise<Journal> {
  try {
    const opening = indexedDB.open('pokayoke', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' });
    await settled(opening);
    const db = opening.result;
    // A later version in another tab waits for this one: close, the page goes on in memory until it is reloaded.
    db.onversionchange = () => db.close();
    const journal = kept(db);
    await takePending(journal.add);
    return journal;
  } catch {
    return memoryJournal();
  }
}
