// destructiveHint: true beside readOnlyHint: true contradicts itself. MCP 2026-07-28, schema.ts, ToolAnnotations.
import { join, own } from '../../../model/json.ts';
import type { DefinitionRule } from '../../definition.ts';

export const annotationsConsistent: DefinitionRule = {
  id: 'definition.annotations-consistent',
  find: ({ tool, pointer }) => {
    const annotations = own(tool, 'annotations');
    if (own(annotations, 'readOnlyHint') !== true || own(annotations, 'destructiveHint') !== true) return [];
    return [{ pointer: join(pointer, 'annotations', 'destructiveHint'), params: {} }];
  },
};
