// What passes between a snapshot and whatever carries it: one message out, one reply back. A transport never throws.
import type { JsonObject } from '../../model/json.ts';

/** One message on its way. A request carries an `id`; a notification does not, and is answered by `accepted`. */
export type Outgoing = {
  message: JsonObject;
  /** The revision that an HTTP header names. Absent on `initialize`, which comes before any agreement. */
  revision?: string;
  /** True on 2026-07-28, where HTTP mirrors the method in a header. */
  modern: boolean;
};

/** What came of one message. */
export type Reply =
  /** A JSON-RPC response with the request's id: `result` or `error`. */
  | { kind: 'response'; body: JsonObject }
  /** A notification was taken. */
  | { kind: 'accepted' }
  /** No answer in time. */
  | { kind: 'silent' }
  /** The other side ended. `exit` is its exit code, where it has one. */
  | { kind: 'closed'; exit: number | null }
  /** It never began: `reason` is the system's code, such as ENOENT. */
  | { kind: 'not-started'; reason: string }
  /** 401 or 403; `challenge` is the WWW-Authenticate header, where it can be read. */
  | { kind: 'unauthorized'; status: number; challenge: string | null }
  /** Another HTTP status without a JSON-RPC body. `location` is where a redirect leads; it is not followed. */
  | { kind: 'status'; status: number; location: string | null }
  /** What came is no JSON-RPC; `text` is its beginning. */
  | { kind: 'not-json'; text: string }
  /** No connection. `tls`: the certificate or the encryption was at fault. */
  | { kind: 'unreachable'; reason: string; tls: boolean }
  /** More bytes than are read. */
  | { kind: 'too-large'; limit: number };

/** Carries one message and waits for its reply. A rejection is a programmer error. */
export type Send = (out: Outgoing) => Promise<Reply>;

/** A reply that is no answer. */
export type Failed = Exclude<Reply, { kind: 'response' | 'accepted' }>;

/** Why there is no snapshot, and at which method. `page` counts from 1. */
export type SnapshotFailure = { method: string } & (
  | { why: 'transport'; reply: Failed }
  | { why: 'error'; code: number | null; message: string }
  | { why: 'no-result' }
  | { why: 'no-common-revision'; offered: string[] }
  | { why: 'not-a-list'; page: number }
  | { why: 'repeated-cursor'; page: number }
  | { why: 'too-many-pages'; limit: number }
);

/** How much of a text that is no message is kept: more than is ever shown, so that a secret in what is shown stands there whole. */
export const textKept = 4096;

/** Bytes of one message, and its nesting and values. */
export const messageLimits = { bytes: 33_554_432, depth: 256, values: 5_000_000 } as const;
