// The shapes of MCP messages that lessons show besides responses and definitions, as strict schemas: an unknown key is a mistake of the author.
import * as z from 'zod/mini';

const id = z.union([z.string(), z.int()]);
const subscription = z.strictObject({ 'io.modelcontextprotocol/subscriptionId': id });
const request = z.strictObject({
  'io.modelcontextprotocol/protocolVersion': z.literal('2026-07-28'),
  'io.modelcontextprotocol/clientCapabilities': z.record(z.string(), z.unknown()),
  'io.modelcontextprotocol/clientInfo': z.optional(z.strictObject({ name: z.string(), version: z.string() })),
});
const filter = z.strictObject({ toolsListChanged: z.optional(z.boolean()) });
const head = { jsonrpc: z.literal('2.0') };

/** By method and, where two revisions differ, by revision. A message fits when one of them takes it. */
export const shapes: Readonly<Record<string, readonly z.ZodMiniType[]>> = {
  'subscriptions/listen': [
    z.strictObject({ ...head, id, method: z.string(), params: z.strictObject({ _meta: request, notifications: filter }) }),
  ],
  'notifications/subscriptions/acknowledged': [
    z.strictObject({ ...head, method: z.string(), params: z.strictObject({ _meta: subscription, notifications: filter }) }),
  ],
  'notifications/tools/list_changed': [
    // 2025-11-25: nothing but the method.
    z.strictObject({ ...head, method: z.string() }),
    z.strictObject({ ...head, method: z.string(), params: z.strictObject({ _meta: subscription }) }),
  ],
};
