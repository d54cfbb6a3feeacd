// Annotation hints are booleans. MCP 2026-07-28, schema.ts, ToolAnnotations.
import { canonical, isObject, join, own } from '../../../model/json.ts';
import type { DefinitionRule } from '../../definition.ts';

const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

export const annotationsBoolean: DefinitionRule = {
  id: 'definition.annotations-boolean',
  find: ({ tool, pointer }) => {
    const annotations = own(tool, 'annotations');
    if (annotations === undefined) return [];
    const here = join(pointer, 'annotations');
    if (!isObject(annotations)) return [{ pointer: here, params: { name: 'annotations', found: canonical(annotations) } }];
    return hints.flatMap((name) => {
      const value = own(annotations, name);
      return value === undefined || typeof value === 'boolean'
        ? []
        : [{ pointer: join(here, name), params: { name, found: canonical(value) } }];
    });
  },
};
