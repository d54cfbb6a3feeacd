// The door of this room: any text that people bring is told apart, judged, and compared. Pure: the same text gives the same report.
export { checkFile, type ArtefactReport, type FileReport, type FileRequest, type PlacedFinding } from './check-file.ts';
export { compareTexts, type CallReport, type DriftReport, type DriftRequest } from './compare-texts.ts';
export { artefactKinds, type Artefact, type ArtefactKind, type ReadOptions } from './kinds.ts';
export { judgeArtefact, verdictOf, type Found, type Verdict } from './judge.ts';
export { kindOf, readArtefacts } from './read.ts';
export { toolsAt } from './read-definitions.ts';
