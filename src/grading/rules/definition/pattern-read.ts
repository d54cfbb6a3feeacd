// A pattern is a regular expression of ECMA-262. What other languages know, such as `(?i)`, stops validators that compile it.
// JSON Schema 2020-12, Validation 6.3.3 (SHOULD).
import { isObject, join, own } from '../../../model/json.ts';
import { limits, subschemas } from '../../../schema/index.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

/** Readable with or without the `u` flag: validators differ in it. */
function isRead(source: string): boolean {
  if (source.length > limits.patternLength) return true;
  return ['u', ''].some((flags) => {
    try {
      new RegExp(source, flags);
      return true;
    } catch {
      return false;
    }
  });
}

export const patternRead: DefinitionRule = {
  id: 'definition.pattern-read',
  find: (target) =>
    schemasOf(target).flatMap(({ schema, pointer }) =>
      [...subschemas(schema)].flatMap((sub) => {
        const [single, named] = [own(sub.schema, 'pattern'), own(sub.schema, 'patternProperties')];
        const sources = [
          ...(typeof single === 'string' ? [{ source: single, place: join(sub.pointer, 'pattern') }] : []),
          ...(isObject(named)
            ? Object.keys(named).map((source) => ({ source, place: join(sub.pointer, 'patternProperties', source) }))
            : []),
        ];
        return sources
          .filter(({ source }) => !isRead(source))
          .map(({ source, place }) => ({ pointer: pointer + place, params: { source } }));
      }),
    ),
};
