// The scenario and battery of a `tool-selection` exercise, as authored in exercise.yaml and battery.yaml.
import * as z from 'zod/mini';
import { caseHead } from '../../model/battery.ts';
import { Localized } from '../../model/localized.ts';

/** Tools and prompt lines as they are given to the learner, in one language: the state before. */
const Given = z.strictObject({
  tools: z.array(z.record(z.string(), z.json())).check(z.minLength(2)),
  system: z.array(z.string()),
});

const part = z.number().check(z.minimum(0), z.maximum(1));

/** The scenario of the exercise. */
export const Scenario = z.strictObject({
  server: z.strictObject({ name: z.string(), version: z.string() }),
  /** The starter in both languages. Names are the same in both, and fixed. */
  given: z.strictObject({ ja: Given, en: Given }),
  /** Subjects that are no tool's work, as a description would claim them. Latin ones also match their plural. */
  elsewhere: z.optional(z.strictObject({ ja: z.array(z.string()), en: z.array(z.string()) })),
  /** Least parts of hold-outs that must go right, from 0 to 1. */
  least: z.strictObject({
    /** Of the hold-outs that want a tool: chosen rightly. */
    right: part,
    /** Of the hold-outs that want none: no tool called. */
    refused: part,
    /** Of all requests that want a tool: chosen rightly in 18 of 20 runs with noise. */
    steady: part,
  }),
});
export type Scenario = z.infer<typeof Scenario>;

/** One request. A visible one stands in exercise.yaml under the same id; a hold-out says its own words. */
export const RequestCase = z.strictObject({
  ...caseHead,
  case: z.literal('request'),
  say: z.optional(Localized),
  /** The tool that is right; null where none is. */
  wants: z.nullable(z.string()),
});
export type RequestCase = z.infer<typeof RequestCase>;

/** One call of one tool: a number of its own kind must be taken, another's refused before anything runs, and so a call without one. */
export const NumberCase = z.strictObject({
  ...caseHead,
  case: z.literal('number'),
  tool: z.string(),
  /** Absent: the call has no arguments. */
  number: z.optional(z.string()),
  takes: z.boolean(),
});
export type NumberCase = z.infer<typeof NumberCase>;

/** The battery of a `tool-selection` exercise. */
export const Battery = z.array(z.discriminatedUnion('case', [RequestCase, NumberCase]));
export type Battery = z.infer<typeof Battery>;
