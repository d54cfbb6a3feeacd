// The description is what a model chooses by. The specification leaves it optional; the course does not.
import { join, own } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';

export const descriptionPresent: DefinitionRule = {
  id: 'definition.description-present',
  find: ({ tool, pointer }) => {
    const text = own(tool, 'description');
    if (typeof text === 'string' && text.trim().length > 0) return [];
    return [{ pointer: text === undefined ? pointer : join(pointer, 'description'), params: { name: nameOf(tool) || null } }];
  },
};
