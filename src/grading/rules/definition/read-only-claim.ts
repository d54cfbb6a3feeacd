// A tool that deletes, sends or writes does not claim to be read-only: hosts let such tools run without asking.
import { join, own } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';
import { actionOf, actionOfName, actionOfText } from '../../texts/verbs.ts';

export const readOnlyClaim: DefinitionRule = {
  id: 'definition.read-only-claim',
  find: ({ tool, pointer }) => {
    if (own(own(tool, 'annotations'), 'readOnlyHint') !== true) return [];
    const description = own(tool, 'description');
    const [named, told] = [actionOfName(nameOf(tool)), actionOfText(typeof description === 'string' ? description : '')];
    // Names and texts both have to say so, or one of them that something is destroyed and the other nothing else.
    const destroys = actionOf(tool) === 'destroys';
    const writes = named === 'writes' && told === 'writes';
    return destroys || writes ? [{ pointer: join(pointer, 'annotations', 'readOnlyHint'), params: { name: nameOf(tool) } }] : [];
  },
};
