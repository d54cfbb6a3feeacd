// The walls of floors.ts hold in the source, found here without ESLint; and the table itself is whole.
import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeGlobal, judgeMember } from './eslint/pure.ts';
import { exceptions, rooms } from './floors.ts';
import { judgeImport, roomOf } from './judge.ts';
import { importsOf, namesOf, root, sources } from './source.ts';

const all = sources();

test('the source is there', () => {
  expect(all.length).toBeGreaterThan(50);
});

test.each([0, 1, 2, 2.5, 3, 4, 5, 6])('floor %s is not empty', (floor) => {
  const files = all.filter(({ path }) => roomOf(path)?.room.floor === floor);
  expect(files.length).toBeGreaterThan(0);
});

const planned = new Set(['drift']);

test.each(rooms.filter(({ at }) => !at.includes('*') && !planned.has(at)).map(({ at }) => at))('src/%s is built', (at) => {
  expect(existsSync(join(root, 'src', at))).toBe(true);
});

test('every file stands in a room', () => {
  expect(all.filter(({ path }) => roomOf(path) === undefined).map(({ path }) => path)).toStrictEqual([]);
});

describe('the source keeps the walls', () => {
  test('imports', () => {
    const broken = all.flatMap((source) => importsOf(source).map((specifier) => [source.path, judgeImport(source.path, specifier)]));
    expect(broken.filter(([, message]) => message !== undefined)).toStrictEqual([]);
  });

  test('globals and members', () => {
    const broken = all.flatMap((source) => {
      const { globals, members } = namesOf(source);
      return [
        ...[...globals].map((name) => [source.path, judgeGlobal(source.path, name)]),
        ...[...members].map((name) => [source.path, judgeMember(source.path, name)]),
      ];
    });
    expect(broken.filter(([, message]) => message !== undefined)).toStrictEqual([]);
  });
});

test('every exception has a reason and is used', () => {
  for (const { from, to, because } of exceptions) {
    expect(because.length).toBeGreaterThan(20);
    const users = all.filter((source) => {
      if (!matchesGlob(source.path, from)) return false;
      const { globals, members } = namesOf(source);
      const imports = importsOf(source);
      return globals.has(to) || members.has(to) || imports.some((specifier) => specifier === to || specifier.includes(`/${to}`));
    });
    expect({ from, to, used: users.length > 0 }).toStrictEqual({ from, to, used: true });
  }
});
