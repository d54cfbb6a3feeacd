// Reads off the steps of one case how far the news of a change came. Pure.
import type { Step } from '../../../model/evidence.ts';
import { type Json, equal } from '../../../model/json.ts';
import { type Stage, stages } from '../submission.ts';

/** The first stage that the new definition did not reach, what it held instead, and the steps that show it; undefined where it arrived. */
export type Stopped = { stage: Stage; held: Json; now: Json; steps: number[] };

/** Where the new definition stopped, by the steps of one case. */
export function stoppedAt(steps: readonly Step[]): Stopped | undefined {
  let now: Json = null;
  let swapped: number | undefined;
  for (const step of steps) {
    if (step.step === 'effect' && step.effect.code === 'effect.list-swapped') {
      now = step.effect.params['held'] ?? null;
      swapped = step.n;
    }
  }
  if (swapped === undefined) return undefined;
  const said = steps.flatMap((step) => (step.step === 'agent' ? [{ n: step.n, ...step.does }] : []));
  const unheard = said.find(({ code }) => code === 'host.not-granted' || code === 'host.does-not-listen');
  if (unheard !== undefined) return { stage: 'subscription', held: null, now, steps: [unheard.n, swapped] };
  for (const stage of stages) {
    const held = said.find(({ code, params }) => code === 'host.holds' && params['stage'] === stage);
    if (held !== undefined && !equal(held.params['held'] ?? null, now)) {
      return { stage, held: held.params['held'] ?? null, now, steps: [swapped, held.n] };
    }
  }
  return undefined;
}
