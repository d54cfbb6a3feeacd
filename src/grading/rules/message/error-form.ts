// Three errors of 2026-07-28 have their own code and data: headers, capability, version. Drafts had other numbers.
// MCP 2026-07-28, Versioning, Base protocol and Streamable HTTP (MUST).
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import type { MessageRule } from '../../message.ts';

const texts = (value: Json | undefined): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What a text speaks of, and the code for it. */
const told: readonly (readonly [RegExp, number])[] = [
  [/\bunsupported (?:mcp )?protocol ?version\b|\bprotocol ?version\b.{0,40}\b(?:is )?(?:not supported|unsupported)\b/i, -32022],
  [/\bheader ?mismatch\b|\b(?:mcp-[\w-]+|header)\b.{0,40}\b(?:does not match|mismatch)/i, -32020],
  [/\bmissing (?:required )?client capabilit|\bclient capabilit\w+ .{0,40}\b(?:not declared|missing|required)\b/i, -32021],
];

function dataFaults(code: Json | undefined, data: Json | undefined): string[] {
  if (code === -32021) return isObject(own(data, 'requiredCapabilities')) ? [] : ['requiredCapabilities'];
  if (code !== -32022) return [];
  return [...(texts(own(data, 'supported')) ? [] : ['supported']), ...(typeof own(data, 'requested') === 'string' ? [] : ['requested'])];
}

export const errorForm: MessageRule = {
  id: 'message.error-form',
  find: ({ sent, revision }) =>
    sent.flatMap(({ from, message, pointer }): Finding[] => {
      const error = own(message, 'error');
      if (revision !== '2026-07-28' || from !== 'server' || !isObject(error)) return [];
      const [code, text] = [own(error, 'code'), own(error, 'message')];
      const here = join(pointer, 'error');
      const missing = dataFaults(code, own(error, 'data')).map((field) => ({
        pointer: own(error, 'data') === undefined ? here : join(here, 'data'),
        params: { why: 'error-data', found: field, code: code ?? null },
      }));
      const right = typeof text === 'string' ? told.find(([form]) => form.test(text.slice(0, 400)))?.[1] : undefined;
      const named = right !== undefined && typeof code === 'number' && code !== right;
      return [...missing, ...(named ? [{ pointer: join(here, 'code'), params: { why: 'error-code', found: code, code: right } }] : [])];
    }),
};
