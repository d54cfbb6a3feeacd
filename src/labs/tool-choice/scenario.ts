// The scenario and battery of a `tool-choice` exercise, as authored in exercise.yaml and battery.yaml.
import * as z from 'zod/mini';
import { caseHead } from '../../model/battery.ts';
import { Localized } from '../../model/localized.ts';

const JsonRecord = z.record(z.string(), z.json());
/** Arguments by tool name. */
const ByTool = z.record(z.string(), JsonRecord);

/** One way models answer forcing, and the key of its plan. */
const Profile = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  title: Localized,
  /** Which models these are, and on what day that was checked. */
  about: Localized,
  /** False: `any` and `tool` are answered with HTTP 400. */
  forcing: z.boolean(),
});
/** One profile. */
export type Profile = z.infer<typeof Profile>;

/** One thing that the job is about. */
const Item = z.strictObject({
  id: z.string(),
  /** The recording tool that fits; absent where none does. */
  fits: z.optional(z.string()),
  /** The recording tool that comes nearest. */
  looksLike: z.string(),
  /** What the first tool gives. */
  reads: JsonRecord,
  /** The arguments of each call about it. */
  calls: ByTool,
  /** What stands in a call instead while the first step has not succeeded. */
  guessed: z.optional(ByTool),
  /** What stands in a call instead where nothing makes the arguments fit the schema. */
  misfit: z.optional(ByTool),
});
/** One item. */
export type Item = z.infer<typeof Item>;

/** The scenario of the exercise. */
export const Scenario = z.strictObject({
  profiles: z.array(Profile).check(z.minLength(1)),
  server: z.strictObject({ name: z.string(), version: z.string() }),
  tools: z.array(JsonRecord),
  roles: z.strictObject({
    first: z.string(),
    typed: z.array(z.string()).check(z.minLength(1)),
    exit: z.string(),
    /** Other words that mean a tool, for reading the system prompt. */
    words: z.record(z.string(), z.array(z.string())),
  }),
  /** How often the house lets a harness ask again about one item. */
  asksAtMost: z.int().check(z.minimum(1)),
  /** What the first tool says when it fails. */
  failure: z.strictObject({ text: z.string() }),
  items: z.array(Item).check(z.minLength(1)),
});
export type Scenario = z.infer<typeof Scenario>;

/** One conversation. */
export const TalkCase = z.strictObject({
  ...caseHead,
  case: z.literal('situation'),
  /** The profile on which it runs. */
  situation: z.string(),
  item: z.string(),
  /** How many calls of the first tool fail before one succeeds. */
  fails: z.int().check(z.minimum(0)),
  /** On auto, how often the model writes prose first, by step; 99: it never calls. */
  prose: z.strictObject({ first: z.int(), typed: z.int() }),
  /** True where, without `strict`, the first call's arguments do not fit the schema. */
  loose: z.optional(z.boolean()),
  /** What the user wants after the record: an answer, or the way out after all. */
  talk: z.array(z.enum(['answer', 'exit'])).check(z.minLength(1)),
  /** True where the user turns manual extended thinking on for that. */
  thinking: z.optional(z.boolean()),
});
export type TalkCase = z.infer<typeof TalkCase>;

/** The whole battery. */
export const Battery = z.array(TalkCase);
