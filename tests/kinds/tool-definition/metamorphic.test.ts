// Changes that mean nothing leave the verdict as it is: order, names, language, harmless constraints, `$defs`, layout, dialect.
import { describe, expect, test } from 'vitest';
import { type Json, type JsonObject, at, isObject, own } from '../../../src/model/json.ts';
import type { RunData } from '../../../src/model/exercise.ts';
import { grade } from '../../../src/runner/grade.ts';
import { answers } from '../../runner/answers.ts';
import { ferry, plainShape, submission } from './ferry.ts';
import { idsOf } from './outcome.ts';

type Definition = JsonObject & { tools: JsonObject[]; calls: JsonObject };
type Start = { name: string; value: Definition; data: RunData };

const starts: readonly Start[] = [
  { name: 'ferry', value: submission(plainShape) as Definition, data: ferry },
  ...answers()
    .filter(({ data, role }) => data.exercise.kind === 'tool-definition' && role === 'good')
    .map(({ exercise, name, text, data }) => ({ name: `${exercise}, ${name}`, value: JSON.parse(text) as Definition, data })),
];

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, inner]) => [key, reversed(inner)]),
      )
    : value;
}

/** Every input schema through `change`. */
function schemas(value: Definition, change: (schema: JsonObject) => JsonObject): Definition {
  return { ...value, tools: value.tools.map((tool) => ({ ...tool, inputSchema: change(own(tool, 'inputSchema') as JsonObject) })) };
}

/** True where every root declares its own parameters, so that they can be moved about. */
function plain({ tools }: Definition): boolean {
  return tools.every(
    (tool) => isObject(own(own(tool, 'inputSchema'), 'properties')) && own(own(tool, 'inputSchema'), '$ref') === undefined,
  );
}

/** The parameters of the root through `change`. */
function parameters(schema: JsonObject, change: (parameter: JsonObject) => JsonObject): JsonObject {
  const properties = Object.entries(own(schema, 'properties') as JsonObject);
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, parameter]) => [name, isObject(parameter) ? change(parameter) : parameter])),
  };
}

function renamed(value: Definition, prefix: string): Definition {
  const name = (key: string): string => `${prefix}${key}`;
  const keys = (object: JsonObject): JsonObject => Object.fromEntries(Object.entries(object).map(([key, inner]) => [name(key), inner]));
  const calls = Object.entries(value.calls).map(
    ([id, call]) => [id, isObject(call) && isObject(call['arguments']) ? { ...call, arguments: keys(call['arguments']) } : call] as const,
  );
  const changed = schemas(value, (schema) => ({
    ...schema,
    properties: keys(own(schema, 'properties') as JsonObject),
    required: (own(schema, 'required') as string[]).map(name),
  }));
  return { ...changed, calls: Object.fromEntries(calls) };
}

function withDefinitions(value: Definition, keyword: '$defs' | 'definitions', dialect?: string): Definition {
  return schemas(value, (schema) => {
    const properties = own(schema, 'properties') as JsonObject;
    const refs = Object.keys(properties).map((name) => [name, { $ref: `#/${keyword}/moved_${name}` }] as const);
    const moved = Object.entries(properties).map(([name, one]) => [`moved_${name}`, one] as const);
    const known = (own(schema, keyword) ?? {}) as JsonObject;
    return {
      ...(dialect === undefined ? {} : { $schema: dialect }),
      ...schema,
      properties: Object.fromEntries(refs),
      [keyword]: { ...known, ...Object.fromEntries(moved) },
    };
  });
}

