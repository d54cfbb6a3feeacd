// `execution` belonged to the tasks of 2025-11-25. In 2026-07-28 tasks are an extension, and its clients do not read it. MCP 2026-07-28, changelog.
import { canonical, join, own } from '../../../model/json.ts';
import type { DefinitionRule } from '../../definition.ts';

export const removedField: DefinitionRule = {
  id: 'definition.removed-field',
  find: ({ tool, pointer }) => {
    const found = own(tool, 'execution');
    return found === undefined
      ? []
      : [{ pointer: join(pointer, 'execution'), params: { key: 'execution', found: canonical(found).slice(0, 80) } }];
  },
};
