// The Tasks extension: the result that stands for work not yet done, and what `tasks/get` says of it. Extension io.modelcontextprotocol/tasks.
import * as z from 'zod/mini';
import { anyObject, instant } from './common.ts';
import { inputRequests } from './input.ts';

const known = {
  taskId: z.string(),
  statusMessage: z.optional(z.string()),
  createdAt: instant,
  lastUpdatedAt: instant,
  ttlMs: z.nullable(z.int().check(z.minimum(0))),
  pollIntervalMs: z.optional(z.int().check(z.minimum(0))),
};

/** Instead of a result: the only result whose type is `task`. */
export const createdTask = z.strictObject({
  resultType: z.literal('task'),
  ...known,
  status: z.enum(['working', 'input_required']),
});

/** A finished call inside a task is a whole result of its own. */
const finished = z.looseObject({ resultType: z.literal('complete'), content: z.array(anyObject) });

/** The answer to `tasks/get`: what it carries goes with the state, and its own type is `complete`. */
export const taskState = z.union([
  z.strictObject({ resultType: z.literal('complete'), ...known, status: z.enum(['working', 'cancelled']) }),
  z.strictObject({ resultType: z.literal('complete'), ...known, status: z.literal('input_required'), inputRequests }),
  z.strictObject({ resultType: z.literal('complete'), ...known, status: z.literal('completed'), result: finished }),
  z.strictObject({
    resultType: z.literal('complete'),
    ...known,
    status: z.literal('failed'),
    error: z.strictObject({ code: z.int(), message: z.string() }),
  }),
]);

/** What acknowledges `tasks/update` and `tasks/cancel`. */
export const taskTaken = z.strictObject({ resultType: z.literal('complete') });
