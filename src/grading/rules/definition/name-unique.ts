// Two tools of one server with the same name: which one answers is decided in silence. MCP 2026-07-28, Tools (SHOULD).
import { type Json, join } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';

/** For each list the first place of every name: a list of ten thousand is read once. Lists are never changed in place. */
const known = new WeakMap<Json[], ReadonlyMap<string, number>>();

function firstPlaces(tools: Json[]): ReadonlyMap<string, number> {
  const places = known.get(tools) ?? new Map(tools.map((tool, index) => [nameOf(tool), index] as const).toReversed());
  known.set(tools, places);
  return places;
}

export const nameUnique: DefinitionRule = {
  id: 'definition.name-unique',
  find: ({ tool, pointer, tools, index }) => {
    const name = nameOf(tool);
    const first = firstPlaces(tools).get(name) ?? index;
    return name === '' || first === index ? [] : [{ pointer: join(pointer, 'name'), params: { name, first } }];
  },
};
