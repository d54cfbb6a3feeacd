// A default is the writer's own example. One that its own schema refuses leads a model to send it, and the call is refused.
import { type JsonObject, isObject, join, own } from '../../../model/json.ts';
import { judge } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';
import { described } from './described.ts';

/** The parameter's schema as a schema of its own: what it refers to comes along. */
function alone(schema: JsonObject, root: JsonObject): JsonObject {
  const carried = ['$schema', '$defs', 'definitions'].filter((key) => own(root, key) !== undefined && own(schema, key) === undefined);
  return { ...schema, ...Object.fromEntries(carried.map((key) => [key, root[key] ?? null])) };
}

export const defaultFits: DefinitionRule = {
  id: 'definition.default-fits',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) => {
      if (key !== 'inputSchema') return [];
      return described(schema).flatMap((sub) => {
        const value = own(sub.schema, 'default');
        // null stands for "not given" in many generators, and says nothing about a value to send.
        if (value === undefined || value === null || !isObject(sub.schema)) return [];
        const refused = judge(alone(sub.schema, schema), value).status === 'invalid';
        return refused ? [{ pointer: pointer + join(sub.pointer, 'default'), params: { value } }] : [];
      });
    }),
};
