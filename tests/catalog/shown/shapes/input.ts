// What a server may ask a user inside a result, and how a client answers. MCP 2026-07-28, Elicitation and Multi round-trip requests.
import * as z from 'zod/mini';

const told = { title: z.optional(z.string()), description: z.optional(z.string()) };
/** A form is flat: no object and no list of objects inside. */
const field = z.union([
  z.strictObject({
    ...told,
    type: z.literal('string'),
    minLength: z.optional(z.int()),
    maxLength: z.optional(z.int()),
    format: z.optional(z.enum(['email', 'uri', 'date', 'date-time'])),
    default: z.optional(z.string()),
  }),
  z.strictObject({ ...told, type: z.literal('string'), enum: z.array(z.string()), default: z.optional(z.string()) }),
  z.strictObject({ ...told, type: z.literal('string'), oneOf: z.array(z.strictObject({ const: z.string(), title: z.string() })) }),
  z.strictObject({
    ...told,
    type: z.enum(['number', 'integer']),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
    default: z.optional(z.number()),
  }),
  z.strictObject({ ...told, type: z.literal('boolean'), default: z.optional(z.boolean()) }),
]);
/** A question with a form. */
export const form = z.strictObject({
  mode: z.optional(z.literal('form')),
  message: z.string(),
  requestedSchema: z.strictObject({
    type: z.literal('object'),
    properties: z.record(z.string(), field),
    required: z.optional(z.array(z.string())),
  }),
});
const url = z.strictObject({ mode: z.literal('url'), message: z.string(), url: z.string().check(z.regex(/^https:\/\//)) });

/** The requests inside a result, by keys of the server's choice. They carry neither `jsonrpc` nor `id`. */
export const inputRequests = z.record(
  z.string(),
  z.strictObject({ method: z.literal('elicitation/create'), params: z.union([form, url]) }),
);
/** What a user answers. Content comes only with an accepted form. */
export const answer = z.union([
  z.strictObject({
    action: z.literal('accept'),
    content: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))),
  }),
  z.strictObject({ action: z.enum(['decline', 'cancel']) }),
]);
/** The answers, under the same keys. */
export const inputResponses = z.record(z.string(), answer);

/** The result that asks: at least one of the two parts. */
export const inputRequired = z
  .strictObject({
    resultType: z.literal('input_required'),
    inputRequests: z.optional(inputRequests),
    requestState: z.optional(z.string()),
  })
  .check(z.refine((result) => result.inputRequests !== undefined || result.requestState !== undefined));
