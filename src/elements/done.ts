// Which stops of the map are done, from the events. Pure.
import type { ProgressEvent } from '../model/progress.ts';

/** The key of the stop that an event belongs to; a question counts for its lesson's questions. */
function keyOf(event: ProgressEvent): string {
  switch (event.type) {
    case 'lesson':
      return `lesson:${event.lesson}`;
    case 'question':
      return `question:${event.question}`;
    case 'self-check':
      return `self-check:${event.selfCheck}`;
    case 'attempt':
    case 'draft':
    case 'hint':
    case 'answer-opened':
      return `exercise:${event.exercise}`;
  }
}

/** The key of the latest event that belongs to one of `keys`: where the reader was on a map that holds them. */
export function lastKey(events: readonly ProgressEvent[], keys: ReadonlySet<string>): string | undefined {
  const last = events.toSorted((a, b) => (a.at < b.at ? -1 : 1)).findLast((event) => keys.has(keyOf(event)));
  return last && keyOf(last);
}

/** Keys that count as done: `lesson:<slug>`, `exercise:<id>` after a pass, `question:<id>` after any answer, `self-check:<id>` once something is ticked. */
export function doneKeys(events: readonly ProgressEvent[]): Set<string> {
  const done = new Set<string>();
  for (const event of events) {
    const counts =
      event.type === 'lesson' ||
      event.type === 'question' ||
      (event.type === 'attempt' && event.status === 'passed') ||
      (event.type === 'self-check' && event.ticked.length > 0);
    if (counts) done.add(keyOf(event));
  }
  return done;
}

/** A stop is done when its key is, or, for a stop of several questions, when all of them are. */
export function isDone(done: ReadonlySet<string>, key: string, questions: readonly string[]): boolean {
  return questions.length > 0 ? questions.every((id) => done.has(`question:${id}`)) : done.has(key);
}
