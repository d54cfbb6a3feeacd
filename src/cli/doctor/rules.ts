// Every rule of a kind earns its place: removing it would change the outcome of an answer, or of a fixture of the kind.
import { rules } from '../../grading/index.ts';
import type { Report } from '../../model/report.ts';
import { idsWith, ruleOf } from './outcome.ts';

/** What a rule was seen to do in all reports of one kind. */
export type RuleUse = { rule: string; failed: number; advised: number };

/**
 * How often each rule of a kind decides something.
 * @param reports every report of the kind: answers of all its exercises, and fixtures
 * @returns every rule of the table that the kind runs, in the table's order: a rule that runs leaves a check in a report, if only a pass
 */
export function ruleUses(reports: readonly Report[]): RuleUse[] {
  const run = new Set(reports.flatMap(({ checks }) => checks.map(({ id }) => ruleOf(id))));
  const count = (ids: string[][], rule: string): number => ids.filter((list) => list.some((id) => ruleOf(id) === rule)).length;
  const failed = reports.map((report) => idsWith(report, 'fail'));
  const advised = reports.map((report) => idsWith(report, 'advice'));
  return Object.keys(rules)
    .filter((rule) => run.has(rule))
    .map((rule) => ({ rule, failed: count(failed, rule), advised: count(advised, rule) }));
}

/** Rules that decide nothing anywhere: without them every outcome stays the same. */
export function idleRules(reports: readonly Report[]): string[] {
  return ruleUses(reports)
    .filter(({ failed, advised }) => failed + advised === 0)
    .map(({ rule }) => rule);
}
