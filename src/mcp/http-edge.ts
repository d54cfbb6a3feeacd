// The smallest layer around the SDK's HTTP handler: three points where the SDK and the specification differ.
import { isObject, own } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { CODE, META } from './protocol.ts';
import type { Fetch } from './protocol.ts';

/**
 * Wraps the SDK's handler.
 * 1. Anything but POST: 405 and no body (mcp-facts 2.3, last row). The SDK adds a JSON-RPC error with -32000, a range in
 *    which no new codes may be given out (2.3, ranges).
 * 2. An error without an id: the member is left out. The SDK sends `null`, which this revision's schema does not allow (2.1).
 * 3. A request that names no version at all, neither in `_meta` nor in the header: -32602 for the missing `_meta` fields
 *    (2.3 and C03). The SDK answers -32022 without `requested`, though that code's data must hold both (C02).
 */
export function httpEdge(inner: Fetch): Fetch {
  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const response = await inner(request);
    return response.status >= 400 && response.body !== null ? mended(response) : response;
  };
}

async function mended(response: Response): Promise<Response> {
  const text = await response.text();
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch {
    return new Response(text, { status: response.status, headers: response.headers });
  }
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(isObject(body) ? mendedBody(body) : body), { status: response.status, headers });
}

function mendedBody(body: JsonObject): JsonObject {
  const { id, ...rest } = body;
  const kept = id === null || id === undefined ? rest : { ...rest, id };
  const error = own(body, 'error');
  const versionless = own(error, 'code') === CODE.unsupportedVersion && own(own(error, 'data'), 'requested') === undefined;
  if (!versionless) return kept;
  const missing = [META.protocolVersion, META.clientCapabilities];
  return {
    ...kept,
    error: {
      code: CODE.invalidParams,
      message: `Invalid params: the request is missing the required _meta fields ${missing.join(', ')}`,
      data: { missing },
    },
  };
}
