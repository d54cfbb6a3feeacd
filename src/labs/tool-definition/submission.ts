// What the learner hands in: the tools of their server, and for every request of the brief the call that their agent would send.
import * as z from 'zod/mini';
import { ServerCheck } from '../../model/battery.ts';
import { type Json, own } from '../../model/json.ts';

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
  /** What the learner's server checks beside the schema. */
  serverChecks: z.optional(z.array(ServerCheck)),
});
export type Submission = z.infer<typeof Submission>;

/**
 * Reads a submission; undefined where it is not of the agreed frame. Tools and calls stay as they were written: the parser leaves
 * out a member called `__proto__`, which is a name like any other.
 */
export function readSubmission(value: Json): Submission | undefined {
  const read = Submission.safeParse(value);
  const tools = own(value, 'tools');
  const calls = own(value, 'calls');
  if (!read.success || !Array.isArray(tools)) return undefined;
  const written = Object.keys(read.data.calls).map((id) => [id, own(calls, id)] as const);
  return { ...read.data, tools, calls: Object.fromEntries(written) as Submission['calls'] };
}
