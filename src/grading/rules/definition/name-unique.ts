// Two tools of one server with the same name: which one answers is decided in silence. MCP 2026-07-28, Tools (SHOULD).
import { join } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';

export const nameUnique: DefinitionRule = {
  id: 'definition.name-unique',
  find: ({ tool, pointer, tools, index }) => {
    const name = nameOf(tool);
    if (name === '') return [];
    const first = tools.findIndex((other) => nameOf(other) === name);
    return first === index ? [] : [{ pointer: join(pointer, 'name'), params: { name, first } }];
  },
};
