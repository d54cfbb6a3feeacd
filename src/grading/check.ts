// From a rule's findings to the checks of a report. The status follows from the table, never from the rule's code.
import type { Json } from '../model/json.ts';
import type { Check } from '../model/report.ts';
import { type KnownRule, rules } from './table.ts';

/** One breach of a rule: where, and the values that the words need. */
export type Finding = {
  /** Place in the submission; absent where the fault has no single place. */
  pointer?: string;
  params: Record<string, Json>;
  /** Steps of the evidence that show it. */
  evidence?: number[];
};

/** What a check was tried on. */
export type Tried = {
  /** Case of the battery; stands after `#` in the check's id. */
  case?: string | undefined;
  /** Hold-out category. */
  holdout?: string | undefined;
  /** Steps of the evidence that show a pass. */
  evidence?: number[] | undefined;
  /** Values for the words of a pass. */
  params?: Record<string, Json> | undefined;
};

function head(rule: KnownRule, tried: Tried): Pick<Check, 'id' | 'side' | 'level' | 'severity' | 'holdout'> {
  const { level, severity, side } = rules[rule];
  const id = tried.case === undefined ? rule : `${rule}#${tried.case}`;
  return { id, side, level, severity, ...(tried.holdout === undefined ? {} : { holdout: tried.holdout }) };
}

/** The checks for one rule on one thing: a pass where nothing was found, else one check for each finding. */
export function checks(rule: KnownRule, findings: Finding[], tried: Tried = {}): Check[] {
  if (findings.length === 0) return [{ ...head(rule, tried), status: 'pass', params: tried.params ?? {}, evidence: tried.evidence ?? [] }];
  const status = rules[rule].severity === 'error' ? 'fail' : 'advice';
  return findings.map((found) => ({
    ...head(rule, tried),
    status,
    ...(found.pointer === undefined ? {} : { pointer: found.pointer }),
    params: found.params,
    evidence: found.evidence ?? tried.evidence ?? [],
  }));
}

/** The check of a rule that has nothing to say about this submission. */
export function notApplicable(rule: KnownRule, tried: Tried = {}): Check {
  return { ...head(rule, tried), status: 'not-applicable', params: tried.params ?? {}, evidence: tried.evidence ?? [] };
}

/** The check of a rule that could not be run. A report with one of these is not graded. */
export function couldNotRun(rule: KnownRule, tried: Tried = {}): Check {
  return { ...head(rule, tried), status: 'error', params: tried.params ?? {}, evidence: tried.evidence ?? [] };
}
