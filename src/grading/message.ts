// What a rule over protocol messages gets to see: a request, a response, both, or an exchange of several, and the revision they are of.
import type { Json } from '../model/json.ts';
import { isObject, join, own } from '../model/json.ts';
import type { Finding } from './check.ts';
import type { KnownRule } from './table.ts';

/** The revisions that are checked. */
export type ProtocolRevision = '2026-07-28' | '2025-11-25';

/** One message with its place; the client sends requests and notifications, the server responses and notifications. `batch`: it came in an array with others. */
export type Sent = { from: 'client' | 'server'; message: Json; pointer: string; batch?: true };

/** Messages in the order in which they were sent. */
export type MessageTarget = {
  sent: readonly Sent[];
  revision: ProtocolRevision;
  /** False for an excerpt that leaves the JSON-RPC envelope out. */
  whole: boolean;
  /** False where a request without any `_meta` is an excerpt: the specification's own pages leave it out for brevity. */
  metaAsked: boolean;
};

/** A rule over messages. Pure. */
export type MessageRule = { id: KnownRule; find: (target: MessageTarget) => Finding[] };

/** The result inside a response, or the bare result. */
export function resultIn(message: Json): Json | undefined {
  return (
    own(message, 'result') ??
    (isObject(message) && own(message, 'error') === undefined && own(message, 'method') === undefined ? message : undefined)
  );
}

/** Each request with the message of the server that answers it: by id; in an excerpt without ids, or where there is only one answer, the next one. */
export function answered({ sent }: MessageTarget): { request: Sent; response: Sent | undefined; index: number }[] {
  const answers = sent.filter(({ from, message }) => from === 'server' && own(message, 'method') === undefined);
  const requests = sent.filter(({ from, message }) => from === 'client' && own(message, 'method') !== undefined);
  return requests.map((request) => {
    const index = sent.indexOf(request);
    const id = own(request.message, 'id');
    const later = answers.filter((answer) => sent.indexOf(answer) > index);
    const fits = later.find(({ message }) => id === undefined || own(message, 'id') === undefined || own(message, 'id') === id);
    return { request, response: fits ?? (requests.length === 1 ? later[0] : undefined), index };
  });
}

const prefix = 'io.modelcontextprotocol/';

/** The method of a request or notification. */
export function methodOf(message: Json | undefined): string | undefined {
  const method = own(message, 'method');
  return typeof method === 'string' ? method : undefined;
}

/** One of the protocol's own keys in the `_meta` of a request, of a notification (`params._meta`), or of a result. */
export function metaOf(value: Json | undefined, key: string): Json | undefined {
  return own(own(own(value, 'params') ?? value, '_meta'), prefix + key);
}

/** The result that a server's message carries, with its place. */
export function placedResult({ from, message, pointer }: Sent): { result: Json; pointer: string } | undefined {
  const result = from === 'server' ? resultIn(message) : undefined;
  if (result === undefined || !isObject(result)) return undefined;
  return { result, pointer: own(message, 'result') === undefined ? pointer : join(pointer, 'result') };
}

/** Results of the server with the request that each one answers, where it stands beside it. */
export function results(target: MessageTarget): { sent: Sent; result: Json; pointer: string; request: Json | undefined }[] {
  const pairs = answered(target);
  return target.sent.flatMap((sent) => {
    const placed = placedResult(sent);
    const request = pairs.find(({ response }) => response === sent)?.request.message;
    return placed === undefined ? [] : [{ sent, ...placed, request }];
  });
}

/** True for the value of an id or a token: a string or an integer. */
export function isId(value: Json | undefined): value is string | number {
  return typeof value === 'string' || Number.isInteger(value);
}
