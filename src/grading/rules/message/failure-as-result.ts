// What a tool refuses or fails at is a result with `isError`, which the model reads; a protocol error may never reach it.
// MCP 2026-07-28, Tools, Error Handling. The schema's comment still shows -32602 for arguments, so this is a warning.
import { isObject, join, own } from '../../../model/json.ts';
import { type MessageRule, answered } from '../../message.ts';
import { leadsToUnknownTool } from './unknown-tool.ts';

/** What speaks of the request itself: unknown tool, cursor, `_meta`, a request that is none. */
const ofTheRequest =
  /unknown tool|tool .{0,80}not found|no such tool|malformed|cursor|_meta|protocol ?version|method not found|missing (?:the )?(?:tool )?name|params\.name/i;
/** Codes that only speak of the request itself, or of the server as a whole. */
const codes = new Set([-32700, -32600, -32601, -32020, -32021, -32022]);

export const failureAsResult: MessageRule = {
  id: 'message.failure-as-result',
  find: (target) =>
    answered(target).flatMap(({ request, response }) => {
      const error = own(response?.message, 'error');
      if (own(request.message, 'method') !== 'tools/call' || response === undefined || !isObject(error)) return [];
      const params = own(request.message, 'params');
      const broken =
        typeof own(params, 'name') !== 'string' || !(own(params, 'arguments') === undefined || isObject(own(params, 'arguments')));
      const [code, message] = [own(error, 'code'), own(error, 'message')];
      const text = typeof message === 'string' ? message : '';
      if (broken || ofTheRequest.test(text) || leadsToUnknownTool(text) || (typeof code === 'number' && codes.has(code))) return [];
      return [{ pointer: join(response.pointer, 'error'), params: { code: code ?? null, text: text.slice(0, 80) } }];
    }),
};
