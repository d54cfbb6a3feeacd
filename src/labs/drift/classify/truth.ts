// What is true of one change: found by comparing its lists and by what became of the old call, never written down beforehand. Pure.
import { type Change, type KindNumber, compare, kindOf, outcome } from '../../../drift/index.ts';
import type { Step } from '../../../model/evidence.ts';
import { equal } from '../../../model/json.ts';
import { stoppedAt } from '../host/stopped.ts';
import type { Actor, EvidenceClass, Layer, OldCallFate } from '../submission.ts';
import type { ChangeFacts } from './data.ts';

/** The readings of one change that hold, and the steps that show it. */
export type Truth = {
  /** What the run saw; a reading of the definitions alone may add that a person has to look. */
  fate: OldCallFate[];
  /** Every one of `must` and nothing beyond `may`; both empty where nothing breaks. */
  layers: { must: Layer[]; may: Layer[] };
  /** Who may stand first. */
  first: Actor[];
  evidence: EvidenceClass[];
  steps: number[];
};

const actors = { S: 'server', H: 'host', A: 'app' } as const;

/** Kinds that change which call a model writes, and not what becomes of a call that is written. */
const reading: ReadonlySet<KindNumber> = new Set([3, 10, 13]);

/** The fate of the old call as the world saw it, with the steps that show it. */
function seen(steps: readonly Step[]): { fate: OldCallFate; steps: number[] } | undefined {
  const effect = (code: string): Extract<Step, { step: 'effect' }> | undefined =>
    steps.filter((step) => step.step === 'effect').find((step) => step.effect.code === code);
  const call = steps.find((step) => step.step === 'call');
  const [meant, did] = [effect('effect.meant'), effect('effect.did')];
  const shown = [meant, call, did].flatMap((step) => step?.n ?? []);
  switch (call?.outcome) {
    case 'unknown-tool':
      return { fate: 'unknown_tool', steps: shown };
    case 'refused-by-schema':
      return { fate: 'shape_error', steps: shown };
    case 'executed':
      return { fate: equal(meant?.effect.params ?? null, did?.effect.params ?? null) ? 'works' : 'silent_wrong', steps: shown };
    case 'refused-by-server':
    case 'no-answer':
    case 'not-judged':
    case undefined:
      return undefined;
  }
}

function layersOf(fate: OldCallFate, main: Change | undefined): Layer[] {
  switch (fate) {
    case 'unknown_tool':
    case 'shape_error':
      return [2];
    case 'silent_wrong':
    case 'needs_review':
      return [3];
    case 'works':
      return main !== undefined && reading.has(main.kind) ? [...main.layers] : [];
  }
}

/** The truth about one change, or undefined where its call came to no end. */
export function truthOf(facts: ChangeFacts, steps: readonly Step[]): Truth | undefined {
  const { before, after, call, open } = facts;
  const number = facts.kind as KindNumber;
  const main = compare(before, after).find(({ kind }) => kind === number);
  const stopped = stoppedAt(steps);
  const world = seen(steps);
  if (world === undefined) return undefined;
  const alsoReview = outcome(call, before, after).outcome === 'needs_review' && world.fate !== 'needs_review';
  const found = stopped === undefined ? layersOf(world.fate, main) : ([1] as Layer[]);
  const [first] = main?.acts ?? kindOf(number).acts;
  return {
    fate: [world.fate, ...(alsoReview ? (['needs_review'] as const) : [])],
    layers: { must: found.slice(0, 1), may: [...found, ...open.layers.filter((layer) => layer === 1 || layer === 2 || layer === 3)] },
    first: [...(first === undefined ? [] : [actors[first]]), ...open.first],
    evidence: [...(main?.evidence ?? kindOf(number).evidence), ...open.evidence],
    steps: [...(stopped?.steps ?? []), ...world.steps],
  };
}
