// What many messages share: envelope, `_meta` of requests and results, capabilities. An unknown key is a mistake of the author.
import * as z from 'zod/mini';

/** The id of a request: a string or a whole number. */
export const id = z.union([z.string(), z.int()]);
export const head = { jsonrpc: z.literal('2.0') };
export const anyObject = z.record(z.string(), z.unknown());
const empty = z.strictObject({});
/** Name and version of a program, as it reports them itself. */
export const implementation = z.strictObject({ name: z.string(), version: z.string() });
/** `io.modelcontextprotocol/tasks` takes no settings. */
const extensions = z.record(z.string().check(z.regex(/^[a-z0-9.-]+\/[a-z0-9-]+$/)), z.strictObject({}));

/** Of Roots, Sampling and Logging no lesson shows more than that they are deprecated. */
export const clientCapabilities = z.strictObject({
  elicitation: z.optional(z.strictObject({ form: z.optional(empty), url: z.optional(empty) })),
  extensions: z.optional(extensions),
});
export const serverCapabilities = z.strictObject({
  tools: z.optional(z.strictObject({ listChanged: z.optional(z.boolean()) })),
  resources: z.optional(z.strictObject({ listChanged: z.optional(z.boolean()), subscribe: z.optional(z.boolean()) })),
  prompts: z.optional(z.strictObject({ listChanged: z.optional(z.boolean()) })),
  extensions: z.optional(extensions),
});

/** `params._meta` of every request of 2026-07-28. */
export const requestMeta = z.strictObject({
  'io.modelcontextprotocol/protocolVersion': z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  'io.modelcontextprotocol/clientCapabilities': clientCapabilities,
  'io.modelcontextprotocol/clientInfo': z.optional(implementation),
  progressToken: z.optional(id),
});
/** `_meta` of what travels on a subscription. */
export const subscriptionMeta = z.strictObject({ 'io.modelcontextprotocol/subscriptionId': id });
/** `result._meta`: who answered. */
export const resultMeta = z.strictObject({ 'io.modelcontextprotocol/serverInfo': implementation });

/** Age and audience of a result that may be kept. */
export const cache = { ttlMs: z.int().check(z.minimum(0)), cacheScope: z.enum(['public', 'private']) };
/** An instant as the protocol's examples write it. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/));
