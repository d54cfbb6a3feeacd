// Text got wrong: another name for the thing, another thing's id, characters that only look right.
import type { TrapName } from '../../../model/battery.ts';
import { type Trap, atEach } from './trap.ts';

/** Replaces the value by the battery's own material. */
const replaced = (trap: TrapName): Trap => ({
  trap,
  mutate: (target) => {
    const wrong = target.with;
    return wrong === undefined ? { notApplicable: 'nothing-to-change' } : atEach(target, () => wrong);
  },
});

function fullWidth(text: string): string {
  return text.replace(/[0-9.]/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0));
}

export const wordTraps: Trap[] = [
  replaced('display-name'),
  replaced('other-id-form'),
  replaced('relative-path'),
  { trap: 'trailing-space', mutate: (target) => atEach(target, (leaf) => (typeof leaf === 'string' ? `${leaf} ` : undefined)) },
  {
    trap: 'full-width-digits',
    mutate: (target) =>
      atEach(target, (leaf) => {
        const text = typeof leaf === 'number' || typeof leaf === 'string' ? String(leaf) : '';
        return fullWidth(text) === text ? undefined : fullWidth(text);
      }),
  },
];
