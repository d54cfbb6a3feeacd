// A tool that only reads does not claim to be destructive: hosts ask before every call, and people stop reading what they approve.
import { join, own } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';
import { actionOf } from '../../texts/verbs.ts';

export const destructiveClaim: DefinitionRule = {
  id: 'definition.destructive-claim',
  find: ({ tool, pointer }) => {
    const annotations = own(tool, 'annotations');
    // Beside readOnlyHint: true the hint means nothing; that is another rule.
    if (own(annotations, 'destructiveHint') !== true || own(annotations, 'readOnlyHint') === true) return [];
    return actionOf(tool) === 'reads' ? [{ pointer: join(pointer, 'annotations', 'destructiveHint'), params: { name: nameOf(tool) } }] : [];
  },
};
