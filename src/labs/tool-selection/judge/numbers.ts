// Checks over the numbers: a tool takes its own kind, also those that no request shows, and its schema refuses the others'.
import { checks } from '../../../grading/index.ts';
import type { Check } from '../../../model/report.ts';
import type { RunFacts } from './data.ts';

/** One check for each number that was sent. */
export function onNumbers({ numbers }: RunFacts): Check[] {
  return numbers.flatMap(({ id, tool, index, number, takes, taken, parameter, steps, holdout }) => {
    const found = taken === takes ? [] : [{ pointer: `/tools/${String(index)}/inputSchema`, params: { tool, number, parameter } }];
    return checks(takes ? 'selection.number-taken' : 'selection.number-refused', found, { case: id, holdout, evidence: steps });
  });
}
