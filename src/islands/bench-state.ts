// Everything the bench knows, as one value. The page is a function of it.
import type { AnswersAsset, PublicAsset } from '../catalog/index.ts';
import type { Coded } from '../model/evidence.ts';
import type { Json } from '../model/json.ts';
import type { LabOutcome } from '../runner/browser.ts';
import type { ExerciseRecord } from '../study/index.ts';
import { noHistory, type History } from './history.ts';

/** The three places; on a phone one of them is seen. */
export type Place = 'brief' | 'make' | 'world';

/** A place that the editor should select. `turn` grows with every wish, so that the same wish can be made twice. */
export type Wish = { offset: number; length: number; turn: number };

/** The state of one bench. */
export type BenchState = {
  exercise: { id: string; revision: number; kind: string };
  /** The exercise's public data. */
  open: PublicAsset | 'loading' | 'failed';
  /** The text in the editor. */
  text: string;
  history: History;
  /** What can be run without the network: see `Lab.ready`. */
  ready: 'loading' | 'ready' | 'failed';
  running: boolean;
  /** The last run of this visit. Nothing is run on load, so a reload starts without one. */
  outcome: LabOutcome | undefined;
  /** Grows with every run. */
  runs: number;
  /** The cases, once they were fetched. */
  battery: Json | undefined;
  /** Hold-out cases by id; known once the battery was fetched. */
  heldIds: ReadonlySet<string>;
  record: ExerciseRecord;
  saving: 'saved' | 'writing' | 'memory' | 'idle';
  /** The revision that the restored draft was written for, where it is an older one. */
  staleDraft: number | undefined;
  /** Something to say once: a file opened, a reset, a fault. */
  notice: Coded | undefined;
  answers: AnswersAsset | 'failed' | undefined;
  answerShown: boolean;
  place: Place;
  wish: Wish | undefined;
  /** The step of the evidence that the reader asked for. `turn` as in `Wish`. */
  step: { n: number; turn: number } | undefined;
};

/** The record of somebody who has done nothing yet. */
export const emptyRecord: ExerciseRecord = {
  draft: undefined,
  attempts: [],
  hints: 0,
  answerOpened: false,
  passed: false,
  first: undefined,
};

/** The state before anything is known. */
export function startState(exercise: BenchState['exercise']): BenchState {
  return {
    exercise,
    open: 'loading',
    text: '',
    history: noHistory,
    ready: 'loading',
    running: false,
    outcome: undefined,
    runs: 0,
    battery: undefined,
    heldIds: new Set(),
    record: emptyRecord,
    saving: 'idle',
    staleDraft: undefined,
    notice: undefined,
    answers: undefined,
    answerShown: false,
    place: 'brief',
    wish: undefined,
    step: undefined,
  };
}

/** True once hold-outs may be shown: after a pass, or after the worked answer was opened. */
export function revealed(state: Pick<BenchState, 'record'>): boolean {
  return state.record.passed || state.record.answerOpened;
}
