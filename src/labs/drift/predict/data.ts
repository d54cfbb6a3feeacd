// What `run` leaves in `evidence.data` for the judge of a `predict` task.
import * as z from 'zod/mini';
import { Call, Effects } from '../scenario.ts';

/** One call as it was tried, places filled. */
export const CallFacts = z.object({
  id: z.string(),
  holdout: z.optional(z.string()),
  call: z.nullable(Call),
  goal: z.object({ does: z.string(), facts: z.record(z.string(), z.json()) }),
  effects: Effects,
  meant: Effects,
});
export type CallFacts = z.infer<typeof CallFacts>;

/** The whole of it. */
export const PredictFacts = z.object({
  task: z.literal('predict'),
  /** Ids that may be answered, whether or not they are cases. */
  known: z.array(z.string()),
  /** The call of whose arguments it is asked what arrives; null where it is no case. */
  arrives: z.nullable(z.string()),
  calls: z.array(CallFacts),
});
export type PredictFacts = z.infer<typeof PredictFacts>;
