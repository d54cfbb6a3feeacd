// Judges a `drift` run by what happened to the calls and the definitions, and by the comparison of the two lists.
import { ungraded } from '../../grading/index.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Report } from '../../model/report.ts';
import { judgeClassify } from './classify/judge.ts';
import { judgePredict } from './predict/judge.ts';

/** Judges one run. Pure: the same evidence gives the same report. */
export function judge(evidence: Evidence): Report {
  if (evidence.end.status !== 'complete') return ungraded(evidence);
  return evidence.data['task'] === 'classify' ? judgeClassify(evidence) : judgePredict(evidence);
}
