// `isError` stands in the result itself; anywhere else nobody reads it. MCP 2026-07-28, schema.ts, CallToolResult.
import { isObject, own, walk } from '../../../model/json.ts';
import type { ResultRule } from '../../result.ts';

export const flagPlace: ResultRule = {
  id: 'result.flag-place',
  find: ({ result, pointer, heard }) => {
    if (heard.failed || !isObject(result)) return [];
    const spelled = ['is_error', 'iserror', 'IsError', 'error'].find((key) => own(result, key) === true);
    if (spelled !== undefined) return [{ pointer: `${pointer}/${spelled}`, params: { place: spelled } }];
    const nested = walk(result).find(({ pointer: here, value }) => value === true && /^\/.+\/(?:isError|is_error)$/.test(here));
    return nested === undefined ? [] : [{ pointer: pointer + nested.pointer, params: { place: nested.pointer.slice(1) } }];
  },
};
