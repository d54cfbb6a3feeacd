// What was on the wire, message by message, as the recorder saw it. Order is the truth; time is virtual.
import * as z from 'zod/mini';

/** Headers that may enter the evidence. Everything else is dropped: no cookie, no token. Lower-case names. */
export const recordedHeaders = [
  'content-type',
  'accept',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'www-authenticate',
  'allow',
  'cache-control',
] as const;

/** One message between client and server, with the HTTP around it. */
export const WireMessage = z.strictObject({
  /** Who sent it. Between host and client nothing is on a wire: that is the agent's log. */
  from: z.enum(['client', 'server']),
  /** `request`, `response` (to the request just before with the same id), `notification`, or `invalid` where the text is none of them. */
  type: z.enum(['request', 'response', 'notification', 'invalid']),
  http: z.strictObject({
    method: z.optional(z.string().check(z.describe('requests only: POST'))),
    status: z.optional(z.int().check(z.describe('responses only: 200, 400, 404 …'))),
    headers: z.record(z.string(), z.string()).check(z.describe('allow-listed, lower-case names')),
  }),
  /** The JSON body, value-equal to what was sent. Absent where there was no body or it was not JSON (then `text`). */
  body: z.optional(z.json()),
  text: z.optional(z.string().check(z.describe('the body as sent, where it is not JSON; cut at 4,096 characters'))),
});
export type WireMessage = z.infer<typeof WireMessage>;
