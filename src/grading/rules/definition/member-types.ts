// The other members of a tool have their types, and `null` is none of them: one wrong member voids the whole list for a strict client.
// MCP 2026-07-28, schema.ts, Tool.
import { type Json, canonical, isObject, join, own } from '../../../model/json.ts';
import type { DefinitionRule } from '../../definition.ts';

const isText = (value: Json): boolean => typeof value === 'string';

/** Members with what they have to be. Those of other rules are left out. */
const members: readonly (readonly [name: string, wanted: string, fits: (value: Json) => boolean])[] = [
  ['title', 'text', isText],
  ['description', 'text', isText],
  ['icons', 'icons', (value) => Array.isArray(value) && value.every((icon) => typeof own(icon, 'src') === 'string')],
  ['_meta', 'map', isObject],
];

export const memberTypes: DefinitionRule = {
  id: 'definition.member-types',
  find: ({ tool, pointer }) => [
    ...members.flatMap(([name, wanted, fits]) => {
      const value = own(tool, name);
      return value === undefined || fits(value)
        ? []
        : [{ pointer: join(pointer, name), params: { key: name, wanted, found: canonical(value).slice(0, 80) } }];
    }),
    ...[own(own(tool, 'annotations'), 'title')].flatMap((value) =>
      value === undefined || isText(value)
        ? []
        : [
            {
              pointer: join(pointer, 'annotations', 'title'),
              params: { key: 'annotations.title', wanted: 'text', found: canonical(value).slice(0, 80) },
            },
          ],
    ),
  ],
};
