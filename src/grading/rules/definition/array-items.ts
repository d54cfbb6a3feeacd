// An array without `items` is legal JSON Schema; strict clients refuse it and a model learns nothing from it.
import { own } from '../../../model/json.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';
import { described } from './described.ts';

export const arrayItems: DefinitionRule = {
  id: 'definition.array-items',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) => {
      if (key !== 'inputSchema') return [];
      return described(schema).flatMap((sub) => {
        const bare =
          own(sub.schema, 'type') === 'array' && own(sub.schema, 'items') === undefined && own(sub.schema, 'prefixItems') === undefined;
        return bare ? [{ pointer: pointer + sub.pointer, params: {} }] : [];
      });
    }),
};
