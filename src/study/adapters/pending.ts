// Events written while the page is being left. A database transaction may not end in time; this is written before the page is gone.
import type { ProgressEvent } from '../../model/progress.ts';
import { remember, remembered } from './remembered.ts';

const name = 'pending';

/** Events that were put here and not taken yet. A damaged entry counts as none. */
function pending(): ProgressEvent[] {
  try {
    const list: unknown = JSON.parse(remembered(name) ?? '[]');
    return Array.isArray(list) ? (list as ProgressEvent[]) : [];
  } catch {
    return [];
  }
}

/** Keeps events until the next page takes them. */
export function leavePending(events: readonly ProgressEvent[]): void {
  remember(name, JSON.stringify([...pending(), ...events]));
}

/** Hands the events over; they are forgotten once `keep` says that it has them. */
export async function takePending(keep: (events: readonly ProgressEvent[]) => Promise<boolean>): Promise<void> {
  const events = pending();
  if (events.length > 0 && (await keep(events))) remember(name, undefined);
}
