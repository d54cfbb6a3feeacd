// The one registry of traps. A new one is one entry in the file of its family.
import type { TrapName } from '../../../model/battery.ts';
import { callTraps } from './calls.ts';
import { instantTraps } from './instants.ts';
import { numberTraps } from './numbers.ts';
import type { Trap } from './trap.ts';
import { wordTraps } from './words.ts';

const registry = new Map([...numberTraps, ...wordTraps, ...instantTraps, ...callTraps].map((trap) => [trap.trap, trap]));

/** The trap of that name. */
export function trapOf(name: TrapName): Trap {
  const found = registry.get(name);
  if (found === undefined) throw new Error(`no trap "${name}": add it to src/labs/tool-definition/traps/`);
  return found;
}

/** The names of all traps that exist. */
export const trapNames: TrapName[] = [...registry.keys()];
