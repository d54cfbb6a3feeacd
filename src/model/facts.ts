// Decision 2: an exercise declares facts; a binding says where the learner's own call carries one.
import * as z from 'zod/mini';
import { Pointer } from './ids.ts';
import { Localized } from './localized.ts';

/** What a fact is. It decides which codecs can carry it and which traps can be made from it. */
export const FactKind = z.enum(['identifier', 'quantity', 'instant', 'date', 'word', 'path', 'text']);
export type FactKind = z.infer<typeof FactKind>;

/** Units of the closed unit table in `agent/reading/units.ts`. */
export const Unit = z.enum(['mg', 'g', 'kg', 't', 'lb', 'mm', 'cm', 'm', 'km', 's', 'min', 'h', 'd', 'JPY', 'pcs']);
export type Unit = z.infer<typeof Unit>;

/** Closed list of the ways a fact can stand in a call. */
export const Codec = z.enum([
  'identity',
  'affix',
  'unit-scale',
  'decimal-string',
  'value-unit',
  'unit-string',
  'utc-instant',
  'split-date-time-zone',
  'enum-word',
]);
export type Codec = z.infer<typeof Codec>;

/** One fact of an exercise. */
export const Fact = z.strictObject({
  /** Short id, used in requests and bindings. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  kind: FactKind,
  /** Quantities only: the unit in which `values` below are written. */
  unit: z.optional(Unit),
  label: Localized,
  /** Quantities only: least and greatest legitimate value, in `unit`. A mutant inside it is a value that no schema could refuse. */
  range: z.optional(z.tuple([z.number(), z.number()])),
  /** Identifiers only: the form in words of a pattern, for traps and for the brief. */
  form: z.optional(z.string().check(z.describe('regular expression source of a right value'))),
  /** Words only: every spelling that means the same, by canonical word. */
  words: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type Fact = z.infer<typeof Fact>;

/** The value of a fact in one request: a number for quantities (in the fact's unit), a string otherwise (instants as ISO 8601 with zone). */
export const FactValue = z.union([z.number(), z.string()]);
export type FactValue = z.infer<typeof FactValue>;

/** One request that a user makes in the brief. The learner answers with the call their agent would send. */
export const UserRequest = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** What the user says. */
  say: Localized,
  /** The facts it holds; values are unique across requests. Absent where the right answer is not to call. */
  values: z.optional(z.record(z.string(), FactValue)),
  /** Set where the right answer is no call: why. */
  none: z.optional(Localized),
});
export type UserRequest = z.infer<typeof UserRequest>;

/** Where one fact stands in the calls of one tool. Found by running the requests, or named by the learner in `bindings`. */
export const Binding = z.strictObject({
  tool: z.string(),
  fact: z.string(),
  codec: Codec,
  /** The places in `arguments`: one, or for split codecs one for each part. */
  places: z.array(z.strictObject({ part: z.enum(['value', 'unit', 'date', 'time', 'zone']), pointer: Pointer })),
  /** The unit the number is in at that place; quantities only. */
  unit: z.optional(Unit),
  /**
   * `affix`: what the call leaves off the value's start, and what it writes there instead.
   * Instants: `strip` is "zone", `add` the zone that the calls always write, or "own" where they keep the user's.
   */
  affix: z.optional(z.strictObject({ strip: z.string(), add: z.string() })),
  /** The requests that show it; at least two, unless the learner named the place. */
  shownBy: z.array(z.string()),
});
export type Binding = z.infer<typeof Binding>;
