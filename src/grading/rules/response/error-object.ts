// An error member has an integer code and a message. JSON-RPC 2.0; MCP 2026-07-28, schema.ts, Error.
import { join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type ResponseRule, has } from '../../response.ts';

export const errorObject: ResponseRule = {
  id: 'response.error-object',
  find: ({ response, pointer }) => {
    if (!has(response, 'error')) return [];
    const error = own(response, 'error');
    const here = join(pointer, 'error');
    const found: Finding[] = [];
    if (!Number.isInteger(own(error, 'code'))) found.push({ pointer: here, params: { field: 'code' } });
    if (typeof own(error, 'message') !== 'string') found.push({ pointer: here, params: { field: 'message' } });
    return found;
  },
};
