// Every result of this revision says what it is. Core knows two values. MCP 2026-07-28, Base protocol (MUST).
import { isObject, join, own } from '../../../model/json.ts';
import { type ResponseRule, has } from '../../response.ts';

export const resultType: ResponseRule = {
  id: 'response.result-type',
  find: ({ response, pointer }) => {
    if (!has(response, 'result')) return [];
    const result = own(response, 'result') ?? null;
    const found = own(result, 'resultType');
    if (found === 'complete') return [];
    if (found === 'input_required' && (has(result, 'inputRequests') || typeof own(result, 'requestState') === 'string')) return [];
    const here = join(pointer, 'result');
    const there = isObject(result) && found !== undefined;
    return [{ pointer: there ? join(here, 'resultType') : here, params: { found: found ?? null } }];
  },
};
