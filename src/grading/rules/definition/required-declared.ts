// `required` names a key that nothing about the same object declares: on a closed object no call can ever pass.
import { isObject, join, own, tokens } from '../../../model/json.ts';
import { type Subschema, subschemas } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

/** Keywords whose subschemas speak of the same object, with the pointer tokens that lead to one. */
const inPlace: ReadonlyMap<string, number> = new Map([
  ['allOf', 2],
  ['anyOf', 2],
  ['oneOf', 2],
  ['dependentSchemas', 2],
  ['dependencies', 2],
  ['not', 1],
  ['if', 1],
  ['then', 1],
  ['else', 1],
]);

/** The outermost place that speaks of the same object as `sub`. */
function objectOf(sub: Subschema, byPlace: ReadonlyMap<string, Subschema>): string {
  let here = sub;
  for (;;) {
    const steps = inPlace.get(here.viaKeyword ?? '');
    const parent = steps === undefined ? undefined : byPlace.get(join('', ...tokens(here.pointer).slice(0, -steps)));
    if (parent === undefined) return here.pointer;
    here = parent;
  }
}

export const requiredDeclared: DefinitionRule = {
  id: 'definition.required-declared',
  find: (target) =>
    schemasOf(target).flatMap(({ schema, pointer }) => {
      const places = [...subschemas(schema)];
      const byPlace = new Map(places.map((sub) => [sub.pointer, sub]));
      const declared = new Map<string, Set<string>>();
      const elsewhere = new Set<string>();
      for (const sub of places) {
        const object = objectOf(sub, byPlace);
        const names = declared.get(object) ?? new Set();
        declared.set(object, names);
        const properties = own(sub.schema, 'properties');
        for (const name of isObject(properties) ? Object.keys(properties) : []) names.add(name);
        // What a reference or a pattern declares is not looked up: the rule stays silent there.
        if (own(sub.schema, '$ref') !== undefined || own(sub.schema, 'patternProperties') !== undefined) elsewhere.add(object);
      }
      return places.flatMap((sub) => {
        const required = own(sub.schema, 'required');
        const object = objectOf(sub, byPlace);
        if (!Array.isArray(required) || elsewhere.has(object) || own(sub.schema, 'properties') === undefined) return [];
        return required.flatMap((key, i) =>
          typeof key === 'string' && declared.get(object)?.has(key) !== true
            ? [{ pointer: pointer + join(sub.pointer, 'required', i), params: { key } }]
            : [],
        );
      });
    }),
};
