// The comparison of two definitions: the kinds of change, the layer each breaks, and what an old call does.
export type { Change } from './change.ts';
export { codes, type ChangeCode, type CodeRow } from './codes.ts';
export { compare } from './compare.ts';
export { kindOf, kinds, type Actor, type Evidence, type Kind, type KindNumber, type Layer } from './kinds.ts';
export { oldCalls } from './calls/old-calls.ts';
export { outcome, outcomes } from './calls/outcome.ts';
export { type OldCall, type Outcome, type OutcomeName, type Reason } from './calls/reason.ts';
export { effectOf, type Effect, type EffectMap } from './effect.ts';
