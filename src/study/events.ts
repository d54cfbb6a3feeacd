// Makes progress events. The clock and the random id come from outside; this room has neither.
import type { ProgressEvent } from '../model/progress.ts';
import type { Report } from '../model/report.ts';

/** The two values that a pure room cannot make: when (ISO 8601 UTC) and which (random, unique). */
export type Stamp = { id: string; at: string };

/** The exercise an event belongs to, at the revision that was shown. */
export type ExerciseRef = { id: string; revision: number };

/** One event of a given type. */
export type EventOf<T extends ProgressEvent['type']> = Extract<ProgressEvent, { type: T }>;

/** A run: its text and the verdict as it was shown. */
export function attemptEvent(stamp: Stamp, exercise: ExerciseRef, text: string, report: Report): EventOf<'attempt'> {
  const fails = [...new Set(report.checks.filter((check) => check.status === 'fail').map((check) => check.id))].toSorted();
  return {
    format: 1,
    ...stamp,
    type: 'attempt',
    exercise: exercise.id,
    revision: exercise.revision,
    text,
    status: report.status,
    shape: report.shape,
    job: report.job,
    fails,
  };
}

/** The text in the editor. */
export function draftEvent(stamp: Stamp, exercise: ExerciseRef, text: string): EventOf<'draft'> {
  return { format: 1, ...stamp, type: 'draft', exercise: exercise.id, revision: exercise.revision, text };
}

/** A hint was opened: 1, 2 or 3. */
export function hintEvent(stamp: Stamp, exercise: string, step: number): EventOf<'hint'> {
  return { format: 1, ...stamp, type: 'hint', exercise, step };
}

/** The worked answer was opened. */
export function answerEvent(stamp: Stamp, exercise: string): EventOf<'answer-opened'> {
  return { format: 1, ...stamp, type: 'answer-opened', exercise };
}
