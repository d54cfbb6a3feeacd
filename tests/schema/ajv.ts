// ajv's errors in the judge's form, for tests only: ajv needs eval and has extensions of its own.
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { join, type Json } from '../../src/model/json.ts';

/** What ajv says; undefined where its generated code stumbles over itself (nested choices inside "unevaluated" bookkeeping). */
export type Opinion = { valid: boolean; errors: { pointer: string; rule: string }[] } | undefined;

/** ajv set up as close to the standard as it goes: no formats, no strictness of its own, own keys only. */
export function ajvOf(schema: Json): (value: Json) => Opinion {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false, allErrors: true });
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null || Array.isArray(schema))) {
    throw new Error('ajvOf: the schema must be an object or a boolean');
  }
  const check = ajv.compile(schema);
  return (value) => {
    try {
      return { valid: check(value), errors: normalise(check.errors ?? []) };
    } catch {
      return undefined;
    }
  };
}

/** Keywords whose branches ajv lists as well. */
const choices = new Set(['anyOf', 'oneOf', 'contains', 'propertyNames']);

function normalise(errors: readonly ErrorObject[]): { pointer: string; rule: string }[] {
  const closed = errors.filter(({ keyword }) => choices.has(keyword)).map(({ schemaPath }) => `${schemaPath}/`);
  const kept = errors.filter(({ schemaPath, keyword }) => keyword !== 'if' && !closed.some((path) => schemaPath.startsWith(path)));
  const found = kept.map(({ keyword, instancePath, params, schemaPath }) => {
    const key: unknown =
      params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
    const rule = keyword === 'false schema' ? (/\/(\w+)\/[^/]+\/false schema$/.exec(schemaPath)?.[1] ?? keyword) : keyword;
    return { pointer: typeof key === 'string' ? join(instancePath, key) : instancePath, rule };
  });
  const texts = [...new Set(found.map(({ pointer, rule }) => `${pointer}\n${rule}`))].toSorted();
  return texts.map((text) => {
    const [pointer = '', rule = ''] = text.split('\n');
    return { pointer, rule };
  });
}
