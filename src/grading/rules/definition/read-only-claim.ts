// A tool that deletes, sends or writes does not claim to be read-only: hosts let such tools run without asking.
import { join, own } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';
import { actionOf, actionOfName, actionOfText, isJapanese } from '../../texts/verbs.ts';

export const readOnlyClaim: DefinitionRule = {
  id: 'definition.read-only-claim',
  find: ({ tool, pointer }) => {
    if (own(own(tool, 'annotations'), 'readOnlyHint') !== true) return [];
    const description = own(tool, 'description');
    const text = typeof description === 'string' ? description : '';
    const [named, told] = [actionOfName(nameOf(tool)), actionOfText(text)];
    // Names and texts must not differ: or one of them says that something is destroyed and the other nothing else.
    const destroys = actionOf(tool) === 'destroys';
    // Behind a Japanese text the name is often a foreign word, which says nothing against it.
    const writes = told === 'writes' && (named === 'writes' || (named === undefined && isJapanese(text)));
    return destroys || writes ? [{ pointer: join(pointer, 'annotations', 'readOnlyHint'), params: { name: nameOf(tool) } }] : [];
  },
};
