// The Mcp-Param-* headers of a call: what the client sends, and what the server refuses (mcp-facts 2.12, R11).
import { headerValue } from '../model/header-value.ts';
import type { Json } from '../model/json.ts';
import { carries, mirroredArguments } from '../model/mirrored.ts';

/** The headers that a call of this tool must carry; none for an argument that is absent, null or no plain value. */
export function paramHeaders(tool: Json, args: Json): Record<string, string> {
  return Object.fromEntries(mirroredArguments(tool, args).map(({ header, text }) => [header, headerValue(text)]));
}

/** The first header that is missing or says something else than the argument, in the words of the error; else `undefined`. */
export function paramHeaderFault(tool: Json, args: Json, headers: Headers): string | undefined {
  for (const { header, pointer, value } of mirroredArguments(tool, args)) {
    const sent = headers.get(header);
    if (sent === null) return `the header ${header} is missing for the argument ${pointer}`;
    const same = carries(sent, value);
    if (same === undefined) return `the header ${header} is marked as base64 but is none`;
    if (!same) return `the header ${header} and the argument ${pointer} disagree`;
  }
  return undefined;
}
