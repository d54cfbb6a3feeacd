// A complete result has `content`, an array of known blocks with their required fields. MCP 2026-07-28, schema.ts, CallToolResult.
import { type Json, isObject, join, own } from '../../../model/json.ts';
import type { Finding } from '../../check.ts';
import { type ResponseRule, has } from '../../response.ts';

const needed: Readonly<Record<string, string[]>> = {
  text: ['text'],
  image: ['data', 'mimeType'],
  audio: ['data', 'mimeType'],
  resource_link: ['uri', 'name'],
  resource: ['resource'],
};

/** An embedded resource: where it is from, and its text or its bytes. */
function isResource(value: Json | undefined): boolean {
  const body = own(value, 'text') ?? own(value, 'blob');
  return typeof own(value, 'uri') === 'string' && typeof body === 'string';
}

function faults(block: Json, pointer: string): Finding[] {
  const type = own(block, 'type');
  if (!isObject(block) || typeof type !== 'string' || !Object.hasOwn(needed, type)) {
    return [
      { pointer: isObject(block) && type !== undefined ? join(pointer, 'type') : pointer, params: { why: 'type', found: type ?? null } },
    ];
  }
  return (needed[type] ?? []).flatMap((field) => {
    const value = own(block, field);
    const right = field === 'resource' ? isResource(value) : typeof value === 'string';
    return right ? [] : [{ pointer: value === undefined ? pointer : join(pointer, field), params: { why: 'field', field, type } }];
  });
}

export const content: ResponseRule = {
  id: 'response.content',
  find: ({ response, pointer }) => {
    const result = own(response, 'result');
    if (!has(response, 'result') || own(result, 'resultType') === 'input_required') return [];
    const here = join(pointer, 'result');
    const blocks = own(result, 'content');
    if (!Array.isArray(blocks)) {
      return [{ pointer: blocks === undefined ? here : join(here, 'content'), params: { why: 'array', found: blocks ?? null } }];
    }
    return blocks.flatMap((block, i) => faults(block, join(here, 'content', i)));
  },
};
