// What a rule over one tool result gets to see: the result, the tool beside it if there is one, and how a harness reads it.
import type { Json } from '../model/json.ts';
import type { Finding } from './check.ts';
import type { KnownRule } from './table.ts';

/** How a result reads. Made by the caller from the agent's own reading, so that both see the same thing. */
export type Heard = {
  /** `isError` is exactly true. */
  failed: boolean;
  /** Category and retryable as the fields say them; absent where they say nothing that is known. */
  kind?: 'transient' | 'validation' | 'policy' | 'permission' | 'unknown-outcome';
  retryable?: boolean;
  /** The category word as it stands, known or not. */
  category?: string;
  /** The sentences, and everything readable. */
  spoken: string;
  read: string;
  /** Whether the sentences invite to repeat the call. */
  repeat: 'repeat' | 'do-not-repeat' | 'nothing';
  /** Structured content, or the JSON of a text block. */
  data?: Json;
  /** What belongs in a log, with the words that show it. */
  leaks: readonly { what: string; found: string }[];
};

/** One result. */
export type ResultTarget = {
  /** The result as it stands; may be anything that JSON allows. */
  result: Json;
  /** Its place in the document. */
  pointer: string;
  /** The definition of its tool, where it stands beside it. */
  tool?: Json;
  heard: Heard;
};

/** A rule over one result. Pure. */
export type ResultRule = { id: KnownRule; find: (target: ResultTarget) => Finding[] };
