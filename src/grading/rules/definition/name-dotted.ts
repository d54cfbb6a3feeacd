// The specification allows dots; the Messages API's tool names do not (^[a-zA-Z0-9_-]{1,128}$), so a host has to rename.
import { join } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';

export const nameDotted: DefinitionRule = {
  id: 'definition.name-dotted',
  find: ({ tool, pointer }) => {
    const name = nameOf(tool);
    return name.includes('.') ? [{ pointer: join(pointer, 'name'), params: { name } }] : [];
  },
};
