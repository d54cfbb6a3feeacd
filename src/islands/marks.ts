// The places that the editor marks after a run, and only for the very text that was run.
import { readJson } from '../model/json-text/index.ts';
import type { EditorMark } from '../ui/index.ts';
import { revealed, type BenchState } from './bench-state.ts';

/** Checks that are looked at: a hostile text can have thousands. */
const most = 1000;

/** Places of findings. Hold-outs that may not be seen yet mark nothing. */
export function marksOf(state: Pick<BenchState, 'outcome' | 'text' | 'record'>): EditorMark[] {
  const { outcome, text } = state;
  if (outcome === undefined || outcome.evidence.submission.text !== text) return [];
  const { place } = readJson(text);
  const shown = revealed(state);
  return outcome.report.checks.slice(0, most).flatMap(({ status, pointer, holdout }) => {
    if ((status !== 'fail' && status !== 'advice') || pointer === undefined || pointer === '' || (holdout !== undefined && !shown))
      return [];
    const found = place(pointer);
    return found === undefined || text.slice(found.offset, found.offset + found.length).includes('\n')
      ? []
      : [{ offset: found.offset, length: found.length, blocking: status === 'fail' }];
  });
}
