// `npm run fuzz [-- --runs N] [--seed N]`: every law with many inputs, each with a bound on its time. Prints one line per law.
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { compared, laws } from './laws.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string', default: '20261130' } } });
const [runs, seed] = [Number(values.runs), Number(values.seed)];
/** No single input may take longer, in milliseconds. */
const longest = 1000;
let failed = 0;

for (const { name, property } of laws) {
  let slowest = 0;
  const watched: fc.IProperty<unknown> = Object.assign(Object.create(property) as fc.IProperty<unknown>, {
    run: (value: unknown) => {
      const started = performance.now();
      const outcome = property.run(value);
      const took = performance.now() - started;
      slowest = Math.max(slowest, took);
      return took > longest && outcome === null ? { error: new Error(`took ${took.toFixed(0)} ms`) } : outcome;
    },
  });
  const details = fc.check(watched as fc.IProperty<unknown[]>, { numRuns: runs, seed });
  const line = `${name}  ${String(details.numRuns)} inputs, slowest ${slowest.toFixed(0)} ms`;
  if (details.failed) {
    failed += 1;
    console.log(`FAILED  ${line}\n${String(details.errorInstance)}\n${fc.defaultReportMessage(details) ?? ''}`);
  } else {
    console.log(`ok      ${line}`);
  }
}
console.log(`drift and ajv compared on ${String(compared.valid)} valid and ${String(compared.invalid)} invalid calls`);
if (compared.valid === 0 || compared.invalid === 0) failed += 1;
console.log(`${String(laws.length - failed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