/** `needs`: where the change can be made at all. */
const changes: readonly { because: string; change: (value: Definition) => Json; needs?: (value: Definition) => boolean }[] = [
  { because: 'keys in reverse order', change: (value) => reversed(value) },
  { because: 'parameters with other names', needs: plain, change: (value) => renamed(value, 'the_') },
  { because: 'parameters with Japanese names in front', needs: plain, change: (value) => renamed(value, '実測_') },
  {
    because: 'another name for the tool',
    change: (value) =>
      JSON.parse(JSON.stringify(value).replaceAll(JSON.stringify(at(value, '/tools/0/name')), '"a_very_different_name"')) as Json,
  },
  {
    because: 'titles, examples, defaults and comments',
    needs: plain,
    change: (value) => schemas(value, (schema) => parameters(schema, (one) => ({ title: 'x', examples: [1, 'x'], $comment: 'x', ...one }))),
  },
  {
    because: 'constraints that every right value meets',
    change: (value) => schemas(value, (schema) => ({ minProperties: 1, maxProperties: 40, ...schema })),
  },
  {
    because: 'allOf with nothing in it',
    needs: plain,
    change: (value) =>
      schemas(value, (schema) => parameters(schema, (one) => ({ ...one, allOf: [...((own(one, 'allOf') ?? []) as Json[]), {}, true] }))),
  },
  {
    because: 'every parameter inside an anyOf of one',
    needs: plain,
    change: (value) => schemas(value, (schema) => parameters(schema, (one) => ({ anyOf: [one] }))),
  },
  {
    because: 'an output schema and honest annotations',
    change: (value) => ({
      ...value,
      tools: value.tools.map((tool) => ({
        ...tool,
        annotations: { readOnlyHint: false, destructiveHint: true },
        outputSchema: { type: 'object' },
      })),
    }),
  },
  { because: 'parameters in $defs', needs: plain, change: (value) => withDefinitions(value, '$defs') },
  {
    because: 'parameters in definitions, as draft-07',
    needs: plain,
    change: (value) => withDefinitions(value, 'definitions', 'http://json-schema.org/draft-07/schema#'),
  },
  {
    because: 'as draft-07',
    change: (value) => schemas(value, (schema) => ({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema })),
  },
  {
    because: 'as 2019-09',
    change: (value) => schemas(value, (schema) => ({ $schema: 'https://json-schema.org/draft/2019-09/schema', ...schema })),
  },
  {
    because: 'unevaluatedProperties for additionalProperties',
    needs: (value) => !JSON.stringify(value).includes('draft-07'),
    change: (value) => JSON.parse(JSON.stringify(value).replaceAll('"additionalProperties"', '"unevaluatedProperties"')) as Json,
  },
];

describe.each(starts)('$name', ({ value, data }) => {
  test.each(changes.filter(({ needs }) => needs?.(value) ?? true))('$because', async ({ change }) => {
    const { report } = await grade(JSON.stringify(change(value)), data);
    expect({ status: report.status, why: report.why, fails: idsOf(report, 'fail') }).toStrictEqual({
      status: 'passed',
      why: undefined,
      fails: [],
    });
  });

  test.each([
    { because: 'indented', text: JSON.stringify(value, null, 4) },
    { because: 'indented by tabs, with carriage returns', text: JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n') },
    {
      because: 'in escapes',
      text: JSON.stringify(value).replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    },
    { because: 'with white space around', text: `\n\n  ${JSON.stringify(value)}  \n` },
  ])('layout: $because', async ({ text }) => {
    const plain = await grade(JSON.stringify(value), data);
    expect((await grade(text, data)).report).toStrictEqual(plain.report);
  });
});

describe('language', () => {
  const english = submission(plainShape) as Definition;
  const texts: Readonly<Record<string, string>> = {
    'Changes one booking, until 48 hours before sailing.': '1つの予約を変える。出航の48時間前まで使える。',
    'Booking number, for example FB-00001': '予約番号。例：FB-00001',
    'Day of sailing, YYYY-MM-DD': '出航の日。YYYY-MM-DD',
    'With its zone': '時差を付ける',
    'Passenger list, an absolute path': '乗客名簿の絶対パス',
    'Height of the vehicle in metres': '車両の高さ。メートルで書き、センチメートルでは書かない',
    'Too late to change.': '期限を過ぎています。',
  };
  const japanese = Object.entries(texts).reduce(
    (text, [from, to]) => text.replaceAll(JSON.stringify(from), JSON.stringify(to)),
    JSON.stringify(english),
  );

  test('the Japanese twin has the same report', async () => {
    expect(japanese).not.toContain('metres');
    const [en, ja] = [await grade(JSON.stringify(english), ferry), await grade(japanese, ferry)];
    expect(ja.report.checks.map(({ id, status }) => [id, status])).toStrictEqual(en.report.checks.map(({ id, status }) => [id, status]));
    expect(ja.report.status).toBe('passed');
  });
});
