// What the events say about one exercise. Pure: the same events give the same record, whatever their order.
import type { ProgressEvent } from '../model/progress.ts';
import type { EventOf } from './events.ts';
import { byTime } from './merge.ts';

/** One exercise as its learner left it. */
export type ExerciseRecord = {
  /** The newest draft, or undefined where nothing was written. */
  draft: EventOf<'draft'> | undefined;
  /** Every run, oldest first. */
  attempts: EventOf<'attempt'>[];
  /** How many hints were opened: 0 to 3. */
  hints: number;
  /** The worked answer was opened at least once. */
  answerOpened: boolean;
  /** A run passed at least once, at any revision. */
  passed: boolean;
  /** Which came first, where either did. */
  first: 'pass' | 'answer' | undefined;
};

/** Drafts kept for one exercise; older ones may be dropped. */
export const keptDrafts = 20;

function isAbout(event: ProgressEvent, exercise: string): boolean {
  return 'exercise' in event && event.exercise === exercise;
}

/** The record of `exercise`. */
export function exerciseRecord(events: readonly ProgressEvent[], exercise: string): ExerciseRecord {
  const own = events.filter((event) => isAbout(event, exercise)).toSorted(byTime);
  const attempts = own.filter((event) => event.type === 'attempt');
  const deciding = own.find((event) => event.type === 'answer-opened' || (event.type === 'attempt' && event.status === 'passed'));
  return {
    draft: own.findLast((event) => event.type === 'draft'),
    attempts,
    hints: Math.max(0, ...own.map((event) => (event.type === 'hint' ? event.step : 0))),
    answerOpened: own.some((event) => event.type === 'answer-opened'),
    passed: attempts.some((attempt) => attempt.status === 'passed'),
    first: deciding === undefined ? undefined : deciding.type === 'attempt' ? 'pass' : 'answer',
  };
}

/** Ids of drafts of `exercise` that are older than the newest `keptDrafts`. Attempts are never dropped. */
export function staleDrafts(events: readonly ProgressEvent[], exercise: string): string[] {
  const drafts = events.filter((event) => event.type === 'draft' && event.exercise === exercise).toSorted(byTime);
  return drafts.slice(0, Math.max(0, drafts.length - keptDrafts)).map((event) => event.id);
}
