// Is the schema itself sound? The generated checks decide; here their faults become pointers and rules a person can use.
import { at, isObject, type Json } from '../model/json.ts';
import type { Dialect, SchemaError } from '../model/schema-error.ts';
import { check as draft07 } from './meta/draft-07.js';
import { check as draft201909 } from './meta/draft-2019-09.js';
import { check as draft202012 } from './meta/draft-2020-12.js';
import type { MetaCheck, MetaFault } from './meta/meta-check-type.ts';
import { inOrder, withAncestors } from './order.ts';

const checks: Readonly<Record<Dialect, MetaCheck>> = { '2020-12': draft202012, '2019-09': draft201909, 'draft-07': draft07 };

const types: Json = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** The faults of `schema` against its dialect's meta-schema; empty where it is sound. Recurses: measure the schema first. */
export function metaFaults(schema: Json, dialect: Dialect): SchemaError[] {
  const check = checks[dialect];
  if (check(schema)) return [];
  const faults = check.errors ?? [];
  const byPlace = Map.groupBy(faults, ({ instancePath }) => instancePath);
  const around = withAncestors([...byPlace.keys()].filter((place) => place !== '').map((place) => place.slice(0, place.lastIndexOf('/'))));
  const found = [...byPlace].flatMap(([pointer, here]) => {
    const plain = here.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'type' && keyword !== 'enum');
    // One of several forms was allowed here: what is wrong deeper down, or another plain fault, says it better.
    const choice = here.some(({ keyword }) => keyword === 'anyOf');
    if (!choice) return here.map((fault) => plainError(pointer, fault));
    if (plain.length > 0) return plain.map((fault) => plainError(pointer, fault));
    if (around.has(pointer)) return [];
    return [choiceError(pointer, schema)];
  });
  return inOrder(found);
}

function choiceError(pointer: string, schema: Json): SchemaError {
  const value = at(schema, pointer);
  if (!pointer.endsWith('/type')) return { pointer, rule: 'type' };
  return typeof value === 'string' ? { pointer, rule: 'enum', expected: types } : { pointer, rule: 'type', expected: ['string', 'array'] };
}

/** The parameter of each keyword that the meta-schemas use. */
const parameterOf: Readonly<Record<string, string>> = {
  type: 'type',
  enum: 'allowedValues',
  pattern: 'pattern',
  minimum: 'limit',
  exclusiveMinimum: 'limit',
  minItems: 'limit',
  const: 'allowedValue',
};

function plainError(pointer: string, { keyword, params }: MetaFault): SchemaError {
  if (keyword === 'uniqueItems') return { pointer, rule: keyword, expected: true };
  const expected = params[parameterOf[keyword] ?? ''];
  return isJson(expected) ? { pointer, rule: keyword, expected } : { pointer, rule: keyword };
}

function isJson(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isJson);
  return value === null || ['boolean', 'number', 'string'].includes(typeof value) || isObject(value);
}
