// Which keywords hold subschemas, and how; and which keywords each dialect knows. Everything else is data or an annotation.
import type { Dialect } from '../model/schema-error.ts';

/** How a keyword holds subschemas: one, a list, a map by name, one or a list, or a map of subschemas and name lists. */
export type Holds = 'one' | 'list' | 'map' | 'one-or-list' | 'map-or-names';

type Row = { holds: Holds; in: readonly Dialect[]; evaluated: boolean };

const all: readonly Dialect[] = ['2020-12', '2019-09', 'draft-07'];
const newer: readonly Dialect[] = ['2020-12', '2019-09'];
const older: readonly Dialect[] = ['2019-09', 'draft-07'];

// `definitions` is read in every dialect, because schemas carry it into the newer ones; it is a place to refer to, no more.
const table: readonly (readonly [keyword: string, row: Row])[] = [
  ['$defs', { holds: 'map', in: newer, evaluated: false }],
  ['definitions', { holds: 'map', in: all, evaluated: false }],
  ['contentSchema', { holds: 'one', in: newer, evaluated: false }],
  ['allOf', { holds: 'list', in: all, evaluated: true }],
  ['anyOf', { holds: 'list', in: all, evaluated: true }],
  ['oneOf', { holds: 'list', in: all, evaluated: true }],
  ['not', { holds: 'one', in: all, evaluated: true }],
  ['if', { holds: 'one', in: all, evaluated: true }],
  ['then', { holds: 'one', in: all, evaluated: true }],
  ['else', { holds: 'one', in: all, evaluated: true }],
  ['dependentSchemas', { holds: 'map', in: newer, evaluated: true }],
  ['dependencies', { holds: 'map-or-names', in: ['draft-07'], evaluated: true }],
  ['properties', { holds: 'map', in: all, evaluated: true }],
  ['patternProperties', { holds: 'map', in: all, evaluated: true }],
  ['additionalProperties', { holds: 'one', in: all, evaluated: true }],
  ['propertyNames', { holds: 'one', in: all, evaluated: true }],
  ['unevaluatedProperties', { holds: 'one', in: newer, evaluated: true }],
  ['prefixItems', { holds: 'list', in: ['2020-12'], evaluated: true }],
  ['items', { holds: 'one-or-list', in: all, evaluated: true }],
  ['additionalItems', { holds: 'one', in: older, evaluated: true }],
  ['contains', { holds: 'one', in: all, evaluated: true }],
  ['unevaluatedItems', { holds: 'one', in: newer, evaluated: true }],
];

const holders: ReadonlyMap<string, Row> = new Map(table);

const assertions: ReadonlySet<string> = new Set([
  'type',
  'const',
  'enum',
  'required',
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]);
const newerAssertions: ReadonlySet<string> = new Set(['dependentRequired', 'minContains', 'maxContains']);

/** How `keyword` holds subschemas in `dialect` (in any dialect where none is given); undefined where it holds none. */
export function holdsOf(keyword: string, dialect?: Dialect): Holds | undefined {
  const row = holders.get(keyword);
  return row !== undefined && (dialect === undefined || row.in.includes(dialect)) ? row.holds : undefined;
}

/** True where the subschemas of `keyword` take part in judging a value, and are not only a place to refer to. */
export function isEvaluated(keyword: string): boolean {
  return holders.get(keyword)?.evaluated === true;
}

/** True for a keyword of `dialect` that judges by plain data: a limit, a list of names, a type. */
export function isAssertion(keyword: string, dialect: Dialect): boolean {
  return assertions.has(keyword) || (dialect !== 'draft-07' && newerAssertions.has(keyword));
}
