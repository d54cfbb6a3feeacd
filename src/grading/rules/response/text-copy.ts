// structuredContent should stand in a text block as JSON too, for readers that see text only. MCP 2026-07-28, Tools (SHOULD).
import { canonical, equal, join, own } from '../../../model/json.ts';
import { type ResponseRule, has, jsonIn, textBlocks } from '../../response.ts';

export const textCopy: ResponseRule = {
  id: 'response.text-copy',
  find: ({ response, pointer }) => {
    const result = own(response, 'result') ?? null;
    if (!has(result, 'structuredContent')) return [];
    const structured = own(result, 'structuredContent') ?? null;
    const copied = textBlocks(result).some(({ text }) => {
      const value = jsonIn(text);
      // A number, a string or null is copied as its own JSON text.
      return value === undefined ? text.trim() === canonical(structured) : equal(value, structured);
    });
    return copied ? [] : [{ pointer: join(pointer, 'result', 'structuredContent'), params: {} }];
  },
};
