// Arguments are always an object: `inputSchema` is one with `type` exactly "object". MCP 2026-07-28, schema.ts, Tool.
import { isObject, join, own } from '../../../model/json.ts';
import type { DefinitionRule } from '../../definition.ts';

export const rootTypeObject: DefinitionRule = {
  id: 'definition.root-type-object',
  find: ({ tool, pointer }) => {
    const schema = own(tool, 'inputSchema');
    if (!isObject(schema))
      return [{ pointer: schema === undefined ? pointer : join(pointer, 'inputSchema'), params: { found: schema ?? null } }];
    const type = own(schema, 'type');
    if (type === 'object') return [];
    return [
      {
        pointer: type === undefined ? join(pointer, 'inputSchema') : join(pointer, 'inputSchema', 'type'),
        params: { found: type ?? null },
      },
    ];
  },
};
