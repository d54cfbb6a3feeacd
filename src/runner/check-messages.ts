// What the page and the check worker say to each other. Texts go in, canonical JSON comes out: no object crosses by reference.
import type { ArtefactKind, DriftRequest } from '../artefacts/index.ts';

/** One text to check. `file` is its name, `-` for a text that was pasted. */
export type CheckSource = { file: string; text: string; as?: ArtefactKind | undefined; revision?: '2025-11-25' | '2026-07-28' | undefined };

/** One piece of work. */
export type CheckJob =
  | { type: 'check'; source: CheckSource }
  | { type: 'compare'; texts: DriftRequest }
  /** Where values stand in a text. */
  | { type: 'places'; text: string; pointers: readonly string[] }
  /** Takes secrets out of a JSON text; `values` are taken out wherever they stand. */
  | { type: 'redact'; text: string; values: readonly { name: string; value: string }[] };

/** A range of a text in UTF-16 offsets; null where nothing stands at the pointer. */
export type Range = { offset: number; length: number } | null;

/** A message of a checked text, in the order of sending. */
export type SentMessage = { from: 'client' | 'server'; message: unknown; pointer: string };

/** The answers as values; what is posted is their text. */
export type CheckAnswers = {
  /** `file` is the entry of `pokayoke/check/1` as canonical JSON; `sent` are the messages, where the text holds any. */
  check: { file: string; sent: SentMessage[] };
  /** `document` is `pokayoke/drift/1` as canonical JSON, empty where nothing was compared; then `refused` says why. */
  compare: { document: string; refused: unknown; ranges: { before: Range; after: Range }[] };
  places: Range[];
  /** Indented JSON with a line feed, and how many places were cleaned. */
  redact: { text: string; places: number };
};

/** Worker to page: `ready` once, then one answer for each job. */
export type FromCheck = { type: 'ready' } | { type: 'done'; text: string } | { type: 'failed'; message: string };
