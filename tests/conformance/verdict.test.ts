// The judge over the suite: nothing that proves nothing may pass, and no list of excuses may go stale.
import { expect, test } from 'vitest';
import type { Check } from './suite.ts';
import { type Expected, type Verdict, judgeScenario } from './verdict.ts';

const own: Check = { id: 'tools-list', status: 'SUCCESS' };
const wire: Check = { id: 'wire-schema-valid', status: 'SUCCESS' };
const of = (status: Check['status'], id = 'a'): Check => ({ id, status });
const because = 'as is known';
const here = { revision: 'r', scenario: 's', because };

const rows: { because: string; checks: Check[]; expected?: Partial<Expected>; state: Verdict['state'] }[] = [
  { because: 'a check of its own passed', checks: [own, wire], state: 'passed' },
  { because: 'no check at all', checks: [], state: 'failed' },
  { because: 'only the messages were checked', checks: [wire], state: 'failed' },
  { because: 'a check failed', checks: [own, of('FAILURE')], state: 'failed' },
  { because: 'a SHOULD was missed', checks: [own, of('WARNING')], state: 'failed' },
  { because: 'a check was skipped', checks: [own, of('SKIPPED')], state: 'failed' },
  { because: 'a check only informs', checks: [own, of('INFO')], state: 'failed' },
  {
    because: 'a remark that is known',
    checks: [own, of('INFO')],
    expected: { remarks: [{ ...here, check: 'a', status: 'INFO' }] },
    state: 'passed',
  },
  {
    because: 'a known remark of another status',
    checks: [own, of('SKIPPED')],
    expected: { remarks: [{ ...here, check: 'a', status: 'INFO' }] },
    state: 'failed',
  },
  {
    because: 'a known remark that is gone',
    checks: [own],
    expected: { remarks: [{ ...here, check: 'a', status: 'INFO' }] },
    state: 'failed',
  },
  { because: 'known to judge nothing', checks: [of('SKIPPED')], expected: { unjudged: [here] }, state: 'unjudged' },
  { because: 'known to judge nothing, and judges now', checks: [own], expected: { unjudged: [here] }, state: 'failed' },
  { because: 'known to judge nothing, and fails', checks: [of('FAILURE')], expected: { unjudged: [here] }, state: 'failed' },
  { because: 'known of another revision', checks: [of('SKIPPED')], expected: { unjudged: [{ ...here, revision: 'q' }] }, state: 'failed' },
  { because: 'known to fail', checks: [own, of('FAILURE')], expected: { knownFailures: [here] }, state: 'known-failure' },
  { because: 'known to fail, and passes now', checks: [own], expected: { knownFailures: [here] }, state: 'failed' },
];
test.each(rows)('$because: $state', ({ checks, expected, state }) => {
  const lists: Expected = { unjudged: [], remarks: [], knownFailures: [], ...expected };
  expect(judgeScenario('r', { scenario: 's', unscored: undefined, checks }, lists).state).toBe(state);
});
