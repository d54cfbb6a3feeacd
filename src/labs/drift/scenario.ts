// The scenarios and batteries of `drift` exercises, as authored in exercise.yaml and battery.yaml. `task` names the exercise's sort.
import * as z from 'zod/mini';
import { caseHead } from '../../model/battery.ts';
import { Localized } from '../../model/localized.ts';
import { Actor, EvidenceClass } from './submission.ts';

const JsonRecord = z.record(z.string(), z.json());
const Id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const Server = z.strictObject({ name: z.string(), version: z.string() });

/** A call as it is sent. */
export const Call = z.strictObject({ name: z.string(), arguments: JsonRecord });
export type Call = z.infer<typeof Call>;

/** What a call does, tool by tool, in the words of the job; the format is `EffectMap` of the drift room. */
export const Effects = z.record(
  z.string(),
  z.strictObject({
    does: z.string(),
    facts: z.record(
      z.string(),
      z.strictObject({
        /** Pointer into the arguments. */
        from: z.string(),
        as: z.enum(['text', 'count', 'day', 'value']),
        scale: z.exactOptional(z.number()),
        words: z.exactOptional(z.record(z.string(), z.string())),
      }),
    ),
  }),
);

/** One change: two lists, a call written for the first, and what the user wants. */
export const ChangeItem = z.strictObject({
  id: Id,
  title: Localized,
  wants: Localized,
  /** What the two lists do not say. */
  note: z.optional(Localized),
  before: z.array(JsonRecord).check(z.minLength(1)),
  after: z.array(JsonRecord),
  call: Call,
});
export type ChangeItem = z.infer<typeof ChangeItem>;

/** The scenario of a `classify` task. */
export const ClassifyScenario = z.strictObject({
  task: z.literal('classify'),
  server: Server,
  changes: z.array(ChangeItem).check(z.minLength(1)),
  /** The live swap: whose change, which tools stand before it in the list, how many make a page. */
  live: z.strictObject({
    change: Id,
    beside: z.array(JsonRecord),
    pageSize: z.int().check(z.minimum(1)),
    /** The call that a model writes from the new definition. */
    fresh: Call,
    /** The place in the tool that tells old from new. */
    look: z.string(),
  }),
  /** Days on which the news did not arrive. */
  days: z.array(z.strictObject({ id: Id, title: Localized, about: Localized })),
});
export type ClassifyScenario = z.infer<typeof ClassifyScenario>;

/** What a host does, and leaves undone, once a list has changed. */
export const Habits = z.strictObject({
  /** The server declares `tools.listChanged`. */
  announced: z.boolean(),
  /** The host opens `subscriptions/listen`. */
  listens: z.boolean(),
  relists: z.enum(['every-page', 'first-page']),
  /** What it does with the whole list where one new definition is invalid. */
  invalid: z.enum(['drops-one', 'keeps-old-list']),
  /** It builds its search index anew. */
  indexes: z.boolean(),
  /** A new turn begins, and with it a new tool block. */
  newTurn: z.boolean(),
});
export type Habits = z.infer<typeof Habits>;

/** A change as a case. What the comparison and the run say is not written here, only what they leave open. */
export const ChangeCase = z.strictObject({
  ...caseHead,
  case: z.literal('change'),
  /** Its number among the fifteen; the comparison must find it, except number 14. */
  kind: z.int().check(z.minimum(1), z.maximum(15)),
  /** What the tools did when the call was written. */
  meant: Effects,
  /** What they do now, where that is another thing. */
  now: z.optional(Effects),
  /** The host, where the change did not reach it. */
  host: z.optional(Habits),
  /** Readings that the sources leave open and a careful reader may defend. */
  open: z.optional(
    z.strictObject({
      layers: z.optional(z.array(z.literal([1, 2, 3]))),
      first: z.optional(z.array(Actor)),
      evidence: z.optional(z.array(EvidenceClass)),
    }),
  ),
});
export type ChangeCase = z.infer<typeof ChangeCase>;

/** A day as a case. */
export const DayCase = z.strictObject({ ...caseHead, case: z.literal('day'), host: Habits });
export type DayCase = z.infer<typeof DayCase>;

/** The battery of a `classify` task. */
export const ClassifyBattery = z.array(z.discriminatedUnion('case', [ChangeCase, DayCase]));

/** One call to predict; its texts, names and values hold `{slot}` places. */
export const CallItem = z.strictObject({
  id: Id,
  title: Localized,
  /** What the user wants. */
  wants: Localized,
  tools: z.array(JsonRecord),
  /** Null: the model answers without a call, which the host accepts. */
  call: z.nullable(Call),
  /** The one keyword that some seeds change: a place in `tools`, its value then, and the group of which each seed takes one. */
  flip: z.optional(z.strictObject({ group: z.string(), pointer: z.string(), value: z.optional(z.json()) })),
});
export type CallItem = z.infer<typeof CallItem>;

/** The scenario of a `predict` task. */
export const PredictScenario = z.strictObject({
  task: z.literal('predict'),
  server: Server,
  /** What fills the places: of each list a seed takes one entry. Seed 0 takes the first ones and flips nothing. */
  slots: z.record(z.string(), z.array(JsonRecord).check(z.minLength(1))),
  calls: z.array(CallItem).check(z.minLength(1)),
  /** The call of whose arguments it is asked what arrives. */
  arrives: Id,
});
export type PredictScenario = z.infer<typeof PredictScenario>;

/** A call as a case. Its places are filled like those of the scenario. */
export const CallCase = z.strictObject({
  ...caseHead,
  case: z.literal('call'),
  goal: z.strictObject({ does: z.string(), facts: JsonRecord }),
  /** What the tools do now. */
  effects: Effects,
  /** What the names meant when the call was written, where that is another thing. */
  meant: z.optional(Effects),
});
export type CallCase = z.infer<typeof CallCase>;

/** The battery of a `predict` task. */
export const PredictBattery = z.array(CallCase);

/** Any scenario of this kind. */
export const Scenario = z.discriminatedUnion('task', [ClassifyScenario, PredictScenario]);
