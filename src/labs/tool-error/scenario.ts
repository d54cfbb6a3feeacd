// The scenario and battery of a `tool-error` exercise, as authored in exercise.yaml and battery.yaml.
import * as z from 'zod/mini';
import { ValueForm } from '../../agent/index.ts';
import { caseHead } from '../../model/battery.ts';
import { Localized } from '../../model/localized.ts';

const JsonRecord = z.record(z.string(), z.json());

/** One situation: a call that the agent has made and that did not simply succeed. */
export const Situation = z.strictObject({
  /** The key under which the learner writes the response. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  title: Localized,
  /** What the user said. */
  say: Localized,
  /** What happened inside the server, for the brief. */
  happened: Localized,
  /** The request as it reached the server. */
  request: z.strictObject({ id: z.int(), tool: z.string(), arguments: JsonRecord }),
  /** The kind by the next move; `empty` is no failure. */
  kind: z.enum(['transient', 'validation', 'policy', 'permission', 'unknown-outcome', 'empty']),
  /** True where the call changes something. */
  writes: z.boolean(),
  /** True where the call searches. */
  searches: z.boolean(),
  /** What the server's log says, and what must not be spoken. */
  log: z.string(),
  secrets: z.array(z.string()),
  /** Values that the agent can correct once it knows the form. */
  corrects: z.optional(z.record(z.string(), z.strictObject({ form: ValueForm, right: z.json() }))),
});
export type Situation = z.infer<typeof Situation>;

/** The scenario of the exercise. */
export const Scenario = z.strictObject({
  server: z.strictObject({ name: z.string(), version: z.string() }),
  tools: z.array(JsonRecord),
  /** Tools that only read, for look-ups. */
  lookUps: z.array(z.string()),
  situations: z.array(Situation).check(z.minLength(1)),
});
export type Scenario = z.infer<typeof Scenario>;

/** Something that must reach the user's ear, in one of several wordings that the scenario gives. */
const Told = z.strictObject({
  id: z.string(),
  /** Names, numbers or ids; NFKC, without case. One is enough. */
  any: z.array(z.string()).check(z.minLength(1)),
});

/** One way the world goes on while the learner's response stands. */
export const SituationCase = z.strictObject({
  ...caseHead,
  case: z.literal('situation'),
  situation: z.string(),
  /** How many calls get the learner's response before the world answers by itself; 99: all of them. */
  fails: z.int().check(z.minimum(1)),
  /** Changes only: whether the first call had its effect although its answer was lost. */
  happened: z.optional(z.boolean()),
  /** What the agent learns where it looks the outcome up, and what that means. */
  lookUp: z.optional(z.strictObject({ arguments: JsonRecord, means: z.enum(['happened', 'not-happened', 'unknown']), result: JsonRecord })),
  /** The result after that, or after a right correction. */
  then: JsonRecord,
  expect: z.strictObject({
    /** Fewest and most calls in all. */
    calls: z.tuple([z.int(), z.int()]),
    /** What the agent may end on, as `said` codes. */
    ends: z.array(z.string()).check(z.minLength(1)),
    told: z.array(Told),
    /** Claims that must not reach the user's ear: a clause that makes one without a negation. */
    never: z.optional(z.array(z.string())),
    /** The argument that must be corrected. */
    corrects: z.optional(z.string()),
    /** How often the effect may have happened. */
    effects: z.optional(z.int()),
  }),
});
export type SituationCase = z.infer<typeof SituationCase>;

/** The whole battery. */
export const Battery = z.array(SituationCase);
