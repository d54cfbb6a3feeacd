// What was read from a server, and what a team has agreed to: two files that belong into version control.
import * as z from 'zod/mini';

/** A SHA-256 in hexadecimal. */
export const Hash = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/), z.describe('sha256: and 64 hexadecimal digits'));
export type Hash = z.infer<typeof Hash>;

/** Everything a server said of its tools at one moment, secrets taken out. No time stands in it: the same server gives the same file. */
export const Snapshot = z.strictObject({
  format: z.literal('pokayoke/snapshot/1'),
  /** How the server calls itself; null where it does not say. */
  server: z.nullable(z.record(z.string(), z.json())),
  /** The revision that was spoken. */
  protocolVersion: z.string(),
  /** What the server tells every model. */
  instructions: z.optional(z.string()),
  /** Definitions of all pages, in the order in which they came. */
  tools: z.array(z.json()),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** One agreed tool. Hashes are of canonical JSON: the order of keys and white space do not count. */
export const PinnedTool = z.strictObject({
  /** Name of the tool. */
  name: z.string(),
  /** Of the whole definition. */
  hash: Hash,
  /** Of what the model reads: `name`, `title`, `description`, `inputSchema`, `annotations`. */
  reads: Hash,
  /** Of everything else. */
  metadata: Hash,
  /** True where a secret was taken out of `definition`; `hash` is of the definition as it was served. */
  redacted: z.optional(z.literal(true)),
  /** The definition itself, so that a change can be told. */
  definition: z.record(z.string(), z.json()),
});
export type PinnedTool = z.infer<typeof PinnedTool>;

/** `pokayoke.lock.json`: the definitions that a person has reviewed. */
export const Lock = z.strictObject({
  format: z.literal('pokayoke/lock/1'),
  /** Of the server's instructions, where the pinned file had any. */
  instructions: z.optional(Hash),
  /** Sorted by name, each name once. */
  tools: z.array(PinnedTool),
});
export type Lock = z.infer<typeof Lock>;
