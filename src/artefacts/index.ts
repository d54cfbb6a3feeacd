// The door of this room: any text that people bring is told apart, judged, and compared. Pure: the same text gives the same report.
export { checkFile, type ArtefactReport, type FileReport, type FileRequest, type PlacedFinding } from './check-file.ts';
export { compareTexts, type CallReport, type DriftReport, type DriftRequest } from './compare-texts.ts';
export { driftDocument, type ShownChange } from './drift-document.ts';
export { limits as documentLimits } from './limits.ts';
export { artefactKinds, type Artefact, type ArtefactKind, type ReadOptions } from './kinds.ts';
export { judgeArtefact, verdictOf, type Found, type Verdict } from './judge.ts';
export { kindOf, readArtefacts } from './read.ts';
export { toolsAt } from './read-definitions.ts';
export { type Digest } from './digest.ts';
export { type PinFault, pinTools } from './pin/pin-tools.ts';
export { isAgreed, verifyTools, type ChangedTool, type Verified, type VerifyFault } from './pin/verify-tools.ts';
export {
  applyPolicy,
  type CheckedFile,
  type IdleIgnore,
  type Ruled,
  type RuledArtefact,
  type RuledFinding,
  type RuledReport,
} from './policy/apply.ts';
export { baselineOf, innerPointer, keyOf } from './policy/known-findings.ts';
export { readBaseline, readPolicy, type Policy, type PolicyFault, type Unusable } from './policy/read-policy.ts';
export { redactJson, redactor, type NamedValue } from './redact.ts';
