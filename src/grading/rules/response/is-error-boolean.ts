// isError is a boolean; the word "true" is not. MCP 2026-07-28, schema.ts, CallToolResult.
import { canonical, join, own } from '../../../model/json.ts';
import type { ResponseRule } from '../../response.ts';

export const isErrorBoolean: ResponseRule = {
  id: 'response.is-error-boolean',
  find: ({ response, pointer }) => {
    const result = own(response, 'result');
    const found = own(result, 'isError');
    if (found !== undefined && typeof found !== 'boolean')
      return [{ pointer: join(pointer, 'result', 'isError'), params: { found: canonical(found) } }];
    return [];
  },
};
