// In how many ways a pattern can read the same text, as a growth rate. A backtracking engine tries them all where it fails.
// Pairs of states that read the same text show it: a loop of pairs that parts and meets again is exponential; a pair that
// parts for ever after a loop is one power of the length more (Weber and Seidl's criteria, taken on the careful side).
import type { Automaton } from './automaton.ts';
import { overlap } from './charset.ts';
import { components } from './components.ts';

/** `power`: the worst matching time grows like length to that power. `choices`: two to this many ways that do not grow. */
export type Growth = { kind: 'polynomial'; power: number; choices: number } | { kind: 'exponential' } | { kind: 'complex' };

const edgeLimit = 60_000;

/** The growth of one automaton. */
export function growthOf({ charsets, steps }: Automaton): Growth {
  const size = charsets.length;
  const pair = (a: number, b: number): number => (a <= b ? a * size + b : b * size + a);
  const both: boolean[][] = charsets.map((a) => charsets.map((b) => overlap(a, b)));

  // The pairs reached from every state paired with itself.
  const index = new Map<number, number>();
  const pairs: (readonly [number, number])[] = [];
  const next: number[][] = [];
  const place = (a: number, b: number): number => {
    const known = index.get(pair(a, b));
    if (known !== undefined) return known;
    index.set(pair(a, b), pairs.length);
    next.push([]);
    return pairs.push(a <= b ? [a, b] : [b, a]) - 1;
  };
  for (let state = 0; state < size; state += 1) place(state, state);
  let edges = 0;
  for (let at = 0; at < pairs.length; at += 1) {
    const [a, b] = pairs[at] ?? [0, 0];
    for (const x of steps[a]?.keys() ?? []) {
      for (const y of steps[b]?.keys() ?? []) {
        if (both[x]?.[y] !== true) continue;
        edges += 1;
        if (edges > edgeLimit) return { kind: 'complex' };
        next[at]?.push(place(x, y));
      }
    }
  }
  return judgePairs(pairs, next, steps);
}

function judgePairs(
  pairs: readonly (readonly [number, number])[],
  next: readonly (readonly number[])[],
  steps: Automaton['steps'],
): Growth {
  const { part, count } = components(next);
  const states = components(steps.map((to) => [...to.keys()]));
  const size = steps.length;
  const partOf = (at: number): number => part[at] ?? -1;
  const stateOf = (at: number): number => states.part[at] ?? -1;

  const members = Array.from({ length: count }, () => 0);
  const equalIn = Array.from({ length: count }, () => false);
  const partedIn = Array.from({ length: count }, () => false);
  const looping = Array.from({ length: count }, () => false);
  pairs.forEach(([a, b], at) => {
    const here = partOf(at);
    members[here] = (members[here] ?? 0) + 1;
    if (a === b) equalIn[here] = true;
    else partedIn[here] = true;
    if ((members[here] ?? 0) > 1 || next[at]?.includes(at) === true) looping[here] = true;
  });
  if (equalIn.some((equal, here) => equal && partedIn[here] === true)) return { kind: 'exponential' };
  const twice = (from: number): number => [...(steps[from] ?? [])].filter(([to, ways]) => ways > 1 && stateOf(to) === stateOf(from)).length;
  if (steps.some((_, from) => twice(from) > 0)) return { kind: 'exponential' };

  // Which parts lead back to an equal pair (sinks first), and which equal pairs lead to each part (sources first).
  const meets = [...equalIn];
  const byPart: number[][] = Array.from({ length: count }, () => []);
  pairs.forEach((_, at) => byPart[partOf(at)]?.push(at));
  byPart.forEach((inside, here) => {
    if (inside.some((at) => next[at]?.some((to) => meets[partOf(to)] === true))) meets[here] = true;
  });
  const from: Set<number>[] = Array.from({ length: count }, () => new Set());
  for (let here = count - 1; here >= 0; here -= 1) {
    for (const at of byPart[here] ?? []) {
      const [a, b] = pairs[at] ?? [0, 0];
      if (a === b) from[here]?.add(a);
    }
    for (const at of byPart[here] ?? []) {
      for (const to of next[at] ?? []) if (partOf(to) !== here) for (const start of from[here] ?? []) from[partOf(to)]?.add(start);
    }
  }

  // Two states of one loop that part are exponential, which is settled above: only steps to another loop count here.
  const parts: [number, number][] = [];
  pairs.forEach(([a, b], at) => {
    const here = partOf(at);
    if (a === b || looping[here] !== true) return;
    if (from[here]?.has(a) === true) parts.push([stateOf(a), stateOf(b)]);
    if (from[here]?.has(b) === true) parts.push([stateOf(b), stateOf(a)]);
  });
  let choices = 0;
  for (let state = 0; state < size; state += 1) {
    const parting =
      next[state]?.some((to) => {
        const [a, b] = pairs[to] ?? [0, 0];
        return a !== b && meets[partOf(to)] === true;
      }) === true;
    const ways = [...(steps[state]?.values() ?? [])].reduce((sum, each) => sum + each, 0);
    const doubled = [...(steps[state]?.values() ?? [])].some((each) => each > 1);
    if (parting || doubled) choices += Math.ceil(Math.log2(Math.max(2, ways)));
  }
  return { kind: 'polynomial', power: longest(states.count, steps, stateOf, parts) + 1, choices };
}

/** The most partings one text can go through, one after another. */
function longest(
  count: number,
  steps: Automaton['steps'],
  stateOf: (state: number) => number,
  parts: readonly (readonly [number, number])[],
): number {
  const best = Array.from({ length: count }, () => 0);
  const leads: { to: number; weight: number }[][] = Array.from({ length: count }, () => []);
  steps.forEach((next, from) => {
    for (const to of next.keys()) leads[stateOf(from)]?.push({ to: stateOf(to), weight: 0 });
  });
  for (const [from, to] of parts) leads[from]?.push({ to, weight: 1 });
  // Part numbers grow from sinks to sources: every target is settled before its source.
  for (let here = 0; here < count; here += 1) {
    for (const { to, weight } of leads[here] ?? []) if (to < here) best[here] = Math.max(best[here] ?? 0, (best[to] ?? 0) + weight);
  }
  return Math.max(0, ...best);
}
