// A failure of the work sent as JSON-RPC error: the official texts differ on validation, so the shape only gets a note.
// MCP 2026-07-28, Tools (Error Handling) against schema.ts, InvalidParamsError.
import { join, own } from '../../../model/json.ts';
import { type ResponseRule, has } from '../../response.ts';

/** Codes that only speak of the request itself: parse, request, method, headers, capability, version. */
const ofTheRequest = new Set([-32700, -32600, -32601, -32020, -32021, -32022]);

export const protocolError: ResponseRule = {
  id: 'response.protocol-error',
  find: ({ response, pointer }) => {
    if (!has(response, 'error') || has(response, 'result')) return [];
    const error = own(response, 'error');
    const code = own(error, 'code');
    const message = own(error, 'message');
    // MCP 2026-07-28, Tools: an unknown tool is a protocol error, and the only right answer to it.
    const unknownTool = code === -32602 && typeof message === 'string' && /unknown tool/i.test(message);
    const right = unknownTool || (typeof code === 'number' && ofTheRequest.has(code));
    return right ? [] : [{ pointer: join(pointer, 'error'), params: {} }];
  },
};
