// An exercise is a folder; this is its `exercise.yaml`, and what the folder becomes once it is read.
import * as z from 'zod/mini';
import type { Step } from './evidence.ts';
import { Fact, UserRequest } from './facts.ts';
import { Objective, Pointer, Slug } from './ids.ts';
import { Localized } from './localized.ts';

/** Decision 10: one step of the worked answer's replay. */
export const WorkedStep = z.strictObject({
  /** The place in the answer that this step writes or explains. */
  pointer: Pointer,
  say: Localized,
});
export type WorkedStep = z.infer<typeof WorkedStep>;

/** `exercise.yaml`. The kind checks `scenario` itself. */
export const Exercise = z.strictObject({
  /** The folder's name, for ever. */
  id: Slug,
  /** Grows when a verdict or the brief changes. */
  revision: z.int().check(z.minimum(1)),
  /** A room of `src/labs/`. */
  kind: Slug,
  title: Localized,
  /** One sentence for the catalogue: what is built and why. */
  summary: Localized,
  /** 1 easy … 3 demanding. */
  level: z.int().check(z.minimum(1), z.maximum(3)),
  /** Minutes for somebody who has read the lesson. */
  minutes: z.int().check(z.minimum(3), z.maximum(60)),
  objectives: z.array(Objective).check(z.minLength(1)),
  /** The lesson to read first, where there is one. */
  lesson: z.optional(Slug),
  /** Facts and requests; empty for kinds that have none. */
  facts: z.array(Fact),
  requests: z.array(UserRequest),
  /** The kind's own data: tools of the server, rules of the world. */
  scenario: z.record(z.string(), z.json()),
  /** Advice thresholds: estimated tokens of all definitions, or characters of a text. */
  budgets: z.strictObject({ tokens: z.optional(z.int()), characters: z.optional(z.int()) }),
  /** The answer that is shown, and how to walk it. */
  worked: z.strictObject({ answer: z.string(), steps: z.array(WorkedStep).check(z.minLength(1)) }),
  /** The question asked after a pass, in another domain. */
  transfer: z.optional(Slug),
});
export type Exercise = z.infer<typeof Exercise>;

/** `answers/bad-*.json`: a wrong answer, the checks it must fail, and the misconception behind it. */
export const BadAnswer = z.strictObject({
  /** Exactly the checks that must fail, sorted. */
  fails: z.array(z.string()).check(z.minLength(1)),
  misconception: Localized,
  /** The language it is written in, where that matters. */
  lang: z.optional(z.enum(['ja', 'en'])),
  submission: z.json(),
});
export type BadAnswer = z.infer<typeof BadAnswer>;

/** `answers/good-*.json`: a right answer and what makes it different. */
export const GoodAnswer = z.strictObject({
  /** In what it differs from the other good answers. */
  differs: Localized,
  lang: z.optional(z.enum(['ja', 'en'])),
  submission: z.json(),
});
export type GoodAnswer = z.infer<typeof GoodAnswer>;

/** Decision 8: what the runner needs to run and judge, as text that can be posted to a worker. */
export type RunData = {
  /** The parsed `exercise.yaml`. */
  exercise: Exercise;
  /** The parsed `battery.yaml`; the kind checks it. */
  battery: unknown;
  /** Hears each step of the run as it happens. */
  onStep?: (step: Step) => void;
};

/** Decision 8: the hashed assets of one exercise, fetched when needed. File names relative to the base path. */
export const ExerciseAssets = z.strictObject({
  id: Slug,
  revision: z.int(),
  /** Brief, starter, facts: `exercise.yaml` without `worked`. */
  public: z.string(),
  /** The cases. Fetched at idle or at the first run. */
  battery: z.string(),
  /** Good and bad answers, worked steps, debrief. Fetched when opened. */
  answers: z.string(),
});
export type ExerciseAssets = z.infer<typeof ExerciseAssets>;
