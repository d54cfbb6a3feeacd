// Changes that mean nothing leave the verdict as it is; changes that mean something do not.
import { describe, expect, test } from 'vitest';
import type { RunData } from '../../../src/model/exercise.ts';
import { type Json, type JsonObject, isObject, own, withValue } from '../../../src/model/json.ts';
import { grade } from '../../../src/runner/grade.ts';
import { answers } from '../../runner/answers.ts';

type Start = { name: string; value: JsonObject; data: RunData };

const starts: readonly Start[] = answers()
  .filter(({ data, role }) => data.exercise.kind === 'drift' && role === 'good')
  .map(({ exercise, name, text, data }) => ({ name: `${exercise}, ${name}`, value: JSON.parse(text) as JsonObject, data }));

function reversedKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversedKeys);
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, inner]) => [key, reversedKeys(inner)]),
      )
    : value;
}

/** Every reading of a change, or every prediction, through `change`. */
function entries(value: JsonObject, change: (entry: JsonObject) => JsonObject): Json {
  const key = isObject(own(value, 'changes')) ? 'changes' : 'calls';
  const held = own(value, key);
  if (!isObject(held)) throw new Error(`a good answer has ${key}`);
  return withValue(
    value,
    `/${key}`,
    Object.fromEntries(Object.entries(held).map(([id, entry]) => [id, isObject(entry) ? change(entry) : entry])),
  );
}

const listed = (value: Json | undefined): Json => (Array.isArray(value) ? value : (value ?? null));

const same: readonly { because: string; change: (value: JsonObject) => Json }[] = [
  { because: 'keys in reverse order', change: reversedKeys },
  {
    because: 'sets in another order',
    change: (value) =>
      entries(value, (entry) => ({ ...entry, ...(Array.isArray(entry['layer']) ? { layer: entry['layer'].toReversed() } : {}) })),
  },
  {
    because: 'one layer and one class as lists of one',
    change: (value) =>
      entries(value, (entry) => ({
        ...entry,
        ...(typeof entry['layer'] === 'number' ? { layer: [entry['layer']] } : {}),
        ...(typeof entry['evidence'] === 'string' ? { evidence: [entry['evidence']] } : {}),
      })),
  },
  {
    because: 'only the first to act',
    change: (value) =>
      entries(value, (entry) => ({ ...entry, ...(Array.isArray(entry['acts']) ? { acts: entry['acts'].slice(0, 1) } : {}) })),
  },
  {
    because: 'no place is null',
    change: (value) => entries(value, (entry) => ({ ...entry, ...(own(entry, 'shape') === undefined ? {} : { at: listed(entry['at']) }) })),
  },
  {
    because: 'a pointer from the arguments on',
    change: (value) =>
      entries(value, (entry) => ({
        ...entry,
        ...(typeof entry['at'] === 'string' ? { at: entry['at'].replace(/^\/arguments/u, '') } : {}),
      })),
  },
];

const other: readonly { because: string; change: (value: JsonObject) => Json }[] = [
  {
    because: 'another fate, another prediction',
    change: (value) =>
      entries(value, (entry) => ({
        ...entry,
        ...(own(entry, 'oldCall') === undefined ? { job: 'right', shape: 'valid', at: null } : { oldCall: 'works' }),
      })),
  },
  {
    because: 'every layer, every place',
    change: (value) =>
      entries(value, (entry) => (own(entry, 'layer') === undefined ? { ...entry, at: '/arguments' } : { ...entry, layer: [1, 2, 3] })),
  },
];

describe.each(starts)('$name', ({ value, data }) => {
  test.each(same)('passes still: $because', async ({ change }) => {
    const { report } = await grade(JSON.stringify(change(value)), data);
    expect(report.checks.filter(({ status }) => status === 'fail')).toStrictEqual([]);
    expect(report.status).toBe('passed');
  });

  test.each(other)('passes no more: $because', async ({ change }) => {
    expect((await grade(JSON.stringify(change(value)), data)).report.status).toBe('not-passed');
  });

  test('what is written changes nothing in the world', async () => {
    const seed = own(value, 'seed') ?? 0;
    const silent = (await grade(JSON.stringify({ changes: {}, watch: {}, seed, calls: {}, arrives: null }), data)).evidence;
    const spoken = (await grade(JSON.stringify(value), data)).evidence;
    expect(spoken.steps).toStrictEqual(silent.steps);
  });
});

const hostile: readonly { because: string; text: string; status: string }[] = [
  { because: 'no object', text: '[]', status: 'not-passed' },
  { because: 'nothing in it', text: '{}', status: 'not-passed' },
  { because: 'a number for the readings', text: '{"changes": 1, "watch": 2, "seed": 0, "calls": 3, "arrives": 4}', status: 'not-passed' },
  {
    because: 'a member __proto__',
    text: '{"changes": {"__proto__": {"layer": 1}}, "watch": {}, "seed": 1, "calls": {"__proto__": {}}, "arrives": {"__proto__": 1}}',
    status: 'not-passed',
  },
  {
    because: 'a seed beyond the last one',
    text: '{"seed": 1e9, "calls": {}, "arrives": {}, "changes": {}, "watch": {}}',
    status: 'not-passed',
  },
  { because: 'not JSON', text: '{"seed": ', status: 'unreadable' },
];

test.each(
  hostile.flatMap((row) =>
    [...new Map(starts.map(({ data }) => [data.exercise.id, data])).entries()].map(([id, data]) => ({ ...row, id, data })),
  ),
)('$id: $because', async ({ text, data, status }) => {
  expect((await grade(text, data)).report.status).toBe(status);
});
