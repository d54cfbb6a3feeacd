// The same choice many times with seeded noise, so that a narrow win shows as one.
import { hash, generator, gumbel } from './random.ts';
import { stableShares } from './constants.ts';
import { exp } from './numbers.ts';
import type { Score } from './score.ts';
import type { Stability } from './selection.ts';

/** Place of the tool that is called; -1: no tool. */
export type Picked = { best: number; choice: number };

/** The noise-free choice. On an exact tie the earlier tool wins. */
export function pick(scores: readonly Pick<Score, 'total' | 'fit'>[], theta: number): Picked {
  let best = -1;
  scores.forEach(({ total }, place) => {
    if (best === -1 || total > (scores[best]?.total ?? 0)) best = place;
  });
  return { best, choice: (scores[best]?.fit ?? -1) < theta ? -1 : best };
}

/** Which tool is called where none came near. */
export function restOf({ best }: Picked, rest: number | 'best'): number {
  return rest === 'best' ? best : rest;
}

/** The choice of each run, by place in the list; -1: no tool. */
export function noisyChoices(
  scores: readonly Score[],
  {
    theta,
    tau,
    seed,
    request,
    runs,
    rest,
  }: { theta: number; tau: number; seed: string; request: string; runs: number; rest: number | 'best' },
): number[] {
  return Array.from({ length: runs }, (_, run) => {
    const next = generator(hash(`${seed}|${String(run)}|${request}`));
    const noisy = scores.map(({ total, fit }) => {
      const shaken = total + tau * gumbel(next());
      return { total: shaken, fit: fit + (tau / 4) * (2 * next() - 1) };
    });
    const picked = pick(noisy, theta);
    return picked.choice === -1 ? restOf(picked, rest) : picked.choice;
  });
}

/** Softmax of the totals at temperature `tau`, in list order. */
export function shares(totals: readonly number[], tau: number): number[] {
  const top = Math.max(...totals);
  const parts = totals.map((total) => exp((total - top) / tau));
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => part / sum);
}

/** The label for a choice that was kept in `kept` of `of` runs. */
export function stability(kept: number, of: number): Stability {
  if (kept >= stableShares.stable * of) return 'stable';
  return kept >= stableShares.wobbly * of ? 'wobbly' : 'toss-up';
}
