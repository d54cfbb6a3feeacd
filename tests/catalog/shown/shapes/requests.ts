// Requests of 2026-07-28 that lessons show, by method.
import * as z from 'zod/mini';
import { anyObject, head, id, requestMeta } from './common.ts';
import { inputResponses } from './input.ts';

/** What a client may subscribe to. */
export const filter = z.strictObject({
  toolsListChanged: z.optional(z.boolean()),
  resourcesListChanged: z.optional(z.boolean()),
  promptsListChanged: z.optional(z.boolean()),
  resourceSubscriptions: z.optional(z.array(z.string())),
  taskIds: z.optional(z.array(z.string())),
});

const request = (method: string, params: Record<string, z.ZodMiniType>): z.ZodMiniType =>
  z.strictObject({ ...head, id, method: z.literal(method), params: z.strictObject({ _meta: requestMeta, ...params }) });
const retry = { inputResponses: z.optional(inputResponses), requestState: z.optional(z.string()) };
const page = { cursor: z.optional(z.string()) };
const task = { taskId: z.string() };

/** Requests of 2026-07-28 by method. */
export const requests: Readonly<Record<string, z.ZodMiniType>> = {
  'server/discover': request('server/discover', {}),
  'tools/list': request('tools/list', page),
  'tools/call': request('tools/call', { name: z.string(), arguments: z.optional(anyObject), ...retry }),
  'resources/list': request('resources/list', page),
  'resources/read': request('resources/read', { uri: z.string(), ...retry }),
  'subscriptions/listen': request('subscriptions/listen', { notifications: filter }),
  'tasks/get': request('tasks/get', task),
  'tasks/update': request('tasks/update', { ...task, inputResponses }),
  'tasks/cancel': request('tasks/cancel', task),
};
