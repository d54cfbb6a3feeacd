// x-mcp-header: arguments that also travel as Mcp-Param-* headers (mcp-facts 2.12, R11). The client mirrors, the server compares.
import { at, isObject, join, own } from '../model/json.ts';
import type { Json } from '../model/json.ts';
import { decodedHeader, headerValue } from './header-value.ts';

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const types: ReadonlySet<unknown> = new Set(['string', 'integer', 'boolean']);

/** One argument to mirror. */
type Declared = { header: string; pointer: string };

/** The declarations that a client reaches through `properties` alone. A faulty one voids all: such a tool is not offered by a client. */
function declarations(tool: Json): Declared[] {
  const found: Declared[] = [];
  const names = new Set<string>();
  const open: { schema: Json | undefined; pointer: string }[] = [{ schema: own(tool, 'inputSchema'), pointer: '' }];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const { schema, pointer } = here;
    const name = own(schema, 'x-mcp-header');
    if (name !== undefined) {
      if (
        pointer === '' ||
        typeof name !== 'string' ||
        !token.test(name) ||
        !types.has(own(schema, 'type')) ||
        names.has(name.toLowerCase())
      ) {
        return [];
      }
      names.add(name.toLowerCase());
      found.push({ header: `Mcp-Param-${name}`, pointer });
    }
    const properties = own(schema, 'properties');
    if (isObject(properties)) {
      for (const [key, child] of Object.entries(properties)) open.push({ schema: child, pointer: join(pointer, key) });
    }
  }
  return found;
}

/** The headers that a call of this tool must carry; none for an argument that is absent, null or no plain value. */
export function paramHeaders(tool: Json, args: Json): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { header, pointer } of declarations(tool)) {
    const text = plainText(at(args, pointer));
    if (text !== undefined) headers[header] = headerValue(text);
  }
  return headers;
}

/** The first header that is missing or says something else than the argument, in the words of the error; else `undefined`. */
export function paramHeaderFault(tool: Json, args: Json, headers: Headers): string | undefined {
  for (const { header, pointer } of declarations(tool)) {
    const value = at(args, pointer);
    const text = plainText(value);
    if (text === undefined) continue;
    const sent = headers.get(header);
    if (sent === null) return `the header ${header} is missing for the argument ${pointer}`;
    const decoded = decodedHeader(sent);
    if (decoded === undefined) return `the header ${header} is marked as base64 but is none`;
    const same = typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(decoded) ? Number(decoded) === value : decoded === text;
    if (!same) return `the header ${header} and the argument ${pointer} disagree`;
  }
  return undefined;
}

function plainText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined;
}
