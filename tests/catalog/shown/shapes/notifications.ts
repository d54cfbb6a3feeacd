// Notifications of 2026-07-28 that lessons show, by method. None has an id.
import * as z from 'zod/mini';
import { head, id, subscriptionMeta } from './common.ts';
import { filter } from './requests.ts';

const note = (params: Record<string, z.ZodMiniType>): z.ZodMiniType =>
  z.strictObject({ ...head, method: z.string(), params: z.strictObject(params) });
const subscribed = { _meta: subscriptionMeta };

/** Notifications by method. */
export const notifications: Readonly<Record<string, z.ZodMiniType>> = {
  'notifications/subscriptions/acknowledged': note({ ...subscribed, notifications: filter }),
  'notifications/tools/list_changed': note(subscribed),
  'notifications/resources/updated': note({ ...subscribed, uri: z.string() }),
  'notifications/cancelled': note({ requestId: id, reason: z.optional(z.string()) }),
  'notifications/progress': note({
    progressToken: id,
    progress: z.number(),
    total: z.optional(z.number()),
    message: z.optional(z.string()),
  }),
};
