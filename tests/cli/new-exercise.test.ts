// A scaffolded exercise is named in full by the catalogue: nothing invented, nothing forgotten.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCommand } from '../../src/cli/new-exercise.ts';
import { readExerciseFolder } from '../../src/cli/project.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pokayoke-new-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('it makes every file of the folder and says what to do next', () => {
  const result = newCommand(['parcel-size', '--kind', 'tool-definition'], folder);
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(result.out).toContain('npm run doctor -- parcel-size');
  expect(readdirSync(join(folder, 'parcel-size')).toSorted()).toStrictEqual([
    'answers',
    'battery.yaml',
    'brief.en.md',
    'brief.ja.md',
    'debrief.en.md',
    'debrief.ja.md',
    'exercise.yaml',
    'hints.en.md',
    'hints.ja.md',
    'starter.json',
  ]);
});

test('what is missing is named, file by file', () => {
  newCommand(['parcel-size', '--kind', 'tool-error'], folder);
  const read = readExerciseFolder('parcel-size', folder);
  const named = read.ok ? [] : read.error.map(({ file }) => file.replace(/^.*parcel-size\//, ''));
  expect(new Set(named)).toStrictEqual(
    new Set(['brief.ja.md', 'brief.en.md', 'hints.ja.md', 'hints.en.md', 'debrief.ja.md', 'debrief.en.md', 'exercise.yaml']),
  );
});

const refused: readonly { args: string[]; says: RegExp; because: string }[] = [
  { args: [], says: /Give a name and a kind/, because: 'nothing was given' },
  { args: ['a'], says: /Give a name and a kind/, because: 'no kind' },
  { args: ['Parcel Size', '--kind', 'tool-error'], says: /cannot be a name/, because: 'ids are kebab-case' },
  { args: ['../escape', '--kind', 'tool-error'], says: /cannot be a name/, because: 'a name is not a path' },
  { args: ['parcel', '--kind', 'tool-eror'], says: /no kind "tool-eror"[\s\S]*tool-error/, because: 'the known kinds are listed' },
  { args: ['parcel', '--sort', 'x'], says: /arguments cannot be read/, because: 'an unknown option' },
];

test.each(refused)('$args is refused: $because', ({ args, says }) => {
  const result = newCommand(args, folder);
  expect(result.code).toBe(2);
  expect(result.err).toMatch(says);
  expect(readdirSync(folder)).toStrictEqual([]);
});

test('an existing folder is left alone', () => {
  newCommand(['parcel', '--kind', 'tool-error'], folder);
  expect(newCommand(['parcel', '--kind', 'tool-error'], folder)).toMatchObject({ code: 2, out: '' });
  expect(existsSync(join(folder, 'parcel/exercise.yaml'))).toBe(true);
});

describe('from a definition', () => {
  const tool = {
    name: 'cancel_order',
    description: 'Cancels one order.',
    inputSchema: {
      type: 'object',
      properties: {
        order_number: { type: 'string', pattern: '^[0-9]{3}-[0-9]{4}$' },
        amount: { type: 'integer', minimum: 1, maximum: 50000 },
        reason: { type: 'string', enum: ['customer', 'stock'] },
        day: { type: 'string', format: 'date' },
        lines: { type: 'array' },
      },
      required: ['order_number', 'amount'],
      additionalProperties: false,
    },
  };
  const from = (value: unknown): ReturnType<typeof newCommand> => {
    const file = join(folder, 'given.json');
    writeFileSync(file, JSON.stringify(value));
    const result = newCommand(['my-tool', '--from', file], folder);
    rmSync(file);
    return result;
  };

  test('the definition is the starting point, with calls that it accepts; facts and traps are drawn from its parameters', () => {
    expect(from({ tools: [tool] })).toMatchObject({ code: 0, err: '' });
    const read = (name: string): string => readFileSync(join(folder, 'my-tool', name), 'utf8');
    const starter = JSON.parse(read('starter.json')) as { tools: unknown[]; calls: Record<string, { arguments: unknown }> };
    expect(starter.tools).toStrictEqual([tool]);
    expect(starter.calls['request-1']?.arguments).toMatchObject({ amount: 1 });
    for (const part of ['kind: quantity', 'kind: identifier', 'kind: word', 'kind: date']) expect(read('exercise.yaml')).toContain(part);
    for (const part of ['amount-negative', 'amount-beyond-limit', 'order-number-full-width-digits', 'unknown-key']) {
      expect(read('battery.yaml')).toContain(`id: ${part}`);
    }
    expect(read('exercise.yaml') + read('battery.yaml')).not.toMatch(/[&*]a\d/);
  });

  test('what people must write is empty and named; nothing that was drawn is at fault', () => {
    from(tool);
    const read = readExerciseFolder('my-tool', folder);
    const named = read.ok ? [] : read.error.map(({ file, what }) => `${file.replace(/^.*my-tool\//, '')} ${what}`);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((fault) => !/Is empty|\.(?:ja|en)`|objectives|worked\.steps/.test(fault))).toStrictEqual([]);
  });

  const refusedDefinitions: readonly { value: unknown; because: string }[] = [
    { value: { tools: [tool, tool] }, because: 'a list does not say which' },
    { value: { tools: [] }, because: 'an empty list' },
    { value: { hello: 1 }, because: 'no definition' },
    { value: [1], because: 'no object' },
  ];
  test.each(refusedDefinitions)('$because: nothing is made', ({ value }) => {
    expect(from(value)).toMatchObject({ code: 2 });
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  test('another kind cannot be made from a definition', () => {
    expect(newCommand(['my-tool', '--kind', 'tool-error', '--from', 'x.json'], folder)).toMatchObject({ code: 2 });
    expect(readdirSync(folder)).toStrictEqual([]);
  });
});
