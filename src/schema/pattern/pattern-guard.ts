// The one guard for every regular expression that a learner or a foreign server brings: schema, selector, search.
// It decides from the source alone, the same everywhere, and errs on the careful side.
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import type { Guarded } from '../../model/schema-error.ts';
import { limits } from '../limits.ts';
import { growthOf } from './ambiguity.ts';
import { build } from './automaton.ts';

/** What a pattern may cost, or why it is not run at all. */
export type PatternCost =
  { ok: true; /** Worst matching time grows like text length to this power: 1, 2 or 3. */ power: number } | { ok: false; guard: Guarded };

/** Patterns that grow faster than the third power are refused. */
const powerLimit = 3;
/** And those with more than two to this many ways that do not grow with the text. */
const choiceLimit = 8;
/** Look-around groups inside each other. */
const lookaroundDepth = 3;

/** Why `source` is not run, or undefined where it may be. The pointer is empty: the caller knows the place. */
export function patternGuard(source: string): Guarded | undefined {
  const cost = patternCost(source);
  return cost.ok ? undefined : cost.guard;
}

/** The growth of `source`, read with the `u` flag as JSON Schema asks. */
export function patternCost(source: string): PatternCost {
  if (source.length > limits.patternLength) return refuse('length', { length: source.length, limit: limits.patternLength });
  const pattern = parse(source);
  if (pattern === undefined) return refuse('syntax', {});
  const power = powerOf(pattern.alternatives, isAnchored(pattern.alternatives), 0);
  if (typeof power === 'string') return refuse(power, {});
  return power > powerLimit ? refuse('polynomial', { power, limit: powerLimit }) : { ok: true, power };
}

function refuse(reason: string, params: Record<string, string | number>): PatternCost {
  return { ok: false, guard: { code: 'pattern-risk', pointer: '', params: { reason, ...params } } };
}

/** The engine decides what a pattern is; the parser follows it. */
function parse(source: string): AST.Pattern | undefined {
  try {
    new RegExp(source, 'u');
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, undefined, undefined, { unicode: true });
  } catch {
    return undefined;
  }
}

function powerOf(
  alternatives: readonly AST.Alternative[],
  anchored: boolean,
  depth: number,
): number | 'backreference' | 'complex' | 'exponential' {
  const { automaton, lookarounds, refused } = build(alternatives, anchored);
  if (refused !== undefined) return refused;
  const growth = growthOf(automaton);
  if (growth.kind !== 'polynomial') return growth.kind;
  if (growth.power <= powerLimit && (growth.choices > choiceLimit || depth > lookaroundDepth)) return 'complex';
  let power = growth.power;
  for (const body of lookarounds) {
    const inner = powerOf(body, true, depth + 1);
    if (typeof inner === 'string') return inner;
    // A look-around may be tried again at every character.
    power = Math.max(power, inner + 1);
  }
  return power;
}

/** True where every alternative starts with `^`. */
function isAnchored(alternatives: readonly AST.Alternative[]): boolean {
  return alternatives.every(({ elements: [first] }) => {
    if (first?.type === 'Assertion') return first.kind === 'start';
    return (first?.type === 'Group' || first?.type === 'CapturingGroup') && isAnchored(first.alternatives);
  });
}
