// The port to storage: append, read, forget drafts. Adapters are in adapters/.
import type { ProgressEvent } from '../model/progress.ts';

/** Where events go. Every method settles; a journal that cannot keep anything says `kept: false`. */
export type Journal = {
  /** False: events live as long as the page, and the page says so. */
  kept: boolean;
  /** Every event, in no order. */
  all(): Promise<ProgressEvent[]>;
  /** Adds events; one with a known id changes nothing. Resolves to false where they could not be kept. */
  add(events: readonly ProgressEvent[]): Promise<boolean>;
  /** Keeps events of a page that is being left, at once. What it keeps is there for the next `all`. */
  leave(events: readonly ProgressEvent[]): void;
  /** Removes events by id. For old drafts, and for a reset that the reader asked for. */
  drop(ids: readonly string[]): Promise<void>;
};
