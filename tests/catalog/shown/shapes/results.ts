// Results other than those of `tools/call`, by the method of the request, and errors whose `data` has a shape of its own.
import * as z from 'zod/mini';
import { anyObject, cache, clientCapabilities, resultMeta, serverCapabilities, subscriptionMeta } from './common.ts';
import { earlierResults } from './earlier.ts';
import { createdTask, taskState, taskTaken } from './tasks.ts';
import { inputRequired } from './input.ts';

const complete = { resultType: z.literal('complete'), _meta: z.optional(resultMeta) };
const page = { nextCursor: z.optional(z.string()), ...cache };
const listed = z.strictObject({
  uri: z.string(),
  name: z.string(),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  mimeType: z.optional(z.string()),
  size: z.optional(z.int()),
});
const read = z.union([
  z.strictObject({ uri: z.string(), mimeType: z.optional(z.string()), text: z.string() }),
  z.strictObject({ uri: z.string(), mimeType: z.optional(z.string()), blob: z.string() }),
]);

/** By method. `tools/call` is judged by the rules of the grading room. */
export const results: Readonly<Record<string, z.ZodMiniType>> = {
  ...earlierResults,
  'server/discover': z.strictObject({
    ...complete,
    supportedVersions: z.array(z.string()),
    capabilities: serverCapabilities,
    instructions: z.optional(z.string()),
    ...cache,
  }),
  'tools/list': z.strictObject({ ...complete, tools: z.array(anyObject), ...page }),
  'resources/list': z.strictObject({ ...complete, resources: z.array(listed), ...page }),
  'resources/read': z.strictObject({ ...complete, contents: z.array(read).check(z.minLength(1)), ...cache }),
  'subscriptions/listen': z.strictObject({ resultType: z.literal('complete'), _meta: subscriptionMeta }),
  'tasks/get': taskState,
  'tasks/update': taskTaken,
  'tasks/cancel': taskTaken,
};

/** By `resultType`, whatever was asked. */
export const byType: Readonly<Record<string, z.ZodMiniType>> = { input_required: inputRequired, task: createdTask };

/** `error.data` by code: required there, and of this shape. */
export const errorData: Readonly<Record<number, z.ZodMiniType>> = {
  [-32021]: z.strictObject({ requiredCapabilities: clientCapabilities }),
  [-32022]: z.strictObject({ supported: z.array(z.string()), requested: z.string() }),
};
