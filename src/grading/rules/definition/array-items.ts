// An array without `items` is legal JSON Schema; strict clients refuse it and a model learns nothing from it.
import { own } from '../../../model/json.ts';
import { subschemas } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const arrayItems: DefinitionRule = {
  id: 'definition.array-items',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) => {
      if (key !== 'inputSchema') return [];
      // Under `not` and `if` a schema tests for an array; it describes none that is to be sent.
      let tested: string | undefined;
      return [...subschemas(schema)].flatMap((sub) => {
        if (tested !== undefined && sub.pointer.startsWith(`${tested}/`)) return [];
        tested = sub.viaKeyword === 'not' || sub.viaKeyword === 'if' ? sub.pointer : undefined;
        const bare =
          own(sub.schema, 'type') === 'array' && own(sub.schema, 'items') === undefined && own(sub.schema, 'prefixItems') === undefined;
        return bare && tested === undefined ? [{ pointer: pointer + sub.pointer, params: {} }] : [];
      });
    }),
};
