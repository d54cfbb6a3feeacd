// `npm run conformance`: the official suite, both requirement sets, against `pokayoke serve`; then MCP Inspector.
// Exit code 0 only where every scored scenario passed by checks of its own, and the Inspector was answered rightly.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absentFixtures, knownFailures, remarks, unjudged } from './expected.ts';
import { fixtures } from './fixtures.ts';
import { inspect, inspected } from './inspector.ts';
import { served } from './served.ts';
import { namesInSuite, runSet, version } from './suite.ts';
import { judgeScenario } from './verdict.ts';

const tally = { passed: 0, failed: 0 };

function note(right: boolean, line: string): void {
  tally[right ? 'passed' : 'failed'] += 1;
  console.log(`${right ? '✓' : '✗'} ${line}`);
}

const scratch = mkdtempSync(join(tmpdir(), 'pokayoke-conformance-'));
const server = await served(['--http', '0', '--scenario', 'conformance', '--lang', 'en']);
console.log(`@modelcontextprotocol/conformance ${version} against ${server.url}`);

const there = await fixtures(server.url);
for (const name of namesInSuite()) {
  const known = there.has(name) !== Object.hasOwn(absentFixtures, name);
  if (!known) note(false, `the suite names ${name}: serve it, or say in tests/conformance/expected.ts why not`);
}

const sums: string[] = [];
for (const revision of ['2026-07-28', '2025-11-25']) {
  console.log(`\n── ${revision}`);
  const { code, results } = await runSet(revision, server.url, join(scratch, revision));
  note(code === 0, `the suite's own exit code: ${String(code)}`);
  const verdicts = results.map((result) => ({ ...judgeScenario(revision, result, { unjudged, remarks, knownFailures }), result }));
  for (const { scenario, state, judged, faults, result } of verdicts) {
    const counted = result.unscored === undefined ? '' : ` (not scored: ${result.unscored})`;
    const line = [`${scenario}${counted}: ${state}, ${String(judged)} checks of its own`, ...faults].join('\n    ');
    if (state === 'unjudged' && result.unscored !== undefined) console.log(`- ${line}`);
    else note(state === 'passed', line);
  }
  const scored = verdicts.filter(({ result }) => result.unscored === undefined);
  const others = verdicts.filter(({ result }) => result.unscored !== undefined);
  const passed = (list: typeof verdicts): string =>
    `${String(list.filter(({ state }) => state === 'passed').length)} of ${String(list.length)}`;
  sums.push(`${revision}: ${passed(scored)} scored scenarios passed; of those not scored ${passed(others)}`);
}
await server.stop();

console.log('\n── MCP Inspector');
const other = await served(['--http', '0', '--scenario', inspected, '--lang', 'en']);
for (const { line, right } of await inspect(other.url)) note(right, line);
await other.stop();
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${sums.join('\n')}`);
for (const { revision, scenario, because } of unjudged) console.log(`not judged: ${scenario} (${revision}): ${because}`);
for (const { revision, scenario, because } of knownFailures) console.log(`known failure: ${scenario} (${revision}): ${because}`);
console.log(`${String(tally.passed)} passed, ${String(tally.failed)} failed`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
