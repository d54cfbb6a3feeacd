// What the learner hands in: the tools of their server, and for every request of the brief the call that their agent would send.
import * as z from 'zod/mini';

/** A call, or the decision not to call, with a reason in words. */
export const CallOrNone = z.union([
  z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.json()) }),
  z.strictObject({ none: z.string() }),
]);

/** A call that is sent. */
export type Call = { name: string; arguments: Record<string, z.core.util.JSONType> };

/** The whole submission. Tools are judged, not demanded, here. */
export const Submission = z.strictObject({
  tools: z.array(z.json()).check(z.minLength(1)),
  calls: z.record(z.string(), CallOrNone),
  /** Where a fact stands in `arguments`, for facts that cannot be found without asking. */
  bindings: z.optional(z.record(z.string(), z.string())),
});
export type Submission = z.infer<typeof Submission>;
