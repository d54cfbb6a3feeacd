// Instants got wrong: no zone, a day that the calendar does not have, a day told from today.
import type { Binding } from '../../../model/facts.ts';
import { type Json, at, withValue } from '../../../model/json.ts';
import type { Mutant, Trap, TrapTarget } from './trap.ts';

type Part = Binding['places'][number]['part'];

/** Changes the named parts where the call has them as text; a value that cannot be got wrong so is left alone. */
function inParts(target: TrapTarget, parts: readonly Part[], change: (text: string, part: Part) => Json | undefined): Mutant {
  let args = target.args;
  let changed = false;
  for (const { places } of target.bindings) {
    const place = parts.map((part) => places.find((candidate) => candidate.part === part)).find((found) => found !== undefined);
    const leaf = place === undefined ? undefined : at(args, place.pointer);
    if (place === undefined || typeof leaf !== 'string') continue;
    const wrong = change(leaf, place.part);
    if (wrong === leaf) continue;
    args = withValue(args, place.pointer, wrong);
    changed = true;
  }
  return changed ? { args } : { notApplicable: 'other-type' };
}

const zoneAtEnd = /(Z|[+-]\d{2}:?\d{2})$/;

/** Traps over instants. */
export const instantTraps: Trap[] = [
  {
    trap: 'no-zone',
    mutate: (target) => inParts(target, ['zone', 'value'], (text, part) => (part === 'zone' ? undefined : text.replace(zoneAtEnd, ''))),
  },
  {
    trap: 'impossible-date',
    mutate: (target) => {
      const wrong = target.with;
      if (typeof wrong !== 'string') return { notApplicable: 'nothing-to-change' };
      return inParts(target, ['date', 'value'], (text) => text.replace(/^\d{4}-\d{2}-\d{2}/, wrong));
    },
  },
  {
    trap: 'relative-date',
    mutate: (target) => {
      const wrong = target.with;
      return wrong === undefined ? { notApplicable: 'nothing-to-change' } : inParts(target, ['date', 'value'], () => wrong);
    },
  },
];
