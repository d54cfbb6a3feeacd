// Decision 5: level says whose rule it is, severity says what follows. They are independent.
import * as z from 'zod/mini';

/** Whose rule: the specification's MUST or SHOULD, a client's limit, the course's own guidance, or what the simulated agent did. */
export const Level = z.enum(['spec-must', 'spec-should', 'compat', 'guidance', 'simulation']);
export type Level = z.infer<typeof Level>;

/** What follows: `error` blocks a pass, `warn` and `note` never do. */
export const Severity = z.enum(['error', 'warn', 'note']);
export type Severity = z.infer<typeof Severity>;

/** Which of the two verdicts a check belongs to: the shape (schema, protocol) or the job (intent). */
export const Side = z.enum(['shape', 'job']);
export type Side = z.infer<typeof Side>;

/** One row of the one table of rules in `grading/table.ts`. */
export const RuleRow = z.strictObject({
  /** Whose rule. */
  level: Level,
  /** What follows when it is broken. */
  severity: Severity,
  /** The verdict it counts for. */
  side: Side,
});
export type RuleRow = z.infer<typeof RuleRow>;
