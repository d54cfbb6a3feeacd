// Every implementation knows JSON Schema 2020-12; another dialect may be declared, and some clients refuse it. MCP 2026-07-28, Base protocol.
import { join, own } from '../../../model/json.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const dialectCommon: DefinitionRule = {
  id: 'definition.dialect-common',
  find: (target) =>
    schemasOf(target).flatMap(({ schema, pointer }) => {
      const declared = own(schema, '$schema');
      if (
        declared === undefined ||
        (typeof declared === 'string' && /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(declared))
      )
        return [];
      return [{ pointer: join(pointer, '$schema'), params: { dialect: declared } }];
    }),
};
