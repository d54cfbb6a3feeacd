// A tool that removes things does not claim to be additive only: hosts ask less where `destructiveHint` is false.
import { join, own } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';
import { actionOf } from '../../texts/verbs.ts';

const final =
  /\bcan(?:not|'t| not) be (?:undone|reverted|recovered|restored)\b|\birreversibl[ey]\b|\bpermanently\b|元に戻せ(?:ません|ない)|取り消せ(?:ません|ない)|復元できません/i;

export const additiveClaim: DefinitionRule = {
  id: 'definition.additive-claim',
  find: ({ tool, pointer }) => {
    const annotations = own(tool, 'annotations');
    if (own(annotations, 'destructiveHint') !== false || own(annotations, 'readOnlyHint') === true) return [];
    const [action, description] = [actionOf(tool), own(tool, 'description')];
    const said = typeof description === 'string' && final.test(description.slice(0, 2000));
    return action === 'destroys' || (said && action !== 'reads')
      ? [{ pointer: join(pointer, 'annotations', 'destructiveHint'), params: { name: nameOf(tool) } }]
      : [];
  },
};
