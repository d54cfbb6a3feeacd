// The report algebra: checks in, verdicts out. "Could not run" and "nothing ran" are never a pass.
import type { Coded, Evidence } from '../model/evidence.ts';
import type { Check, Report, SideVerdict } from '../model/report.ts';

/** Grows when a verdict could change for the same evidence. */
export const graderRevision = 1;

function verdict(checks: Check[], side: Check['side']): SideVerdict {
  const mine = checks.filter((check) => check.side === side);
  if (mine.some((check) => check.status === 'fail')) return 'fail';
  if (mine.some((check) => check.status === 'error')) return 'not-graded';
  return mine.some((check) => check.status === 'pass') ? 'pass' : 'not-graded';
}

/** By id, then place; the key of each is made once. */
function inOrder(checks: Check[]): Check[] {
  return checks
    .map((check) => ({ check, key: `${check.id}\n${check.pointer ?? ''}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ check }) => check);
}

function statusOf(shape: SideVerdict, job: SideVerdict): Report['status'] {
  if (shape === 'fail' || job === 'fail') return 'not-passed';
  return shape === 'pass' && job === 'pass' ? 'passed' : 'not-graded';
}

/**
 * Makes the report of one run.
 * @param why the reason where something was not graded; ignored where both sides were
 * @param skipped true where the job could not be judged at all, whatever its single checks say
 */
export function assemble(evidence: Evidence, checks: Check[], why?: Coded, skipped = false): Report {
  const sorted = inOrder(checks);
  const shape = verdict(sorted, 'shape');
  const judged = verdict(sorted, 'job');
  const job = skipped && judged === 'pass' ? 'not-graded' : judged;
  const status = statusOf(shape, job);
  const reason = why ?? { code: 'run.nothing-judged', params: {} };
  return {
    format: 'pokayoke/report/1',
    exercise: evidence.exercise,
    grader: { revision: graderRevision },
    status,
    ...(shape === 'not-graded' || job === 'not-graded' ? { why: reason } : {}),
    shape,
    job,
    checks: sorted,
  };
}

/** The report of a run that came to no end: unreadable text, or stopped by a guard or the deadline. */
export function ungraded(evidence: Evidence): Report {
  const fatal = evidence.submission.reading.notes.find((note) => note.fatal);
  const unreadable: Coded = {
    code: `reading.${fatal?.code ?? 'empty'}`,
    params: { line: fatal?.place.line ?? 1, column: fatal?.place.column ?? 1, ...fatal?.params },
  };
  const why = evidence.end.status === 'stopped' ? evidence.end.why : unreadable;
  return {
    format: 'pokayoke/report/1',
    exercise: evidence.exercise,
    grader: { revision: graderRevision },
    status: evidence.end.status === 'unreadable' ? 'unreadable' : 'not-graded',
    why,
    shape: 'not-graded',
    job: 'not-graded',
    checks: [],
  };
}
