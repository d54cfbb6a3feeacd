// `nullable` belongs to OpenAPI. JSON Schema does not know it: null stays refused. Write a type list or anyOf instead.
import { join, own } from '../../../model/json.ts';
import { subschemas } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const nullableKeyword: DefinitionRule = {
  id: 'definition.nullable-keyword',
  find: (target) =>
    schemasOf(target).flatMap(({ schema, pointer }) =>
      [...subschemas(schema)].flatMap((sub) => {
        const type = own(sub.schema, 'type');
        // Beside a type list with "null" the keyword is idle, and null gets through.
        const idle = Array.isArray(type) && type.includes('null');
        return own(sub.schema, 'nullable') === true && !idle ? [{ pointer: pointer + join(sub.pointer, 'nullable'), params: {} }] : [];
      }),
    ),
};
