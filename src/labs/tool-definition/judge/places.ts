// From a place in a call's arguments to the place in the definition that lets it pass or stops it.
import type { Json } from '../../../model/json.ts';
import { at, join, own, tokens } from '../../../model/json.ts';

/** Pointer to the tool of that name, the first one; `/tools` where there is none. */
export function toolPlace(tools: Json[], name: string): string {
  const index = tools.findIndex((tool) => own(tool, 'name') === name);
  return index === -1 ? '/tools' : join('/tools', index);
}

/** Pointer into `inputSchema` for an argument: down `properties` and items as far as they go. */
export function schemaPlace(tools: Json[], name: string, argument: string): string {
  const tool = toolPlace(tools, name);
  let place = join(tool, 'inputSchema');
  if (at({ tools }, place) === undefined) return tool;
  for (const token of tokens(argument)) {
    const steps = [
      join(place, 'properties', token),
      join(place, 'prefixItems', token),
      ...(/^\d+$/.test(token) ? [join(place, 'items')] : []),
    ];
    const next = steps.find((step) => at({ tools }, step) !== undefined);
    if (next === undefined) return place;
    place = next;
  }
  return place;
}
