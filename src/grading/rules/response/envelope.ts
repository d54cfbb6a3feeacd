// jsonrpc is "2.0", always. JSON-RPC 2.0; MCP 2026-07-28, Base protocol (MUST).
import { isObject, join, own } from '../../../model/json.ts';
import type { ResponseRule } from '../../response.ts';

export const envelope: ResponseRule = {
  id: 'response.envelope',
  find: ({ response, pointer }) => {
    const version = own(response, 'jsonrpc');
    if (version === '2.0') return [];
    const there = isObject(response) && version !== undefined;
    return [{ pointer: there ? join(pointer, 'jsonrpc') : pointer, params: { found: version ?? null } }];
  },
};
