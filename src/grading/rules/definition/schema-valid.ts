// A schema must be valid for its dialect. MCP 2026-07-28, Base protocol, JSON Schema (MUST).
import { checkSchema } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

export const schemaValid: DefinitionRule = {
  id: 'definition.schema-valid',
  find: (target) =>
    schemasOf(target).flatMap(({ schema, pointer }) => {
      const checked = checkSchema(schema);
      if (checked.status !== 'schema-invalid') return [];
      return checked.errors.map((error) => ({
        pointer: pointer + error.pointer,
        params: { rule: error.rule, expected: error.expected ?? null },
      }));
    }),
};
