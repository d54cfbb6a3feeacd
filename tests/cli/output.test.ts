// What other people wrote reaches the terminal as text: no control character of it is sent, and JSON keeps its value.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = join(import.meta.dirname, '../../src/cli/main.ts');
const name = 'bed\u001b]0;x\u0007\u009b31m';
const run = (...args: string[]): string => {
  const input = JSON.stringify({ name, inputSchema: { type: 'object' } });
  return execFileSync(process.execPath, [main, 'check', '-', ...args], { input, encoding: 'utf8' });
};

test('text', () => {
  const out = run('--lang', 'en');
  expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(out).toContain('bed\\u001b]0;x\\u0007\\u009b31m');
});

test('JSON', () => {
  const out = run('--json');
  expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
  expect((JSON.parse(out) as { files: [{ artefacts: [{ name: string }] }] }).files[0].artefacts[0].name).toBe(name);
});
