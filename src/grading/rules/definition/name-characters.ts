// 1 to 128 characters of A–Z a–z 0–9 _ - . MCP 2026-07-28, Tools (SHOULD).
import { join } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';

export const nameCharacters: DefinitionRule = {
  id: 'definition.name-characters',
  find: ({ tool, pointer }) => {
    const name = nameOf(tool);
    if (name === '' || /^[A-Za-z0-9_.-]{1,128}$/.test(name)) return [];
    return [{ pointer: join(pointer, 'name'), params: { name, length: [...name].length } }];
  },
};
