// What a rule over one JSON-RPC response to tools/call gets to see.
import type { Json } from '../model/json.ts';
import { isObject, own } from '../model/json.ts';
import type { Finding } from './check.ts';
import type { KnownRule } from './table.ts';

/** One response and the request it answers. */
export type ResponseTarget = {
  /** The whole response as it stands; may be anything that JSON allows. */
  response: Json;
  /** Its place in the submission. */
  pointer: string;
  /** The id of the request. */
  requestId: string | number;
};

/** A rule over one response. Pure. */
export type ResponseRule = { id: KnownRule; find: (target: ResponseTarget) => Finding[] };

/** True where the member stands in the response at all. */
export function has(value: Json, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}

/** The text blocks of a result's `content`, in order, with their index. */
export function textBlocks(result: Json | undefined): { index: number; text: string }[] {
  const content = own(result, 'content');
  if (!Array.isArray(content)) return [];
  return content.flatMap((block, index) => {
    const text = own(block, 'text');
    return own(block, 'type') === 'text' && typeof text === 'string' ? [{ index, text }] : [];
  });
}

export { jsonInside as jsonIn } from '../model/json-inside.ts';
