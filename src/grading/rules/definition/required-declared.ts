// `required` names a key that no `properties` beside it declares: on a closed object no call can ever pass.
import { isObject, join, own } from '../../../model/json.ts';
import { subschemas } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const requiredDeclared: DefinitionRule = {
  id: 'definition.required-declared',
  find: (target) =>
    schemasOf(target).flatMap(({ schema, pointer }) =>
      [...subschemas(schema)].flatMap((sub) => {
        const required = own(sub.schema, 'required');
        const properties = own(sub.schema, 'properties');
        if (!Array.isArray(required) || !isObject(properties)) return [];
        return required.flatMap((key, i) =>
          typeof key === 'string' && !Object.hasOwn(properties, key) ? [{ pointer: pointer + join(sub.pointer, 'required', i), params: { key } }] : [],
        );
      }),
    ),
};
