// A parameter without a description leaves the model with its name alone.
import { isObject, join, own } from '../../../model/json.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const parameterDescribed: DefinitionRule = {
  id: 'definition.parameter-described',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) => {
      const properties = own(schema, 'properties');
      if (key !== 'inputSchema' || !isObject(properties)) return [];
      return Object.entries(properties).flatMap(([name, parameter]) => {
        // `false` forbids the name: there is nothing to describe.
        if (parameter === false) return [];
        const text = own(parameter, 'description');
        const described = typeof text === 'string' && text.trim() !== '';
        return described || own(parameter, '$ref') !== undefined
          ? []
          : [{ pointer: pointer + join('', 'properties', name), params: { name } }];
      });
    }),
};
