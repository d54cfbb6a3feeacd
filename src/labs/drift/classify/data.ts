// What `run` leaves in `evidence.data` for the judge of a `classify` task.
import * as z from 'zod/mini';
import { Call } from '../scenario.ts';
import { Actor, EvidenceClass } from '../submission.ts';

const List = z.array(z.record(z.string(), z.json()));

/** One change as it was tried. */
export const ChangeFacts = z.object({
  id: z.string(),
  holdout: z.optional(z.string()),
  kind: z.int().check(z.minimum(1), z.maximum(15)),
  before: List,
  after: List,
  call: Call,
  open: z.object({ layers: z.array(z.int()), first: z.array(Actor), evidence: z.array(EvidenceClass) }),
});
export type ChangeFacts = z.infer<typeof ChangeFacts>;

/** The whole of it. */
export const ClassifyFacts = z.object({
  task: z.literal('classify'),
  /** Ids that may be answered, whether or not they are cases. */
  known: z.object({ changes: z.array(z.string()), days: z.array(z.string()) }),
  changes: z.array(ChangeFacts),
  days: z.array(z.object({ id: z.string(), holdout: z.optional(z.string()) })),
});
export type ClassifyFacts = z.infer<typeof ClassifyFacts>;
