// From a kind's name to its run and its judge. A new kind is one folder in src/labs/ and one line here.
import type { Evidence } from '../model/evidence.ts';
import type { RunData } from '../model/exercise.ts';
import type { Report } from '../model/report.ts';
import { judge as judgeDrift } from '../labs/drift/judge.ts';
import { run as runDrift } from '../labs/drift/run.ts';
import { judge as judgeChoice } from '../labs/tool-choice/judge.ts';
import { run as runChoice } from '../labs/tool-choice/run.ts';
import { judge as judgeDefinition } from '../labs/tool-definition/judge.ts';
import { run as runDefinition } from '../labs/tool-definition/run.ts';
import { judge as judgeError } from '../labs/tool-error/judge.ts';
import { run as runError } from '../labs/tool-error/run.ts';
import { judge as judgeSelection } from '../labs/tool-selection/judge.ts';
import { run as runSelection } from '../labs/tool-selection/run.ts';

/** A kind of exercise: executes a submission, and judges what happened. */
export type Lab = {
  /** Impure only in that it talks to the mock server; same input, same evidence. */
  run: (submission: string, data: RunData) => Promise<Evidence>;
  /** Pure. */
  judge: (evidence: Evidence) => Report;
};

const labs: ReadonlyMap<string, Lab> = new Map([
  ['drift', { run: runDrift, judge: judgeDrift }],
  ['tool-choice', { run: runChoice, judge: judgeChoice }],
  ['tool-definition', { run: runDefinition, judge: judgeDefinition }],
  ['tool-error', { run: runError, judge: judgeError }],
  ['tool-selection', { run: runSelection, judge: judgeSelection }],
]);

/** The kinds that can be run. */
export const kinds: readonly string[] = [...labs.keys()];

/** The lab of that kind. */
export function labOf(kind: string): Lab {
  const lab = labs.get(kind);
  if (lab === undefined) throw new Error(`no kind "${kind}": it needs a folder in src/labs/ and a line in src/runner/registry.ts`);
  return lab;
}
