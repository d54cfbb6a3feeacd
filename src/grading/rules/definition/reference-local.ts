// A `$ref` that leaves the document is never fetched, one that leads nowhere or only to itself decides nothing.
// MCP 2026-07-28, Base protocol: no automatic dereferencing of network references (MUST NOT), unresolved ones are rejected (SHOULD).
import { checkSchema } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

const codes = new Set(['remote-ref', 'unresolved-ref', 'ref-cycle']);

export const referenceLocal: DefinitionRule = {
  id: 'definition.reference-local',
  find: (target) =>
    schemasOf(target).flatMap(({ schema, pointer }) => {
      const checked = checkSchema(schema);
      if (checked.status !== 'not-judged' || !codes.has(checked.guard.code)) return [];
      return [{ pointer: pointer + checked.guard.pointer, params: { code: checked.guard.code, ...checked.guard.params } }];
    }),
};
