// The other members of a tool have their types, and `null` is none of them: one wrong member voids the whole list for a strict client.
// MCP 2026-07-28, schema.ts, Tool.
import { type Json, at, canonical, isObject, join, own } from '../../../model/json.ts';
import type { DefinitionRule } from '../../definition.ts';

const isText = (value: Json): boolean => typeof value === 'string';

/** Members, by their way into the tool, with what they have to be. Those of other rules are left out. */
const members: readonly (readonly [path: readonly string[], wanted: string, fits: (value: Json) => boolean])[] = [
  [['title'], 'text', isText],
  [['description'], 'text', isText],
  [['icons'], 'icons', (value) => Array.isArray(value) && value.every((icon) => typeof own(icon, 'src') === 'string')],
  [['_meta'], 'map', isObject],
  [['annotations', 'title'], 'text', isText],
];

export const memberTypes: DefinitionRule = {
  id: 'definition.member-types',
  find: ({ tool, pointer }) =>
    members.flatMap(([path, wanted, fits]) => {
      const value = at(tool, join('', ...path));
      return value === undefined || fits(value)
        ? []
        : [{ pointer: join(pointer, ...path), params: { key: path.join('.'), wanted, found: canonical(value).slice(0, 80) } }];
    }),
};
