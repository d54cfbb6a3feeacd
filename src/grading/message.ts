// What a rule over protocol messages gets to see: a request, a response, both, or an exchange of several, and the revision they are of.
import type { Json, JsonObject } from '../model/json.ts';
import { isObject, join, own } from '../model/json.ts';
import type { Finding } from './check.ts';
import type { KnownRule } from './table.ts';

/** The revisions that are checked. */
export type ProtocolRevision = '2026-07-28' | '2025-11-25';

/** One message with its place; the client sends requests and notifications, the server responses and notifications. `batch`: it came in an array with others. */
export type Sent = { from: 'client' | 'server'; message: Json; pointer: string; batch?: true; headers?: SentHeaders };

/** The HTTP headers that came with a message, as they stand, with their place. */
export type SentHeaders = { values: JsonObject; pointer: string };

/** Messages in the order in which they were sent. */
export type MessageTarget = {
  sent: readonly Sent[];
  revision: ProtocolRevision;
  /** False for an excerpt that leaves the JSON-RPC envelope out. */
  whole: boolean;
  /** False where a request without any `_meta` is an excerpt: the specification's own pages leave it out for brevity. */
  metaAsked: boolean;
  /** The definition of the tool that is called, where it stands beside the messages. */
  tool?: Json;
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

/** A request, and the message of the server that answers it. `index` and `at` are their places among what was sent. */
export type Pair = { request: Sent; response: Sent | undefined; index: number; at: number | undefined };

const paired = new WeakMap<MessageTarget, readonly Pair[]>();

/** Each request with its answer: by id; in an excerpt without ids, or where there is only one request, the next one. */
export function answered(target: MessageTarget): readonly Pair[] {
  const known = paired.get(target) ?? pairsOf(target);
  paired.set(target, known);
  return known;
}

/** Read from the end, so that the next answer of every id is at hand: the time grows with the number of messages. */
function pairsOf({ sent }: MessageTarget): Pair[] {
  const next = new Map<Json, number>();
  let [unnamed, any]: [number | undefined, number | undefined] = [undefined, undefined];
  const pairs: Pair[] = [];
  for (let index = sent.length - 1; index >= 0; index -= 1) {
    const request = sent[index] as Sent;
    const [id, asks] = [own(request.message, 'id'), own(request.message, 'method') !== undefined];
    if (request.from === 'server' && !asks) {
      any = index;
      if (id === undefined) unnamed = index;
      else next.set(id, index);
    } else if (request.from === 'client' && asks) {
      const mine = id === undefined ? any : next.get(id);
      const at = mine === undefined || (unnamed !== undefined && unnamed < mine) ? (unnamed ?? mine) : mine;
      pairs.push({ request, index, at, response: at === undefined ? undefined : sent[at] });
    }
  }
  const [only] = pairs;
  if (pairs.length === 1 && only !== undefined && only.at === undefined && any !== undefined) {
    const at = sent.findIndex(({ from, message }, i) => i > only.index && from === 'server' && own(message, 'method') === undefined);
    if (at !== -1) return [{ ...only, at, response: sent[at] }];
  }
  return pairs.toReversed();
}

const asking = new WeakMap<MessageTarget, ReadonlyMap<Sent, Sent>>();

/** The first request that each answer belongs to. */
function askedBy(target: MessageTarget): ReadonlyMap<Sent, Sent> {
  const pairs = answered(target).flatMap(({ request, response }) => (response === undefined ? [] : [[response, request] as const]));
  return new Map(pairs.toReversed());
}

/** The request that a message of the server answers. */
export function requestOf(target: MessageTarget, response: Sent): Json | undefined {
  const known = asking.get(target) ?? askedBy(target);
  asking.set(target, known);
  return known.get(response)?.message;
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
  return target.sent.flatMap((sent) => {
    const placed = placedResult(sent);
    return placed === undefined ? [] : [{ sent, ...placed, request: requestOf(target, sent) }];
  });
}

/** True for the value of an id or a token: a string or an integer. */
export function isId(value: Json | undefined): value is string | number {
  return typeof value === 'string' || Number.isInteger(value);
}
