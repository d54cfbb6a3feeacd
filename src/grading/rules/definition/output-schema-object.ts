// `outputSchema`, where present, is a JSON Schema object; `true` is not one. MCP 2026-07-28, schema.ts, Tool.
import { isObject, join, own } from '../../../model/json.ts';
import type { DefinitionRule } from '../../definition.ts';

export const outputSchemaObject: DefinitionRule = {
  id: 'definition.output-schema-object',
  find: ({ tool, pointer }) => {
    const schema = own(tool, 'outputSchema');
    return schema === undefined || isObject(schema) ? [] : [{ pointer: join(pointer, 'outputSchema'), params: { found: schema } }];
  },
};
