// A tool without a name cannot be called. MCP 2026-07-28, schema.ts, Tool.
import { canonical, join, own } from '../../../model/json.ts';
import type { DefinitionRule } from '../../definition.ts';

export const namePresent: DefinitionRule = {
  id: 'definition.name-present',
  find: ({ tool, pointer }) => {
    const name = own(tool, 'name');
    if (typeof name === 'string' && name !== '') return [];
    return [
      { pointer: name === undefined ? pointer : join(pointer, 'name'), params: { found: name === undefined ? null : canonical(name) } },
    ];
  },
};
