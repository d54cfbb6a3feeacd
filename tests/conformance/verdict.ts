// What a scenario's checks amount to. Pure. "Nothing was judged" is never a pass.
import type { KnownFailure, Remark, Unjudged } from './expected.ts';
import type { Check, ScenarioResult } from './suite.ts';

/** The lists of tests/conformance/expected.ts. */
export type Expected = { unjudged: readonly Unjudged[]; remarks: readonly Remark[]; knownFailures: readonly KnownFailure[] };

/** What became of a scenario: `unjudged` proves nothing, as is known; `known-failure` fails, as is known. */
export type Verdict = { scenario: string; state: 'passed' | 'failed' | 'unjudged' | 'known-failure'; judged: number; faults: string[] };

/** The suite checks the messages of every scenario against the schema, even of one that does nothing. */
const isOwn = ({ id }: Check): boolean => !id.startsWith('wire-schema-');

function faultsOf(revision: string, { scenario, checks }: ScenarioResult, { remarks }: Expected): string[] {
  const known = remarks.filter((remark) => remark.revision === revision && remark.scenario === scenario);
  const unexpected = checks.filter(
    ({ id, status }) => status !== 'SUCCESS' && !known.some((remark) => remark.check === id && remark.status === status),
  );
  const gone = known.filter(({ check, status }) => !checks.some((one) => one.id === check && one.status === status));
  return [
    ...unexpected.map(({ id, status, errorMessage }) => `${id}: ${status}${errorMessage === undefined ? '' : ` ${errorMessage}`}`),
    ...gone.map(({ check, status }) => `${check}: expected ${status}, which is not there; correct tests/conformance/expected.ts`),
  ];
}

/** Judges one scenario of a set. A scored one needs a check of its own that passed, and no check that did anything else unexpected. */
export function judgeScenario(revision: string, result: ScenarioResult, expected: Expected): Verdict {
  const { scenario, checks } = result;
  const judged = checks.filter((check) => isOwn(check) && check.status === 'SUCCESS').length;
  const is = (entry: { revision: string; scenario: string }): boolean => entry.revision === revision && entry.scenario === scenario;
  const broken = checks.some(({ status }) => status === 'FAILURE');
  if (expected.unjudged.some(is)) {
    if (judged === 0 && !broken) return { scenario, state: 'unjudged', judged, faults: [] };
    return { scenario, state: 'failed', judged, faults: ['is judged now; take it out of tests/conformance/expected.ts'] };
  }
  const faults = faultsOf(revision, result, expected);
  if (judged === 0) faults.push('no check of its own has passed: a fixture may be missing');
  if (expected.knownFailures.some(is)) {
    const stale = ['passes now; take it out of tests/conformance/expected.ts'];
    return faults.length > 0 ? { scenario, state: 'known-failure', judged, faults } : { scenario, state: 'failed', judged, faults: stale };
  }
  return { scenario, state: faults.length === 0 ? 'passed' : 'failed', judged, faults };
}
