// The committed meta-schema checks are what the generator writes, and need nothing at run time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../tools/generate-meta-schemas.mjs';

const files = [...generate()];

test.each(files.map(([name, text]) => ({ name, text })))('$name is up to date', ({ name, text }) => {
  const committed = readFileSync(join(import.meta.dirname, '../../src/schema/meta', name), 'utf8');
  expect(committed === text, 'run: node tests/tools/generate-meta-schemas.mjs').toBe(true);
});

test('no eval, no import at run time', () => {
  expect(files).toHaveLength(6);
  for (const [name, text] of files) {
    if (name.endsWith('.d.ts')) continue;
    expect(text).not.toMatch(/\beval\s*\(|\bFunction\s*\(|\brequire\s*\(|^import /m);
  }
});
