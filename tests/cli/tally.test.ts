// `npm test` counts honestly: skipped, unloaded, flaky and empty are failures.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { add, fromPlaywright, fromStep, fromVitest, lastLine } from '../tools/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'pokayoke-tally-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const fine = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const vitest: readonly { report: object; code: number; tally: object; because: string }[] = [
  { report: fine, code: 0, tally: { passed: 5, failed: 0 }, because: 'all passed' },
  { report: { ...fine, numFailedTests: 2 }, code: 1, tally: { passed: 5, failed: 2 }, because: 'two failed' },
  { report: { ...fine, numPendingTests: 1 }, code: 0, tally: { passed: 5, failed: 1 }, because: 'a skipped test is not silent' },
  { report: { ...fine, numPassedTests: 0 }, code: 0, tally: { passed: 0, failed: 1 }, because: 'nothing ran' },
  { report: fine, code: 1, tally: { passed: 5, failed: 1 }, because: 'an error outside any test' },
  {
    report: { ...fine, testResults: [{ status: 'failed', assertionResults: [] }] },
    code: 1,
    tally: { passed: 5, failed: 1 },
    because: 'a file that could not be loaded',
  },
];

test.each(vitest)('vitest: $because', ({ report, code, tally }) => {
  expect(fromVitest(file(report), code)).toStrictEqual(tally);
});

const playwright: readonly { stats: object; errors: unknown[]; code: number; tally: object; because: string }[] = [
  {
    stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    code: 0,
    tally: { passed: 9, failed: 0 },
    because: 'all passed',
  },
  {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [],
    code: 1,
    tally: { passed: 7, failed: 3 },
    because: 'flaky and skipped count',
  },
  {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    code: 0,
    tally: { passed: 0, failed: 1 },
    because: 'nothing ran',
  },
  {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{}],
    code: 1,
    tally: { passed: 0, failed: 1 },
    because: 'it could not start',
  },
];

test.each(playwright)('playwright: $because', ({ stats, errors, code, tally }) => {
  expect(fromPlaywright(file({ stats, errors }), code)).toStrictEqual(tally);
});

test('a missing report is a failure', () => {
  expect(fromVitest(join(folder, 'none.json'), 0)).toStrictEqual({ passed: 0, failed: 1 });
  expect(fromPlaywright(join(folder, 'none.json'), 0)).toStrictEqual({ passed: 0, failed: 1 });
});

test('the last line is the sum', () => {
  expect(lastLine(add(fromStep(0), add(fromStep(1), { passed: 40, failed: 0 })))).toBe('41 passed, 1 failed');
});
