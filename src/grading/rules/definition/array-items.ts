// An array without `items` is legal JSON Schema; strict clients refuse it and a model learns nothing from it.
import { own } from '../../../model/json.ts';
import { subschemas } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const arrayItems: DefinitionRule = {
  id: 'definition.array-items',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) =>
      key === 'inputSchema'
        ? [...subschemas(schema)].flatMap((sub) =>
            own(sub.schema, 'type') === 'array' && own(sub.schema, 'items') === undefined && own(sub.schema, 'prefixItems') === undefined
              ? [{ pointer: pointer + sub.pointer, params: {} }]
              : [],
          )
        : [],
    ),
};
