// Tool results as they go out: content first, and structured content always with its JSON as text (mcp-facts 2.6, T04).
import { equal, isObject, own } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { ToolResult } from './spec.ts';

/** A CallToolResult without `resultType`, which the SDK adds on the revision that has it. */
export function toolResult(parts: ToolResult): JsonObject {
  const content: Json[] = [...(parts.text === undefined ? [] : [textBlock(parts.text)]), ...(parts.content ?? [])];
  const structured = parts.structuredContent;
  if (structured !== undefined && !content.some((block) => isCopy(block, structured))) content.push(textBlock(JSON.stringify(structured)));
  return {
    content,
    ...(structured === undefined ? {} : { structuredContent: structured }),
    ...(parts.isError === undefined ? {} : { isError: parts.isError }),
    ...(parts._meta === undefined ? {} : { _meta: parts._meta }),
  };
}

/** A text content block. */
export function textBlock(text: string): JsonObject {
  return { type: 'text', text };
}

/** True where the block is a text block that parses to the same value. */
function isCopy(block: Json, value: Json): boolean {
  const text = isObject(block) && own(block, 'type') === 'text' ? own(block, 'text') : undefined;
  if (typeof text !== 'string') return false;
  try {
    return equal(JSON.parse(text) as Json, value);
  } catch {
    return false;
  }
}
