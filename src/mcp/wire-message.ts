// One HTTP body with its headers as a WireMessage. Pure: the recorder feeds it.
import { isObject } from '../model/json.ts';
import type { Json } from '../model/json.ts';
import { recordedHeaders } from '../model/wire.ts';
import type { WireMessage } from '../model/wire.ts';

const TEXT_LIMIT = 4096;

/** The allow-listed headers, in the order of the list. */
export function recorded(headers: Headers): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of recordedHeaders) {
    const value = headers.get(name);
    if (value !== null) kept[name] = value;
  }
  return kept;
}

/** A message of either side. `text` is the body as sent; an empty one leaves out both `body` and `text`. */
export function wireMessage(from: WireMessage['from'], http: WireMessage['http'], text: string): WireMessage {
  if (text === '') return { from, type: from === 'server' ? 'response' : 'invalid', http };
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch {
    return { from, type: 'invalid', http, text: text.slice(0, TEXT_LIMIT) };
  }
  return { from, type: messageType(body), http, body };
}

/** `request` has a method and an id, `notification` a method alone, `response` a result or an error and no method. */
function messageType(body: Json): WireMessage['type'] {
  if (!isObject(body)) return 'invalid';
  if (typeof body['method'] === 'string') return Object.hasOwn(body, 'id') ? 'request' : 'notification';
  return Object.hasOwn(body, 'result') || Object.hasOwn(body, 'error') ? 'response' : 'invalid';
}
