// A parameter that no value fits: an empty choice, a choice of the wrong type, a lower bound above the upper one.
import { type Json, isObject, join, own } from '../../../model/json.ts';
import { judge } from '../../../schema/index.ts';
import type { Finding } from '../../check.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';
import { described } from './described.ts';

const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

function faults(schema: Json, pointer: string): Finding[] {
  const [type, choice] = [own(schema, 'type'), own(schema, 'enum')];
  const found: Finding[] = [];
  if (Array.isArray(choice)) {
    const at = join(pointer, 'enum');
    if (choice.length === 0) found.push({ pointer: at, params: { why: 'enum-empty', found: [] } });
    // `nullable` is another rule's: there null stands in the choice on purpose.
    const refused = choice.filter(
      (value) => type !== undefined && !(value === null && own(schema, 'nullable') === true) && judge({ type }, value).status === 'invalid',
    );
    if (refused.length > 0) found.push({ pointer: at, params: { why: 'enum-type', found: refused.slice(0, 5) } });
  }
  for (const [low, high] of bounds) {
    const [from, to] = [own(schema, low), own(schema, high)];
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      found.push({ pointer: join(pointer, low), params: { why: 'bounds', found: [from, to] } });
  }
  return found;
}

export const satisfiable: DefinitionRule = {
  id: 'definition.satisfiable',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) =>
      key === 'inputSchema'
        ? described(schema).flatMap((sub) => (isObject(sub.schema) ? faults(sub.schema, pointer + sub.pointer) : []))
        : [],
    ),
};
