// Decisions 4 and 6: the verdict as codes and parameters. No words, no engine message, no clock; canonical JSON.
import * as z from 'zod/mini';
import { Coded } from './evidence.ts';
import { CheckId, Pointer, Slug } from './ids.ts';
import { Level, Severity, Side } from './levels.ts';

/** How one check ended. `advice`: broken but not blocking. `error`: the check itself could not run. */
export const CheckStatus = z.enum(['pass', 'fail', 'advice', 'error', 'not-applicable']);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** One check. A rule broken in two places gives two entries with the same id and other pointers. */
export const Check = z.strictObject({
  id: CheckId,
  side: Side,
  status: CheckStatus,
  level: Level,
  severity: Severity,
  /** The place in the submission, where there is one. */
  pointer: z.optional(Pointer),
  /** Values for the words: quoted evidence, limits, names. */
  params: z.record(z.string(), z.json()),
  /** Step numbers of the evidence that show it. */
  evidence: z.array(z.int()),
  /** The hold-out category, for hold-out cases: before a pass only the count of these is shown. */
  holdout: z.optional(z.string()),
});
export type Check = z.infer<typeof Check>;

/** One verdict: fits, does not fit, or nothing was judged. */
export const SideVerdict = z.enum(['pass', 'fail', 'not-graded']);
export type SideVerdict = z.infer<typeof SideVerdict>;

/** The whole report. Published as `schemas/report.schema.json`. */
export const Report = z.strictObject({
  format: z.literal('pokayoke/report/1'),
  exercise: z.strictObject({ id: Slug, revision: z.int() }),
  grader: z.strictObject({ revision: z.int().check(z.describe('grows when a verdict could change')) }),
  status: z.enum(['passed', 'not-passed', 'not-graded', 'unreadable']),
  /** Why nothing, or one of the two sides, was graded. Always there with `not-graded` and `unreadable`. */
  why: z.optional(Coded),
  shape: SideVerdict,
  job: SideVerdict,
  checks: z.array(Check),
});
export type Report = z.infer<typeof Report>;
