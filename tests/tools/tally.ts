// Counts what each stage of `npm test` really did. Nothing run, skipped, or unreadable is a failure, never a silent pass.
import { existsSync, readFileSync } from 'node:fs';

/** Passed and failed tests or steps. */
export type Tally = { passed: number; failed: number };

/** The sum of two. */
export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** One command that passes or fails as a whole. */
export function fromStep(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A stage must have run something; an exit code that nothing explains is one failure. */
function settle(tally: Tally, code: number): Tally {
  const explained = tally.failed > 0 || (code === 0 && tally.passed > 0);
  return explained ? tally : { ...tally, failed: 1 };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** What vitest's JSON report says. A file that could not be loaded is one failure. */
export function fromVitest(path: string, code: number): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests + skipped + unloaded }, code);
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] };

/** What Playwright's JSON report says. Flaky and skipped tests are failures. */
export function fromPlaywright(path: string, code: number): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  return settle({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }, code);
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed }: Tally): string {
  return `${String(passed)} passed, ${String(failed)} failed`;
}
