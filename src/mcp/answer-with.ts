// Puts a written answer in the server's place for chosen calls. The answer is sent as it is: no id, no field is stamped.
import { isObject, own } from '../model/json.ts';
import type { Json } from '../model/json.ts';
import type { Fetch } from './protocol.ts';

/** One `tools/call` on its way to the server, as far as it could be read. */
export type PassingCall = {
  /** The request's id, for an answer that wants to carry it. */
  id: Json | undefined;
  name: Json | undefined;
  arguments: Json | undefined;
};

/**
 * A fetch that asks `pick` about every `tools/call`. A text is the whole response body, with HTTP 200 and
 * `application/json`; `undefined` lets the server answer. Wrap the recorder around it and the wire shows no difference.
 */
export function answerWith(fetch: Fetch, pick: (call: PassingCall) => string | undefined): Fetch {
  return async (request) => {
    const call = request.method === 'POST' ? passingCall(await request.clone().text()) : undefined;
    const text = call === undefined ? undefined : pick(call);
    if (text === undefined) return fetch(request);
    return new Response(text, { status: 200, headers: { 'Content-Type': 'application/json' } });
  };
}

function passingCall(text: string): PassingCall | undefined {
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
  if (!isObject(body) || own(body, 'method') !== 'tools/call') return undefined;
  const params = own(body, 'params');
  return { id: own(body, 'id'), name: own(params, 'name'), arguments: own(params, 'arguments') };
}
