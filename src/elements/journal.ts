// The journal of this device for elements; opened once a page.
import type { ProgressEvent } from '../model/progress.ts';
import { deviceJournal } from '../study/adapters/indexed-db.ts';
import type { Stamp } from '../study/index.ts';

const journal = deviceJournal();

/** Time and id of a new event. `randomUUID` needs a secure origin; a workshop's plain http address has random bytes only. */
export function stamp(): Stamp {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { id: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''), at: new Date().toISOString() };
}

/** Adds an event. False: it could not be kept, and the page says so. */
export async function keep(event: ProgressEvent): Promise<boolean> {
  return (await journal).add([event]);
}

/** Removes events by id: older states of something that counts as it stands. */
export async function forget(ids: readonly string[]): Promise<void> {
  await (await journal).drop(ids);
}

/** Every event that was kept. */
export async function events(): Promise<ProgressEvent[]> {
  return (await journal).all();
}
