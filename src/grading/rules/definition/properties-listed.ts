// `{"type": "object"}` alone is legal and takes anything; some model APIs ask for `properties`, and a closed object refuses stray keys.
import { own } from '../../../model/json.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

const others = [
  'properties',
  'additionalProperties',
  'patternProperties',
  'unevaluatedProperties',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'if',
];

export const propertiesListed: DefinitionRule = {
  id: 'definition.properties-listed',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) =>
      key === 'inputSchema' && own(schema, 'type') === 'object' && others.every((word) => own(schema, word) === undefined)
        ? [{ pointer, params: {} }]
        : [],
    ),
};
