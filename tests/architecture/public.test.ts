// The project is written for the public: no file names the machine or the folders it was written on, and no registry but the public one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source.ts';

const text = /\.(ts|tsx|mjs|js|json|astro|css|md|mdx|yaml|yml|txt|svg)$|^[^.]+$|^\.[^.]+$/;

function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((path) => text.test(path.split('/').at(-1) ?? '') && existsSync(join(root, path)));
}

const folder = (...parts: string[]): string => ['', ...parts].join('/');
const forbidden: readonly { words: string; because: string }[] = [
  { words: folder('work', 'main'), because: 'a path of one machine' },
  { words: folder('work', 'shared'), because: 'a path of one machine' },
  { words: folder('tmp', 'brief'), because: 'a path of one machine' },
  { words: ['shared', 'seeds'].join('/'), because: 'a folder that readers do not have' },
  { words: ['shared', 'facts'].join('/'), because: 'a folder that readers do not have' },
];

test.each(forbidden)('no file names $words: $because', ({ words }) => {
  const files = projectFiles();
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => readFileSync(join(root, path), 'utf8').includes(words))).toStrictEqual([]);
});

test('the lock file names the public registry only', () => {
  const hosts = [...readFileSync(join(root, 'package-lock.json'), 'utf8').matchAll(/"resolved": "(https?:\/\/[^/"]+)/g)].map(
    (match) => match[1],
  );
  expect(hosts.filter((host) => host !== 'https://registry.npmjs.org')).toStrictEqual([]);
});
