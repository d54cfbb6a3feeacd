// The published schemas are what the model says today, and each can be used alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { buildSchemas } from '../tools/schemas/build.ts';

const folder = join(import.meta.dirname, '../../public/schemas');
const built = await buildSchemas();

test('public/schemas holds exactly the published schemas; if not: npm run schemas', () => {
  const present = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  expect(present.toSorted()).toStrictEqual([...built.keys()].toSorted());
  const stale = present.filter((name) => readFileSync(join(folder, name), 'utf8') !== built.get(name));
  expect(stale).toStrictEqual([]);
});

test('building twice gives the same bytes', async () => {
  expect(await buildSchemas()).toStrictEqual(built);
});

test.each([...built])('%s compiles alone, names itself and has no anonymous definition', (name, text) => {
  const schema = JSON.parse(text) as { $id: string; title: string; description: string };
  expect(schema).toMatchObject({ $id: name, title: expect.any(String) as string, description: expect.any(String) as string });
  expect(text).not.toContain('__schema');
  expect(() => new Ajv2020({ strict: true, strictTypes: false }).compile(schema)).not.toThrow();
});
