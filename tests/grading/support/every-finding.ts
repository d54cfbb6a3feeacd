// What every rule finds in everything that is known to break it: the wrong fragment of its page and the rows of its table.
import type { KnownRule } from '../../../src/grading/index.ts';
import type { Check } from '../../../src/model/report.ts';
import { table } from '../tables/index.ts';
import { pageOf, ruleIds } from './pages.ts';
import { runFragment } from './run-fragment.ts';

/** One finding, and the rule that it is of. */
export type Found = { rule: KnownRule; check: Check };

/** Runs everything and gives the checks that failed or advise. */
export async function everyFinding(): Promise<Found[]> {
  const inputs = [
    ...ruleIds.map((rule) => ({ rule, value: pageOf(rule).wrong })),
    ...table.filter(({ fires }) => fires).map(({ rule, value }) => ({ rule, value })),
  ];
  const found: Found[] = [];
  for (const { rule, value } of inputs) {
    const { checks } = await runFragment(rule, value);
    found.push(...checks.filter(({ status }) => status === 'fail' || status === 'advice').map((check) => ({ rule, check })));
  }
  return found;
}
