// A trap: one named way in which an agent gets a call wrong, as a mutation over the places where the call carries a fact.
import type { TrapName } from '../../../model/battery.ts';
import type { Binding, Fact, FactValue } from '../../../model/facts.ts';
import { type Json, at, withValue } from '../../../model/json.ts';
import { valuePlace } from '../codecs/codec.ts';

/** What a trap works on. */
export type TrapTarget = {
  /** The arguments of a legitimate call. */
  args: Json;
  /** The fact, its value in that call, and where the call carries it; absent for traps over the whole call. */
  fact?: Fact;
  value?: FactValue;
  bindings: Binding[];
  /** The battery's own material: a limit passed, another entity's id, an extra key. */
  with?: FactValue;
};

/** The wrong arguments (several where the same slip can be made in several places), or the reason why this trap has nothing to bite on here. */
export type Mutant =
  { args: Json } | { variants: Json[] } | { notApplicable: 'unit-moves' | 'other-type' | 'nothing-to-change' | 'legitimate-value' };

/** A trap of the registry. Pure. */
export type Trap = { trap: TrapName; mutate: (target: TrapTarget) => Mutant };

/**
 * Changes the value at every place that carries the fact.
 * @param change the wrong value; undefined where this place cannot be got wrong in this way
 */
export function atEach(target: TrapTarget, change: (leaf: Json, binding: Binding) => Json | undefined): Mutant {
  let args = target.args;
  let changed = false;
  for (const binding of target.bindings) {
    const leaf = at(args, valuePlace(binding));
    const wrong = leaf === undefined ? undefined : change(leaf, binding);
    if (wrong === undefined) continue;
    args = withValue(args, valuePlace(binding), wrong);
    changed = true;
  }
  return changed ? { args } : { notApplicable: 'other-type' };
}

/** The number that a leaf holds: a number, a string of digits, or a string of digits with a unit. */
export function numberOf(leaf: Json): number | undefined {
  if (typeof leaf === 'number') return leaf;
  const match = typeof leaf === 'string' ? /^-?\d+(?:\.\d+)?/.exec(leaf) : null;
  return match === null ? undefined : Number(match[0]);
}

/** Another number, written as the old one was: bare, as digits, or before its unit. */
export function sameForm(old: Json, number: number): Json {
  return typeof old === 'string' ? old.replace(/^-?\d+(?:\.\d+)?/, String(number)) : number;
}
