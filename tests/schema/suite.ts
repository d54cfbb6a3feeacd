// Runs files of the official JSON-Schema-Test-Suite against the judge, and holds the result against the list of known misses.
import type { Json } from '../../src/model/json.ts';
import type { GuardCode } from '../../src/model/schema-error.ts';
import { judge } from '../../src/schema/index.ts';

/** One file of the suite. */
export type SuiteFile = {
  file: string;
  groups: { description: string; schema: Json; tests: { description: string; data: Json; valid: boolean }[] }[];
};

/** A group that the judge does not judge, and the guard that says so. Never a wrong verdict. */
export type KnownMiss = { file: string; group: string; guard: GuardCode };

/** What came of it. */
export type SuiteResult = {
  total: number;
  right: number;
  /** Tests with another verdict than the suite's, outside the list. */
  unexpected: string[];
  /** Listed groups in which nothing is missed any more, or which are not there. */
  stale: string[];
};

/** Runs all `files`. */
export function runSuite(files: readonly SuiteFile[], misses: readonly KnownMiss[]): SuiteResult {
  const unexpected: string[] = [];
  const used = new Set<KnownMiss>();
  let total = 0;
  let right = 0;
  for (const { file, groups } of files) {
    for (const { description: group, schema, tests } of groups) {
      const miss = misses.find((known) => known.file === file && known.group === group);
      for (const { description, data, valid } of tests) {
        total += 1;
        const verdict = judge(schema, data);
        if (verdict.status === (valid ? 'valid' : 'invalid')) right += 1;
        else if (miss !== undefined && verdict.status === 'not-judged' && verdict.guard.code === miss.guard) used.add(miss);
        else unexpected.push(`${file}: ${group}: ${description}: ${verdict.status === 'not-judged' ? verdict.guard.code : verdict.status}`);
      }
    }
  }
  return { total, right, unexpected, stale: misses.filter((miss) => !used.has(miss)).map(({ file, group }) => `${file}: ${group}`) };
}
