// Decision 12: events are append-only, so merging two histories is a union by id. Nothing is ever overwritten.
import type { ProgressEvent } from '../model/progress.ts';

/** Order of events: by time, then by id, so that every device sorts alike. */
export function byTime(a: ProgressEvent, b: ProgressEvent): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The union of histories, oldest first. Where two share an id, the first one given stays. */
export function merge(...histories: readonly (readonly ProgressEvent[])[]): ProgressEvent[] {
  const byId = new Map<string, ProgressEvent>();
  for (const event of histories.flat()) if (!byId.has(event.id)) byId.set(event.id, event);
  return [...byId.values()].toSorted(byTime);
}
