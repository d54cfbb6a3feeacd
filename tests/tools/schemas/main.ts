// `npm run schemas` writes public/schemas; with --check it writes nothing and fails where a file is stale.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchemas } from './build.ts';

const folder = join(import.meta.dirname, '../../../public/schemas');
const check = process.argv.includes('--check');
const built = await buildSchemas();
mkdirSync(folder, { recursive: true });
const present = new Set(readdirSync(folder).filter((name) => name.endsWith('.schema.json')));
const stale: string[] = [];

for (const [name, text] of built) {
  const path = join(folder, name);
  if (present.has(name) && readFileSync(path, 'utf8') === text) continue;
  stale.push(name);
  if (!check) writeFileSync(path, text);
}
for (const name of present) {
  if (built.has(name)) continue;
  stale.push(name);
  if (!check) rmSync(join(folder, name));
}
const done = check ? 'stale' : 'written';
console.log(stale.length === 0 ? `${String(built.size)} schemas, all current` : `${done}: ${stale.toSorted().join(', ')}`);
if (check && stale.length > 0) {
  console.error('The published schemas differ from src/model. Run: npm run schemas');
  process.exitCode = 1;
}
