// The agent room: deterministic simulated agents, explained on the page, never called a model.
export { type Move, type Turn, decide, retryLimit, unlimitedShown } from './caller.ts';
export { envelopeResult } from './envelope.ts';
export { type FailureFields, type FailureKind, failureFields, kindWords } from './reading/failure-fields.ts';
export { withDigits } from './reading/digits.ts';
export { claimsNone } from './reading/empty.ts';
export { ValueForm, givesForm } from './reading/forms.ts';
export { type Leak, leaks } from './reading/leaks.ts';
export { repeatWord } from './reading/repeat-words.ts';
export { sentences, statedUnits, statesNumber } from './reader.ts';
export { type ReadResult, readResult } from './reading/result.ts';
export { convert, sameDimension, tidy, unitOf } from './reading/units.ts';
export {
  type Act,
  type ModelProfile,
  type ModelRequest,
  type Moment,
  type Need,
  type Roles,
  type ToolChoice,
  obey,
  refusalOf,
} from './obeyer/index.ts';
export {
  type Candidate,
  type CompileNote,
  type CompileOptions,
  type CompiledTools,
  type Concept,
  type Order,
  type Route,
  type SelectOptions,
  type Selection,
  type SelectionWord,
  type Stability,
  claimedWords,
  compileTools,
  deniedWork,
  lexicon,
  ordersIn,
  refuses,
  routesIn,
  select,
} from './selector/index.ts';
