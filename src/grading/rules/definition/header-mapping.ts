// x-mcp-header: an HTTP token, unique without regard to case, on a string, integer or boolean that is reached through
// `properties` only. MCP 2026-07-28, Streamable HTTP (MUST): a client drops a tool that breaks this.
import { type JsonObject, isObject, join, own } from '../../../model/json.ts';
import { subschemas } from '../../../schema/index.ts';
import type { Finding } from '../../check.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const types = new Set(['string', 'integer', 'boolean']);

function reached(root: JsonObject, pointer = ''): { pointer: string; schema: JsonObject }[] {
  const properties = own(root, 'properties');
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!isObject(schema)) return [];
    const here = join(pointer, 'properties', name);
    return [{ pointer: here, schema }, ...reached(schema, here)];
  });
}

export const headerMapping: DefinitionRule = {
  id: 'definition.header-mapping',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) => {
      const marked = [...subschemas(schema)].filter((sub) => own(sub.schema, 'x-mcp-header') !== undefined);
      if (key !== 'inputSchema' || marked.length === 0) return [];
      const open = new Set(reached(schema).map((place) => place.pointer));
      const seen = new Set<string>();
      return marked.flatMap((sub): Finding[] => {
        const value = own(sub.schema, 'x-mcp-header') ?? null;
        const type = own(sub.schema, 'type') ?? null;
        const say = (why: string): Finding[] => [{ pointer: pointer + join(sub.pointer, 'x-mcp-header'), params: { why, value, type } }];
        if (typeof value !== 'string' || !token.test(value)) return say('not-a-token');
        if (seen.has(value.toLowerCase())) return say('not-unique');
        seen.add(value.toLowerCase());
        if (!open.has(sub.pointer)) return say('not-reachable');
        return typeof type === 'string' && types.has(type) ? [] : say('type');
      });
    }),
};
