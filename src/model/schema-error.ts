// Decision 7: one validator everywhere, and this is what it says. No engine message ever leaves the schema room.
import * as z from 'zod/mini';
import { Pointer } from './ids.ts';

/** One fault of a value against a schema. For a missing or undeclared key the pointer includes that key. */
export const SchemaError = z.strictObject({
  pointer: Pointer.check(z.describe('the place in the value')),
  rule: z.string().check(z.describe('the JSON Schema keyword that refused it')),
  expected: z.optional(z.json().check(z.describe("the keyword's value: a limit, the allowed values, a type"))),
});
export type SchemaError = z.infer<typeof SchemaError>;

/** Why a schema was not judged at all: a guard spoke, or its dialect is not one of ours. */
export const GuardCode = z.enum([
  'too-many-nodes',
  'too-deep',
  'too-many-steps',
  'pattern-risk',
  'remote-ref',
  'unresolved-ref',
  'ref-cycle',
  'dynamic-ref',
  'unknown-dialect',
  'value-too-large',
]);
export type GuardCode = z.infer<typeof GuardCode>;

/** A guard's word: which, where in the schema, and the limit it kept. */
export const Guarded = z.strictObject({
  code: GuardCode,
  pointer: Pointer.check(z.describe('the place in the schema')),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Guarded = z.infer<typeof Guarded>;

/** The dialects that are judged. Any other `$schema` is "not judged", never "wrong". */
export const Dialect = z.enum(['2020-12', '2019-09', 'draft-07']);
export type Dialect = z.infer<typeof Dialect>;

/** The outcome of judging one value against one schema. */
export const SchemaVerdict = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('valid') }),
  z.strictObject({ status: z.literal('invalid'), errors: z.array(SchemaError) }),
  z.strictObject({
    status: z.literal('schema-invalid'),
    errors: z.array(SchemaError).check(z.describe('faults of the schema itself; pointers into the schema')),
  }),
  z.strictObject({ status: z.literal('not-judged'), guard: Guarded }),
]);
export type SchemaVerdict = z.infer<typeof SchemaVerdict>;
