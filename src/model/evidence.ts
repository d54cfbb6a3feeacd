// Decision 6: everything that happened in one run, as one JSON document. `judge` is a pure function of it.
// Ordered steps, virtual time, counter ids, no clock, no randomness, allow-listed headers.
import * as z from 'zod/mini';
import { Slug } from './ids.ts';
import { Reading } from './reading.ts';
import { Guarded, SchemaError } from './schema-error.ts';
import { WireMessage } from './wire.ts';

/** Code and parameters; the words stand in the `words` room. */
export const Coded = z.strictObject({
  code: z.string().check(z.describe('permanent code, <subject>.<slug>')),
  params: z.record(z.string(), z.json()),
});
export type Coded = z.infer<typeof Coded>;

const stamp = {
  /** Step number, from 1, without gaps. */
  n: z.int(),
  /** Virtual milliseconds since the start of the run. */
  at: z.int(),
  /** The case of the battery, or the request of the brief, that this step belongs to; absent for the opening exchange. */
  case: z.optional(z.string()),
};

/** One step of a run. */
export const Step = z.discriminatedUnion('step', [
  /** A message on the wire. */
  z.strictObject({ ...stamp, step: z.literal('wire'), message: WireMessage }),
  /** A decision of the harness or the simulated agent, with its reason as a code. */
  z.strictObject({ ...stamp, step: z.literal('agent'), actor: z.enum(['harness', 'agent']), does: Coded, because: z.optional(Coded) }),
  /** Words that reached the user. `text` is the submission's own text where the agent read it aloud. */
  z.strictObject({ ...stamp, step: z.literal('said'), says: Coded, text: z.optional(z.string()) }),
  /** What became of one call: run, refused before it ran, or not known to the server. */
  z.strictObject({
    ...stamp,
    step: z.literal('call'),
    tool: z.string(),
    arguments: z.json(),
    outcome: z.enum(['executed', 'refused-by-schema', 'refused-by-server', 'unknown-tool', 'no-answer', 'not-judged']),
    errors: z.array(SchemaError).check(z.describe('why the schema refused; empty otherwise')),
    guard: z.optional(Guarded),
    check: z.optional(z.string().check(z.describe('the server check that refused, where one did'))),
  }),
  /** Something changed in the simulated world. The world keeps the truth. */
  z.strictObject({ ...stamp, step: z.literal('effect'), effect: Coded }),
]);
export type Step = z.infer<typeof Step>;

/** One run's evidence. Published as `schemas/evidence.schema.json`. */
export const Evidence = z.strictObject({
  format: z.literal('pokayoke/evidence/1'),
  /** The kind of exercise: names the judge. */
  kind: Slug,
  exercise: z.strictObject({
    id: Slug,
    revision: z.int().check(z.describe('grows when the exercise changes')),
  }),
  submission: z.strictObject({
    text: z.string().check(z.describe('what the learner handed in, unchanged')),
    reading: Reading,
  }),
  /** `complete`, or why the run could not be finished: then the report says not graded. */
  end: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('complete') }),
    z.strictObject({ status: z.literal('unreadable') }),
    z.strictObject({ status: z.literal('stopped'), why: Coded }),
  ]),
  steps: z.array(Step),
  /** What this kind's judge needs besides the steps: bindings found, cases tried with their role, the exercise's own numbers. */
  data: z.record(z.string(), z.json()),
});
export type Evidence = z.infer<typeof Evidence>;
