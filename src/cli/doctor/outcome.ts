// One answer, run and judged: what the doctor compares. Two equal runs give equal bytes.
import type { JsonObject } from '../../model/json.ts';
import { canonical } from '../../model/json.ts';
import type { RunData } from '../../model/exercise.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { CheckStatus, Report } from '../../model/report.ts';

/** Runs and judges one submission; `grade` of the Node runner. */
export type Grade = (submission: string, data: RunData) => Promise<{ evidence: Evidence; report: Report }>;

/** What one answer came to. */
export type Outcome = {
  /** `starter`, or the answer's file name. */
  name: string;
  status: Report['status'];
  report: Report;
  /** Canonical JSON of evidence and report. */
  bytes: string;
};

/** Runs one submission. */
export async function outcomeOf(name: string, submission: string, data: RunData, grade: Grade): Promise<Outcome> {
  const { evidence, report } = await grade(submission, data);
  const bytes = `${canonical(evidence as unknown as JsonObject)}\n${canonical(report as unknown as JsonObject)}`;
  return { name, status: report.status, report, bytes };
}

/** Ids of the checks that ended with one of `statuses`, sorted, each once. */
export function idsWith(report: Report, ...statuses: CheckStatus[]): string[] {
  return [...new Set(report.checks.filter(({ status }) => statuses.includes(status)).map(({ id }) => id))].toSorted();
}

/** What a learner would notice of an outcome: the status, what failed, what was advised. */
export function noticed({ report }: Outcome): string {
  return JSON.stringify([
    report.status,
    report.shape,
    report.job,
    idsWith(report, 'fail'),
    idsWith(report, 'advice'),
    idsWith(report, 'error'),
  ]);
}

/** The rule of a check id: what stands before `#`. */
export function ruleOf(checkId: string): string {
  return checkId.split('#')[0] ?? checkId;
}
