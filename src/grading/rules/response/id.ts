// A response carries the id of its request, with the same type. MCP 2026-07-28, Base protocol (MUST).
import { canonical, join, own } from '../../../model/json.ts';
import { type ResponseRule, has } from '../../response.ts';

export const id: ResponseRule = {
  id: 'response.id',
  find: ({ response, pointer, requestId }) => {
    const found = own(response, 'id');
    if (found === requestId) return [];
    return [
      {
        pointer: has(response, 'id') ? join(pointer, 'id') : pointer,
        params: { found: found === undefined ? null : canonical(found), expected: canonical(requestId) },
      },
    ];
  },
};
