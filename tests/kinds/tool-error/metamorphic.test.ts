// Changes that mean nothing leave the verdict as it is: order, unknown fields, `_meta`, other names for the same fields, language.
import { describe, expect, test } from 'vitest';
import type { RunData } from '../../../src/model/exercise.ts';
import { type Json, type JsonObject, isObject, own } from '../../../src/model/json.ts';
import { grade } from '../../../src/runner/grade.ts';
import { answers } from '../../runner/answers.ts';
import { good, tickets } from './tickets.ts';

type Start = { name: string; value: JsonObject; data: RunData };

const starts: readonly Start[] = [
  { name: 'tickets, en', value: good('en'), data: tickets },
  { name: 'tickets, ja', value: good('ja'), data: tickets },
  ...answers()
    .filter(({ data, role }) => data.exercise.kind === 'tool-error' && role === 'good')
    .map(({ exercise, name, text, data }) => ({ name: `${exercise}, ${name}`, value: JSON.parse(text) as JsonObject, data })),
];

function reversed(value: Json): Json {
  // Lists keep their order: the first block is the first that is heard.
  if (Array.isArray(value)) return value.map(reversed);
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, inner]) => [key, reversed(inner)]),
      )
    : value;
}

/** Every result through `change`. */
function results(value: JsonObject, change: (result: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([id, response]) => {
      const result = own(response, 'result');
      return [id, isObject(response) && isObject(result) ? { ...response, result: change(result) } : response];
    }),
  );
}

/** Fields under other names, in `structuredContent` and in its copy as text. */
function fields(value: JsonObject, names: Readonly<Record<string, string>>): Json {
  const swap = (text: string, quote: string): string =>
    Object.entries(names).reduce((whole, [from, to]) => whole.replaceAll(`${quote}${from}${quote}:`, `${quote}${to}${quote}:`), text);
  return JSON.parse(swap(swap(JSON.stringify(value), '"'), '\\"')) as Json;
}

const changes: readonly { because: string; change: (value: JsonObject) => Json }[] = [
  { because: 'keys in reverse order', change: reversed },
  {
    because: '_meta with a reference number',
    change: (value) => results(value, (result) => ({ ...result, _meta: { 'com.example/reference': 'A-1' } })),
  },
  { because: 'members that nobody knows', change: (value) => results(value, (result) => ({ ...result, 'x-note': [1, { a: null }] })) },
  {
    because: 'annotations on the blocks',
    change: (value) =>
      results(value, (result) => ({
        ...result,
        content: (own(result, 'content') as JsonObject[]).map((block) => ({ ...block, annotations: { audience: ['user'] } })),
      })),
  },
  { because: 'isError false where there was none', change: (value) => results(value, (result) => ({ isError: false, ...result })) },
  { because: 'errorCategory and isRetryable', change: (value) => fields(value, { category: 'errorCategory', retryable: 'isRetryable' }) },
  { because: 'kind and retriable', change: (value) => fields(value, { category: 'kind', retryable: 'retriable' }) },
  {
    because: 'kinds in capitals',
    change: (value) =>
      JSON.parse(
        JSON.stringify(value).replace(/(?<=:\\?")(transient|validation|policy|permission)(?=\\?")/g, (word) => word.toUpperCase()),
      ) as Json,
  },
];

describe.each(starts)('$name', ({ value, data }) => {
  test.each(changes)('$because', async ({ change }) => {
    const { report } = await grade(JSON.stringify(change(value)), data);
    const fails = report.checks.filter(({ status }) => status === 'fail').map(({ id }) => id);
    expect({ status: report.status, fails }).toStrictEqual({ status: 'passed', fails: [] });
  });

  test('layout', async () => {
    const plain = (await grade(JSON.stringify(value), data)).report;
    expect((await grade(JSON.stringify(value, null, 3).replaceAll('\n', '\r\n'), data)).report).toStrictEqual(plain);
  });
});
