// -32002 and -32042 are banned in this revision; -32020..-32099 is reserved and knows three codes. MCP 2026-07-28, Base protocol (MUST NOT).
import { join, own } from '../../../model/json.ts';
import type { ResponseRule } from '../../response.ts';

const defined = new Set([-32020, -32021, -32022]);

export const errorCode: ResponseRule = {
  id: 'response.error-code',
  find: ({ response, pointer }) => {
    const code = own(own(response, 'error'), 'code');
    if (typeof code !== 'number') return [];
    const reserved = code <= -32020 && code >= -32099 && !defined.has(code);
    return code === -32002 || reserved ? [{ pointer: join(pointer, 'error', 'code'), params: { code } }] : [];
  },
};
