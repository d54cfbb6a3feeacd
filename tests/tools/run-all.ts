// `npm test`: every stage in order. The last line is "N passed, N failed"; a stage that ran nothing, and a test that was skipped, count as failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './install-browser.ts';
import { run } from './run.ts';
import type { Tally } from './tally.ts';
import { add, fromPlaywright, fromStep, fromVitest, lastLine } from './tally.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pokayoke-'));
const started = Date.now();
let total: Tally = { passed: 0, failed: 0 };

function report(name: string, tally: Tally): void {
  total = add(total, tally);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`\n── ${name}: ${String(tally.passed)} passed, ${String(tally.failed)} failed (${seconds} s since the start)`);
}

async function step(name: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n── ${name}`);
  const code = await run(command, args);
  report(name, fromStep(code));
  return code === 0;
}

type Step = [name: string, command: string, args: string[]];

/** Runs steps two at a time, for they use one core each. What a step says is shown in one piece when it ends. */
async function steps(all: readonly Step[]): Promise<void> {
  const waiting = [...all];
  const takeNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (next === undefined) return;
    const [name, command, args] = next;
    let said = '';
    const code = await run(command, args, {}, (text) => {
      said += text;
    });
    console.log(`\n── ${name}\n${said.trimEnd()}`);
    report(name, fromStep(code));
    await takeNext();
  };
  await Promise.all([takeNext(), takeNext()]);
}

installBrowser();
await steps([
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['types', 'astro', ['check', '--minimumFailingSeverity', 'error']],
  ['Japanese texts', 'textlint', ['content/**/*.{md,mdx}', 'exercises/**/*.ja.md']],
  ['Japanese texts in data and words', 'node', ['tests/tools/lint-ja/main.ts']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['unused code', 'knip', []],
  ['published schemas', 'node', ['tests/tools/schemas/main.ts', '--check']],
]);

console.log('\n── unit, architecture, golden, contract, hostile, doctor');
const unit = join(scratch, 'vitest.json');
const unitCode = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]);
report('vitest', fromVitest(unit, unitCode));

if (await step('build', 'npm', ['run', '--silent', 'build'])) {
  console.log('\n── pages in a browser');
  const pages = join(scratch, 'playwright.json');
  const code = await run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: pages,
  });
  report('playwright', fromPlaywright(pages, code));
} else {
  report('pages in a browser (not run: the build failed)', { passed: 0, failed: 1 });
}

rmSync(scratch, { recursive: true, force: true });
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
