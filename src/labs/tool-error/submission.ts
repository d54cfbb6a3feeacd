// What the learner hands in: for each situation of the brief, the whole JSON-RPC response.
import * as z from 'zod/mini';

/** Responses by situation id. What stands inside is judged, not demanded, here. */
export const Submission = z.record(z.string(), z.json());
export type Submission = z.infer<typeof Submission>;
