// Legal in MCP beside `type: "object"`; the Messages API refuses anyOf, oneOf and allOf at the root of `input_schema`.
import { join, own } from '../../../model/json.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const rootCombinator: DefinitionRule = {
  id: 'definition.root-combinator',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) =>
      key === 'inputSchema'
        ? ['anyOf', 'oneOf', 'allOf'].flatMap((word) =>
            own(schema, word) === undefined ? [] : [{ pointer: join(pointer, word), params: { word } }],
          )
        : [],
    ),
};
