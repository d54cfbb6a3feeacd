// Decision 3: traps are named mutations over bindings, in one registry; a battery names them as data.
import * as z from 'zod/mini';
import { FactValue, Unit } from './facts.ts';
import { Localized } from './localized.ts';

/** The registry of traps. What each does stands beside its code in `labs/tool-definition/traps/`. */
export const TrapName = z.enum([
  'wrong-unit',
  'unit-in-string',
  'negative',
  'zero',
  'beyond-limit',
  'below-limit',
  'boolean-for-number',
  'numeric-string',
  'null-value',
  'missing',
  'unknown-key',
  'display-name',
  'other-id-form',
  'trailing-space',
  'full-width-digits',
  'relative-path',
  'relative-date',
  'no-zone',
  'impossible-date',
  'relative-amount',
]);
export type TrapName = z.infer<typeof TrapName>;

/** Who may stop a trap: only the schema, before anything runs, or a check of the server as well. */
export const StoppedBy = z.enum(['schema', 'server']);
export type StoppedBy = z.infer<typeof StoppedBy>;

/** Checks that a server makes beside its schema; the closed menu of `serverChecks`. */
export const ServerCheck = z.enum(['zone-present', 'date-exists', 'inside-root']);
export type ServerCheck = z.infer<typeof ServerCheck>;

/** What every case of every battery has. Kinds add their own fields. */
export const caseHead = {
  /** Unique in the exercise; stands after `#` in check ids. */
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  /** Why this case is here, for the learner, after the run. */
  why: Localized,
  /** Where it comes from: a public report or fact, in a few words. */
  source: z.optional(z.string()),
  /** Set for a hold-out: the category under which it is counted before a pass. */
  holdout: z.optional(z.string()),
};

/** A trap over one fact of one request. */
export const TrapCase = z.strictObject({
  ...caseHead,
  case: z.literal('trap'),
  trap: TrapName,
  /** The request whose call is mutated. */
  on: z.string(),
  /** The fact whose binding is mutated; absent for `unknown-key`. */
  fact: z.optional(z.string()),
  stop: StoppedBy,
  /** The wrong value or key, where the trap's name does not give it: a limit passed, another entity's id, an extra key. */
  with: z.optional(FactValue),
});
export type TrapCase = z.infer<typeof TrapCase>;

/** A legitimate call that the visible requests do not show: other values through the same bindings. */
export const LegitCase = z.strictObject({
  ...caseHead,
  case: z.literal('legit'),
  /** The request whose call is the template. */
  like: z.string(),
  /** Other values for its facts. */
  values: z.record(z.string(), FactValue),
  /** How the user says a quantity, where it is another unit than the fact's: the agent converts if the definition tells the unit. */
  spoken: z.optional(z.record(z.string(), z.strictObject({ value: z.number(), unit: Unit }))),
});
export type LegitCase = z.infer<typeof LegitCase>;

/** A number of the scenario that the definition's text must hold, because the agent's choice turns on it. */
export const TextCase = z.strictObject({
  ...caseHead,
  case: z.literal('text'),
  /** The number, with its unit; every usual way of writing it counts (72時間, 3日, 72 hours). */
  number: z.number(),
  unit: Unit,
  /** What the agent does without it: a request it should not send. */
  then: z.strictObject({ like: z.string(), values: z.record(z.string(), FactValue), say: Localized }),
});
export type TextCase = z.infer<typeof TextCase>;

/** The battery of a `tool-definition` exercise. */
export const DefinitionBattery = z.array(z.discriminatedUnion('case', [TrapCase, LegitCase, TextCase]));
export type DefinitionBattery = z.infer<typeof DefinitionBattery>;
