// Runs the official JSON-Schema-Test-Suite, required 2020-12 part, against the judge. No package carries the suite: give a checkout.
//   node tests/tools/run-schema-suite.ts path/to/JSON-Schema-Test-Suite
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownMisses } from '../schema/known-misses.ts';
import { runSuite, type SuiteFile } from '../schema/suite.ts';

const [checkout] = process.argv.slice(2);
if (checkout === undefined) throw new Error('run-schema-suite: give the path of a checkout of json-schema-org/JSON-Schema-Test-Suite');

const folder = join(checkout, 'tests/draft2020-12');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted();
const { total, right, unexpected, stale } = runSuite(
  names.map((file) => ({ file, groups: JSON.parse(readFileSync(join(folder, file), 'utf8')) as SuiteFile['groups'] })),
  knownMisses,
);

for (const line of unexpected) console.log(`unexpected: ${line}`);
for (const line of stale) console.log(`stale: ${line}`);
console.log(
  `${String(right)} of ${String(total)} right, ${String(total - right - unexpected.length)} not judged as listed, ${String(unexpected.length)} unexpected, ${String(stale.length)} stale rows`,
);
process.exitCode = unexpected.length + stale.length === 0 ? 0 : 1;
