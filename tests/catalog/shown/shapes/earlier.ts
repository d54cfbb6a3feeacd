// Messages of 2025-11-25 that lessons show beside those of today: no `_meta`, no `resultType`, a handshake first, and requests from servers.
import * as z from 'zod/mini';
import { anyObject, head, id, implementation, serverCapabilities } from './common.ts';
import { answer, form } from './input.ts';

const elicitation = z.strictObject({ form: z.optional(z.strictObject({})), url: z.optional(z.strictObject({})) });
const version = z.literal('2025-11-25');
const task = z.strictObject({ ttl: z.optional(z.int().check(z.minimum(0))) });
const bare = z.strictObject({ ...head, method: z.string() });
const request = (params: Record<string, z.ZodMiniType>): z.ZodMiniType =>
  z.strictObject({ ...head, id, method: z.string(), params: z.strictObject(params) });

/** Requests and notifications of 2025-11-25 by method. A server sends `elicitation/create` and `roots/list`. */
export const earlier: Readonly<Record<string, z.ZodMiniType>> = {
  initialize: request({
    protocolVersion: version,
    capabilities: z.strictObject({ elicitation: z.optional(elicitation) }),
    clientInfo: implementation,
  }),
  'tools/call': request({ name: z.string(), arguments: z.optional(anyObject), task: z.optional(task) }),
  'tasks/result': request({ taskId: z.string() }),
  'resources/subscribe': request({ uri: z.string() }),
  'elicitation/create': z.strictObject({ ...head, id, method: z.string(), params: form }),
  'roots/list': z.strictObject({ ...head, id, method: z.string() }),
  'notifications/initialized': bare,
  'notifications/tools/list_changed': bare,
};

/** Results of 2025-11-25 by the method of their request. */
export const earlierResults: Readonly<Record<string, z.ZodMiniType>> = {
  'elicitation/create': answer,
  initialize: z.strictObject({
    protocolVersion: version,
    capabilities: serverCapabilities,
    serverInfo: implementation,
    instructions: z.optional(z.string()),
  }),
};
