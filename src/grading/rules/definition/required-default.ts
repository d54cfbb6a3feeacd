// A default is a note to the reader: validation puts nothing in, so a required parameter with a default is still refused without it.
import { isObject, join, own } from '../../../model/json.ts';
import { subschemas } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const requiredDefault: DefinitionRule = {
  id: 'definition.required-default',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) => {
      if (key !== 'inputSchema') return [];
      return [...subschemas(schema)].flatMap((sub) => {
        const [required, properties] = [own(sub.schema, 'required'), own(sub.schema, 'properties')];
        if (!Array.isArray(required) || !isObject(properties)) return [];
        return required.flatMap((name) =>
          typeof name === 'string' && own(own(properties, name), 'default') !== undefined
            ? [
                {
                  pointer: pointer + join(sub.pointer, 'properties', name, 'default'),
                  params: { name, value: own(own(properties, name), 'default') ?? null },
                },
              ]
            : [],
        );
      });
    }),
};
