// Numbers got wrong: the unit, the sign, nothing at all, past a limit.
import { convert, tidy } from '../../../agent/index.ts';
import type { TrapName } from '../../../model/battery.ts';
import type { Binding, Unit } from '../../../model/facts.ts';
import type { Json } from '../../../model/json.ts';
import { codecOf } from '../codecs/index.ts';
import { type Trap, type TrapTarget, atEach, numberOf, sameForm } from './trap.ts';

/** The unit that people mix up with each. */
const mixedUp: Partial<Record<Unit, Unit>> = {
  kg: 'g',
  g: 'kg',
  t: 'kg',
  mg: 'g',
  lb: 'kg',
  m: 'mm',
  mm: 'm',
  cm: 'm',
  km: 'm',
  s: 'min',
  min: 's',
  h: 'min',
  d: 'h',
};

/** The number that is right in the other unit, where the call's unit goes without saying. A written unit would move along. */
const wrongUnit: Trap = {
  trap: 'wrong-unit',
  mutate: (target) => {
    if (target.bindings.every((binding) => binding.unit === undefined)) return { notApplicable: 'unit-moves' };
    const mutant = atEach(target, (leaf, { unit }) => {
      const other = unit === undefined ? undefined : mixedUp[unit];
      const number = numberOf(leaf);
      const wrong = unit === undefined || other === undefined || number === undefined ? undefined : convert(number, unit, other);
      return wrong === undefined ? undefined : sameForm(leaf, wrong);
    });
    return 'args' in mutant && target.bindings.every((binding) => legitimate(target, binding, mutant.args))
      ? { notApplicable: 'legitimate-value' }
      : mutant;
  },
};

/** True where the wrong number is a right one of another request: 840 grams for 840 kilograms, on a scale that starts at 100. */
function legitimate({ fact }: TrapTarget, binding: Binding, args: Json): boolean {
  const value = fact === undefined ? undefined : codecOf(binding.codec).read(binding, fact, args);
  const range = fact?.range;
  return range !== undefined && typeof value === 'number' && value >= range[0] && value <= range[1];
}

const withNumber = (trap: TrapName, change: (number: number) => number): Trap => ({
  trap,
  mutate: (target) =>
    atEach(target, (leaf) => {
      const number = numberOf(leaf);
      return number === undefined ? undefined : sameForm(leaf, tidy(change(number)));
    }),
});

/** A value past a limit of the scenario, written as the learner writes values. */
function limit(trap: TrapName): Trap {
  return {
    trap,
    mutate: (target: TrapTarget) => {
      const { fact, with: value } = target;
      if (fact === undefined || value === undefined) return { notApplicable: 'nothing-to-change' };
      let args = target.args;
      for (const binding of target.bindings) args = codecOf(binding.codec).write(binding, fact, value, args) ?? args;
      return args === target.args ? { notApplicable: 'other-type' } : { args };
    },
  };
}

export const numberTraps: Trap[] = [
  wrongUnit,
  withNumber('negative', (number) => -number),
  withNumber('zero', () => 0),
  limit('beyond-limit'),
  limit('below-limit'),
  {
    trap: 'unit-in-string',
    mutate: (target) => {
      if (target.bindings.every((binding) => binding.codec === 'unit-string')) return { notApplicable: 'unit-moves' };
      return atEach(target, (leaf, { unit }) => {
        const number = numberOf(leaf);
        return number === undefined ? undefined : `${String(number)}${unit ?? target.fact?.unit ?? ''}`;
      });
    },
  },
  { trap: 'boolean-for-number', mutate: (target) => atEach(target, (leaf) => (numberOf(leaf) === undefined ? undefined : true)) },
  { trap: 'numeric-string', mutate: (target) => atEach(target, (leaf) => (typeof leaf === 'number' ? String(leaf) : undefined)) },
  { trap: 'relative-amount', mutate: (target) => atEach(target, () => (typeof target.with === 'string' ? target.with : '+20%')) },
];
