// A scaffolded exercise is named in full by the catalogue: nothing invented, nothing forgotten.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
