// Decision 14: TypeScript stays erasable, and the command line runs on Node without a build.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('tsconfig keeps the options that make type stripping safe', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')) as {
    config: { compilerOptions: Record<string, unknown> };
  };
  expect(config.compilerOptions).toMatchObject({
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  });
});

test('node src/cli/main.ts --help works on the source as it is', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/main.ts', '--help'], { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('pokayoke grade');
});
