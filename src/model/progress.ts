// Decisions 4 and 12: what is kept on the device. Append-only events, union merge, keyed without the base path.
import * as z from 'zod/mini';
import { Slug } from './ids.ts';

const head = {
  format: z.literal(1),
  /** Random and unique: merging two devices is a union by id. */
  id: z.string(),
  /** ISO 8601 UTC, from the adapter's clock. */
  at: z.string(),
};

/** One event. Unknown types of a later format are kept and ignored. */
export const ProgressEvent = z.discriminatedUnion('type', [
  /** A run. `text` allows comparing and re-grading; the verdict is what was shown. */
  z.strictObject({
    ...head,
    type: z.literal('attempt'),
    exercise: Slug,
    revision: z.int(),
    text: z.string(),
    status: z.enum(['passed', 'not-passed', 'not-graded', 'unreadable']),
    shape: z.enum(['pass', 'fail', 'not-graded']),
    job: z.enum(['pass', 'fail', 'not-graded']),
    /** Check ids that failed. */
    fails: z.array(z.string()),
  }),
  /** The text in the editor, some time after the last key. */
  z.strictObject({ ...head, type: z.literal('draft'), exercise: Slug, revision: z.int(), text: z.string() }),
  /** A hint was opened: 1, 2 or 3. */
  z.strictObject({ ...head, type: z.literal('hint'), exercise: Slug, step: z.int() }),
  /** The worked answer was opened. Whether this or the first pass came first can be read from the order. */
  z.strictObject({ ...head, type: z.literal('answer-opened'), exercise: Slug }),
  /** A question was answered: the ids of the options chosen. */
  z.strictObject({
    ...head,
    type: z.literal('question'),
    question: Slug,
    revision: z.int(),
    chosen: z.array(z.string()),
    correct: z.boolean(),
  }),
  /** A written self-check as it stands: the text, the ids ticked on its checklist, and whether the model answer was opened. The newest counts. */
  z.strictObject({
    ...head,
    type: z.literal('self-check'),
    selfCheck: Slug,
    revision: z.int(),
    text: z.string(),
    ticked: z.array(z.string()),
    opened: z.boolean(),
  }),
  /** A lesson was read to its end. */
  z.strictObject({ ...head, type: z.literal('lesson'), lesson: Slug }),
]);
export type ProgressEvent = z.infer<typeof ProgressEvent>;
