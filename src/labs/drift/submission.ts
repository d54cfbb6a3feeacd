// What the learner hands in: a classification of changes, or predictions about calls. The exercise's task says which.
import * as z from 'zod/mini';

/** Where a change can break something; `none` where it cannot. */
const Layer = z.literal([1, 2, 3]);
/** One layer. */
export type Layer = z.infer<typeof Layer>;

/** Who can act. */
export const Actor = z.enum(['server', 'host', 'app']);
export type Actor = z.infer<typeof Actor>;

/** What becomes of a call that was written for the old definition. */
export const OldCallFate = z.enum(['works', 'shape_error', 'unknown_tool', 'silent_wrong', 'needs_review']);
export type OldCallFate = z.infer<typeof OldCallFate>;

/** How much is known about the effect. */
export const EvidenceClass = z.enum(['measured', 'measured-elsewhere', 'spec', 'proposal', 'unmeasured']);
export type EvidenceClass = z.infer<typeof EvidenceClass>;

/** What is said about one change. */
export const Classification = z.strictObject({
  /** A layer, several, or `none`. */
  layer: z.union([Layer, z.literal('none'), z.array(Layer).check(z.minLength(1))]),
  oldCall: OldCallFate,
  /** In the order in which they act. */
  acts: z.array(Actor).check(z.minLength(1)),
  /** One class, or several that hold together. */
  evidence: z.union([EvidenceClass, z.array(EvidenceClass).check(z.minLength(1))]),
});
export type Classification = z.infer<typeof Classification>;

/** The stages through which a new definition passes, in order. */
export const stages = ['subscription', 'cache', 'catalog', 'index', 'view'] as const;
/** One stage. */
export const Stage = z.enum(stages);
export type Stage = z.infer<typeof Stage>;

/** The hand-in of a `classify` task: changes and days by id. */
export const Classified = z.strictObject({
  changes: z.record(z.string(), z.json()),
  watch: z.record(z.string(), z.json()),
});

/** What is predicted of one call. */
export const Prediction = z.strictObject({
  shape: z.enum(['valid', 'refused']),
  job: z.enum(['right', 'wrong']),
  /** Pointer into the call, `/name` or under `/arguments`, to what breaks; null or absent where nothing does. */
  at: z.optional(z.nullable(z.string())),
});
export type Prediction = z.infer<typeof Prediction>;

/** The hand-in of a `predict` task: a seed, predictions by call, and the arguments that reach one tool. */
export const Predicted = z.strictObject({
  seed: z.int().check(z.minimum(0), z.maximum(9999)),
  calls: z.record(z.string(), z.json()),
  arrives: z.json(),
});
