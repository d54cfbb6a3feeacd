// A failure of the work sent as JSON-RPC error: the official texts differ on validation, so the shape only gets a note.
// MCP 2026-07-28, Tools (Error Handling) against schema.ts, InvalidParamsError.
import { join } from '../../../model/json.ts';
import { type ResponseRule, has } from '../../response.ts';

export const protocolError: ResponseRule = {
  id: 'response.protocol-error',
  find: ({ response, pointer }) => (has(response, 'error') && !has(response, 'result') ? [{ pointer: join(pointer, 'error'), params: {} }] : []),
};
