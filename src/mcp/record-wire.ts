// Writes down what passes between client and server, and changes nothing of it.
import type { WireMessage } from '../model/wire.ts';
import type { Fetch } from './protocol.ts';
import { eventSplitter, isEventStream } from './sse.ts';
import { recorded, wireMessage } from './wire-message.ts';

/**
 * A fetch that tells `sink` of every request, then of every response: order is the truth. Events of a stream are told one by
 * one, each when the reader reaches it, with the stream's status and headers. An answer without a body (202, 405) is a
 * `response` without `body`. Only allow-listed headers are kept; a request whose answer never came stands alone.
 */
export function recordWire(fetch: Fetch, sink: (message: WireMessage) => void): Fetch {
  return async (request) => {
    const sent = await request.clone().text();
    sink(wireMessage('client', { method: request.method, headers: recorded(request.headers) }, sent));
    const response = await fetch(request);
    const http = { status: response.status, headers: recorded(response.headers) };
    if (response.body !== null && isEventStream(response.headers)) {
      return copyOf(response, response.body.pipeThrough(tap((data) => sink(wireMessage('server', http, data)))));
    }
    const text = await response.text();
    sink(wireMessage('server', http, text));
    return copyOf(response, text === '' ? null : text);
  };
}

function copyOf(response: Response, body: ReadableStream<Uint8Array<ArrayBuffer>> | string | null): Response {
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
}

function tap(seen: (data: string) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  const split = eventSplitter();
  return new TransformStream({
    transform: (chunk, controller) => {
      for (const data of split(decoder.decode(chunk, { stream: true }))) seen(data);
      controller.enqueue(chunk);
    },
  });
}
