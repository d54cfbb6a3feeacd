// x-mcp-header: arguments that also travel as Mcp-Param-* headers (mcp-facts 2.12, R11). The client mirrors, the server compares, a rule reads both.
import { decodedHeader } from './header-value.ts';
import { at, isObject, join, own, type Json } from './json.ts';

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const types: ReadonlySet<unknown> = new Set(['string', 'integer', 'boolean']);

/** One argument that is sent and has to be mirrored: its header, its place in the arguments, and the text that the header carries. */
export type Mirrored = { header: string; pointer: string; value: Json; text: string };

/** The declarations that a client reaches through `properties` alone. A faulty one voids all: such a tool is not offered by a client. */
function declarations(tool: Json): { header: string; pointer: string }[] {
  const found: { header: string; pointer: string }[] = [];
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

/** The arguments that a call of this tool mirrors; none that is absent, null or no plain value. */
export function mirroredArguments(tool: Json, args: Json): Mirrored[] {
  return declarations(tool).flatMap(({ header, pointer }) => {
    const value = at(args, pointer);
    const text = plainText(value);
    return value === undefined || text === undefined ? [] : [{ header, pointer, value, text }];
  });
}

/** The text that a header carries for a value; undefined where a header carries none. */
export function plainText(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined;
}

/** True where a header carries the value; a number in any decimal spelling. Undefined where it is marked as base64 but is none. */
export function carries(sent: string, value: Json): boolean | undefined {
  const decoded = decodedHeader(sent);
  if (decoded === undefined) return undefined;
  return typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(decoded) ? Number(decoded) === value : decoded === plainText(value);
}
