// The table of rules, as the pages use it.
import { rules } from '../../grading/index.ts';
import type { RuleRow } from '../../model/levels.ts';

/** Level, severity and side by rule id. */
export const ruleTable: Readonly<Record<string, RuleRow>> = rules;
