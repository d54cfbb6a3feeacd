// A schema beyond the guards, or of a dialect that is not judged here, is said to be unjudged: neither right nor wrong.
import { checkSchema } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

/** Those are another rule's. */
const references = new Set(['remote-ref', 'unresolved-ref', 'ref-cycle']);

export const judged: DefinitionRule = {
  id: 'definition.judged',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) => {
      const checked = checkSchema(schema);
      if (checked.status !== 'not-judged' || references.has(checked.guard.code)) return [];
      return [{ pointer, params: { key, guard: checked.guard.code } }];
    }),
};
