// Protocol messages of 2026-07-28 in few words, for tables.
import type { Json, JsonObject } from '../../../src/model/json.ts';

const prefix = 'io.modelcontextprotocol/';

/** A request with its `_meta`. */
export function request(id: Json, method: string, params: JsonObject = {}, capabilities: Json = {}, meta: JsonObject = {}): JsonObject {
  const own = { [`${prefix}protocolVersion`]: '2026-07-28', [`${prefix}clientCapabilities`]: capabilities };
  return { jsonrpc: '2.0', id, method, params: { ...params, _meta: { ...own, ...meta } } };
}

/** A response with a result. */
export function answer(id: Json, result: Json): JsonObject {
  return { jsonrpc: '2.0', id, result };
}

/** A response with an error. */
export function refusal(id: Json, code: Json, message: Json, data?: Json): JsonObject {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } };
}

/** A notification. `on`: the subscription that it names. */
export function notice(method: string, params?: JsonObject, on?: Json): JsonObject {
  const tagged = on === undefined ? params : { ...params, _meta: { [`${prefix}subscriptionId`]: on } };
  return { jsonrpc: '2.0', method, ...(tagged === undefined ? {} : { params: tagged }) };
}

/** Messages in their order: `c` from the client, `s` from the server. */
export function exchange(...sent: ['c' | 's', Json][]): JsonObject {
  return { exchange: sent.map(([from, message]) => (from === 'c' ? { client: message } : { server: message })) };
}
