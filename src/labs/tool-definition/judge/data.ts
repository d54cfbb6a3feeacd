// What `run` leaves in `evidence.data` for the judge.
import * as z from 'zod/mini';
import { StoppedBy, TrapName } from '../../../model/battery.ts';
import { Binding } from '../../../model/facts.ts';

const head = { id: z.string(), holdout: z.optional(z.string()), skip: z.optional(z.string()), same: z.optional(z.boolean()) };

/** One case as it was tried. */
export const TriedCase = z.discriminatedUnion('case', [
  z.object({ ...head, case: z.literal('trap'), trap: TrapName, fact: z.nullable(z.string()), stop: StoppedBy }),
  z.object({ ...head, case: z.literal('legit'), knowsUnit: z.optional(z.boolean()) }),
  z.object({ ...head, case: z.literal('text') }),
]);
export type TriedCase = z.infer<typeof TriedCase>;

/** The whole of it. `cases` is absent where the run did not come so far. */
export const RunFacts = z.object({
  exercise: z.object({ requests: z.array(z.object({ id: z.string(), none: z.boolean() })), tokens: z.nullable(z.number()) }),
  bindings: z.optional(z.array(Binding)),
  missing: z.optional(z.array(z.object({ tool: z.string(), fact: z.string(), candidates: z.array(z.string()) }))),
  cases: z.optional(z.array(TriedCase)),
});
export type Data = z.infer<typeof RunFacts>;
