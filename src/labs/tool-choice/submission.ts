// What the learner hands in: for each model profile of the brief, a plan of phases, with `tool_choice` as in the Messages API.
import * as z from 'zod/mini';

/** One tool, several, or `"*"` for whichever. */
const Names = z.union([z.string(), z.array(z.string()).check(z.minLength(1))]);
/** Names in a condition. */
export type Names = z.infer<typeof Names>;

const parallel = { disable_parallel_tool_use: z.optional(z.boolean()) };

/** `tool_choice`, as the Messages API has it. */
export const ToolChoice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auto'), ...parallel }),
  z.strictObject({ type: z.literal('any'), ...parallel }),
  z.strictObject({ type: z.literal('tool'), name: z.string(), ...parallel }),
  z.strictObject({ type: z.literal('none'), ...parallel }),
]);

/** A single condition that ends a phase; it is looked at after each turn of the model. */
const OneCondition = z.union([
  /** A call of one of these tools has succeeded in this phase. */
  z.strictObject({ success: Names }),
  /** One of these tools was called in this phase, whatever came of it. */
  z.strictObject({ called: Names }),
  /** So many turns of the model have passed in this phase. */
  z.strictObject({ turns: z.int().check(z.minimum(1)) }),
]);
/** A single condition. */
export type OneCondition = z.infer<typeof OneCondition>;

/** What ends a phase. `"end"` and `"never"` mean that nothing does. */
export const Until = z.union([
  z.enum(['end', 'never']),
  OneCondition,
  z.strictObject({ anyOf: z.array(OneCondition).check(z.minLength(1)) }),
]);
export type Until = z.infer<typeof Until>;

/** What the harness does after a turn in which the model called nothing. */
export const AfterTurn = z.strictObject({
  ifNoCall: z.enum(['ask-again', 'hand-on']),
  /** How often it asks again in this phase; without a limit where absent. */
  most: z.optional(z.int().check(z.minimum(1))),
  /** What follows then: a person gets the document, or the next phase begins. Absent: `hand-on`. */
  then: z.optional(z.enum(['hand-on', 'go-on'])),
});
export type AfterTurn = z.infer<typeof AfterTurn>;

/** `thinking`, as the Messages API has it. Only `enabled` is manual extended thinking. */
const Thinking = z.union([
  z.strictObject({ type: z.literal('enabled'), budget_tokens: z.int().check(z.minimum(1024)) }),
  z.strictObject({ type: z.enum(['disabled', 'adaptive']) }),
]);

/** One phase of a plan. */
export const Phase = z.strictObject({
  /** Absent: `auto`, the API's own default. */
  tool_choice: z.optional(ToolChoice),
  /** The tools sent in this phase. Absent: those of the plan. */
  tools: z.optional(z.array(z.string())),
  thinking: z.optional(Thinking),
  /** Absent: nothing ends it. */
  until: z.optional(Until),
  afterTurn: z.optional(AfterTurn),
});
export type Phase = z.infer<typeof Phase>;

const Text = z.strictObject({ type: z.literal('text'), text: z.string() });

/** One plan. After the last phase has ended the requests carry no `tool_choice`. */
export const Plan = z.strictObject({
  /** The system prompt: a text, or several. */
  system: z.optional(z.union([z.string(), z.array(z.union([z.string(), Text]))])),
  /** Names of the tools sent with each request. */
  tools: z.array(z.string()).check(z.minLength(1)),
  /** Tools sent with `strict: true`; `true` for all. */
  strict: z.optional(z.union([z.boolean(), z.array(z.string())])),
  thinking: z.optional(Thinking),
  phases: z.array(Phase).check(z.minLength(1)),
});
export type Plan = z.infer<typeof Plan>;

/** Plans by profile id. */
export const Submission = z.record(z.string(), Plan);
