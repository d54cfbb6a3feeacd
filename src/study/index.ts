// The study room: what the learner did, as events, and what follows from them. Storage is in adapters/.
export { answerEvent, attemptEvent, draftEvent, hintEvent, type EventOf, type ExerciseRef, type Stamp } from './events.ts';
export { exerciseRecord, keptDrafts, staleDrafts, type ExerciseRecord } from './exercise-record.ts';
export { exportFormat, exportText, readExport, type ExportFault } from './export.ts';
export type { Journal } from './journal.ts';
export { byTime, merge } from './merge.ts';
