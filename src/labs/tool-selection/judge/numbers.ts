// Checks over the numbers: a tool takes its own kind, also those that no request shows, and its schema refuses the others' and a call without one.
import { type KnownRule, checks } from '../../../grading/index.ts';
import type { Check } from '../../../model/report.ts';
import type { RunFacts } from './data.ts';

function ruleFor(takes: boolean, number: string | null): KnownRule {
  if (takes) return 'selection.number-taken';
  return number === null ? 'selection.number-needed' : 'selection.number-refused';
}

/** One check for each call that was sent. */
export function onNumbers({ numbers }: RunFacts): Check[] {
  return numbers.flatMap(({ id, tool, index, number, takes, taken, parameter, steps, holdout }) => {
    const found = taken === takes ? [] : [{ pointer: `/tools/${String(index)}/inputSchema`, params: { tool, number, parameter } }];
    return checks(ruleFor(takes, number), found, { case: id, holdout, evidence: steps });
  });
}
