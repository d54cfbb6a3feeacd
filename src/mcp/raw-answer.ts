// A response as the raw client hands it back: status, headers, text, and the body where it is JSON. Nothing is judged.
import { isObject } from '../model/json.ts';
import type { Json } from '../model/json.ts';
import { eventSplitter, isEventStream } from './sse.ts';
import { recorded } from './wire-message.ts';

/** What came back for one POST. */
export type RawAnswer = {
  /** HTTP status. */
  status: number;
  /** The allow-listed headers, lower-case names. */
  headers: Record<string, string>;
  /** The body as it came; of a stream, the data of its last event read. */
  text: string;
  /** The text as a JSON value; absent where it is none. */
  body?: Json;
  /** Messages of a stream that came before `body`, in order. */
  before: Json[];
  /** Set where the stream stays open after its acknowledgement (`subscriptions/listen`). */
  stream?: {
    /** The next message, or `undefined` at the end of the stream. Waits for one: ask only when one is due. */
    next: () => Promise<Json | undefined>;
    /** Leaves the stream. On HTTP that is the cancellation. */
    close: () => Promise<void>;
  };
};

/** Reads a response: a body whole, a stream up to the first response in it or up to the acknowledgement that keeps it open. */
export async function rawAnswer(response: Response): Promise<RawAnswer> {
  const base = { status: response.status, headers: recorded(response.headers) };
  if (response.body === null || !isEventStream(response.headers)) {
    const text = await response.text();
    return { ...base, text, before: [], ...parsed(text) };
  }
  const next = eventReader(response.body);
  const before: Json[] = [];
  let text = '';
  for (let data = await next.read(); data !== undefined; data = await next.read()) {
    text = data;
    const { body } = parsed(data);
    if (isObject(body) && body['method'] === 'notifications/subscriptions/acknowledged') {
      return { ...base, text, before, body, stream: { next: async () => parsed((await next.read()) ?? '').body, close: next.close } };
    }
    if (!isObject(body) || typeof body['method'] !== 'string') {
      await next.close();
      return { ...base, text, before, ...(body === undefined ? {} : { body }) };
    }
    before.push(body);
  }
  return { ...base, text, before };
}

function parsed(text: string): { body?: Json } {
  try {
    return { body: JSON.parse(text) as Json };
  } catch {
    return {};
  }
}

function eventReader(stream: ReadableStream<Uint8Array>): { read: () => Promise<string | undefined>; close: () => Promise<void> } {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const split = eventSplitter();
  const ready: string[] = [];
  return {
    read: async () => {
      while (ready.length === 0) {
        const { done, value } = await reader.read();
        if (done) return undefined;
        ready.push(...split(decoder.decode(value, { stream: true })));
      }
      return ready.shift();
    },
    close: () => reader.cancel(),
  };
}
