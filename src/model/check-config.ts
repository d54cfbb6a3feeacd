// The files beside a team's own server: which findings count, which are known, and how severe each rule is.
import * as z from 'zod/mini';
import { Pointer, RuleId } from './ids.ts';
import { Severity } from './levels.ts';

/** What a team makes of one rule: its severity, or `off`. */
export const RuleSetting = z.enum(['off', 'error', 'warn', 'note']);
export type RuleSetting = z.infer<typeof RuleSetting>;

/** A day of the calendar; 29 February is one in every year. */
const Day = z
  .string()
  .check(z.regex(/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/));

/** One accepted finding. It stays in the report, marked, and does not fail. */
export const Ignore = z.strictObject({
  /** The rule whose finding is accepted. */
  rule: RuleId,
  /** The tool, server or message it is accepted for, by name. Absent: every one. */
  tool: z.optional(z.string()),
  /** The place inside that tool, or in the file; what stands below it is meant too. Absent: every place. */
  pointer: z.optional(Pointer),
  /** Why it is accepted. Not empty. */
  reason: z.string().check(z.regex(/\S/)),
  /** The last day on which it is accepted, `YYYY-MM-DD`, counted in UTC. Absent: for good. */
  until: z.optional(Day),
});
export type Ignore = z.infer<typeof Ignore>;

/** `pokayoke.config.json`. */
export const CheckConfig = z.strictObject({
  /** For editors. */
  $schema: z.optional(z.string()),
  /** Severity by rule id. Rules that are not named keep their own. */
  rules: z.optional(z.record(z.string(), RuleSetting)),
  /** Accepted findings. */
  ignores: z.optional(z.array(Ignore)),
  /** Path of the baseline, from the folder of this file. */
  baseline: z.optional(z.string().check(z.minLength(1))),
  /** The least severity that fails a check. */
  failOn: z.optional(Severity),
  /** Address of the site with the rule pages, with its path: `https://example.org/pokayoke/`. */
  site: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s?#]+(?:\/[^\s?#]*)?$/))),
});
export type CheckConfig = z.infer<typeof CheckConfig>;

/** One known finding, recognised without its line: the rule, the tool, the place in it, and what stands there. */
export const KnownFinding = z.strictObject({
  /** Rule id. */
  rule: z.string(),
  /** Name of the tool, server or message; empty where it has none. */
  tool: z.string(),
  /** Place inside the tool. */
  pointer: Pointer,
  /** SHA-256 of the canonical JSON of the value at that place, in hexadecimal; empty where nothing stands there. */
  value: z.string().check(z.regex(/^(?:[0-9a-f]{64})?$/)),
});
export type KnownFinding = z.infer<typeof KnownFinding>;

/** Findings that were there when a team began. */
export const Baseline = z.strictObject({
  format: z.literal('pokayoke/baseline/1'),
  /** Sorted, each once. */
  findings: z.array(KnownFinding),
});
export type Baseline = z.infer<typeof Baseline>;
