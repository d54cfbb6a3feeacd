// Changes that mean nothing leave the verdict as it is: order of keys, layout, constraints that agree, references, parameter names.
import { describe, expect, test } from 'vitest';
import { type Json, type JsonObject, isObject, own } from '../../../src/model/json.ts';
import { grade } from '../../../src/runner/grade.ts';
import { ids, reportOn, rights } from './world.ts';

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  const entries = isObject(value) ? Object.entries(value).toReversed() : [];
  return isObject(value) ? Object.fromEntries(entries.map(([key, inner]) => [key, reversed(inner)])) : value;
}

/** Every tool through `change`. */
function tools(value: JsonObject, change: (tool: JsonObject) => JsonObject): JsonObject {
  const list = own(value, 'tools');
  return { ...value, tools: Array.isArray(list) ? list.filter(isObject).map(change) : [] };
}

function schemas(value: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  return tools(value, (tool) => ({ ...tool, inputSchema: change(own(tool, 'inputSchema') as JsonObject) }));
}

/** Every parameter through `change`. */
function parameters(value: JsonObject, change: (parameter: JsonObject) => JsonObject): JsonObject {
  return schemas(value, (schema) => ({
    ...schema,
    properties: Object.fromEntries(
      Object.entries(own(schema, 'properties') as JsonObject).map(([name, parameter]) => [name, change(parameter as JsonObject)]),
    ),
  }));
}

/** Every parameter's constraint moved into `$defs`. */
const intoDefs = (value: JsonObject): JsonObject =>
  schemas(value, (schema) => {
    const properties = own(schema, 'properties') as JsonObject;
    const named = Object.entries(properties).map(([name, inner]) => [
      name,
      { $ref: `#/$defs/the_${name}`, description: own(inner, 'description') ?? '' },
    ]);
    const defs = Object.entries(properties).map(([name, inner]) => [`the_${name}`, inner]);
    return {
      ...schema,
      properties: Object.fromEntries(named) as JsonObject,
      $defs: { ...(own(schema, '$defs') as JsonObject | undefined), ...Object.fromEntries(defs) } as JsonObject,
    };
  });

const changes: readonly { because: string; change: (value: JsonObject) => Json }[] = [
  { because: 'keys in reverse order', change: reversed },
  {
    because: 'lengths that agree with the pattern',
    change: (value) => parameters(value, (one) => ({ ...one, minLength: 2, maxLength: 40 })),
  },
  {
    because: 'the dialect is named',
    change: (value) => schemas(value, (one) => ({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...one })),
  },
  { because: 'annotations that agree', change: (value) => tools(value, (one) => ({ ...one, annotations: { readOnlyHint: true } })) },
  { because: 'constraints in $defs', change: intoDefs },
  { because: 'the object is closed', change: (value) => schemas(value, (one) => ({ ...one, additionalProperties: false })) },
  {
    because: 'spaces around a description',
    change: (value) => tools(value, (one) => ({ ...one, description: `\n  ${own(one, 'description') as string}  \n` })),
  },
  { because: 'the prompt as one text', change: (value) => ({ ...value, system: (own(value, 'system') as string[]).join('\n') }) },
  { because: 'no prompt', change: (value) => ({ tools: own(value, 'tools') ?? [] }) },
];

describe.each(rights)('$name', ({ value, data }) => {
  test.each(changes)('$because', async ({ change }) => {
    const report = await reportOn(change(value), data);
    expect({ status: report.status, fails: ids(report, 'fail', 'error') }).toStrictEqual({ status: 'passed', fails: [] });
  });

  test('layout', async () => {
    const { report } = await grade(JSON.stringify(value), data);
    expect((await grade(JSON.stringify(value, null, 3).replaceAll('\n', '\r\n'), data)).report).toStrictEqual(report);
  });
});
