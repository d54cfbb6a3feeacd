// The closed list of codecs. A new one is one file and one line here.
import type { Binding } from '../../../model/facts.ts';
import { affix } from './affix.ts';
import type { CodecModule } from './codec.ts';
import { decimalString } from './decimal-string.ts';
import { identity } from './identity.ts';
import { splitInstant } from './split-instant.ts';
import { unitScale } from './unit-scale.ts';
import { unitString } from './unit-string.ts';
import { utcInstant } from './utc-instant.ts';
import { valueUnit } from './value-unit.ts';

/** In order of preference where two read the same place: a unit that is written beats one that is assumed. */
export const codecs: CodecModule[] = [identity, affix, utcInstant, splitInstant, valueUnit, unitString, unitScale, decimalString];

/** The codec of that name. */
export function codecOf(name: Binding['codec']): CodecModule {
  const found = codecs.find((module) => module.codec === name);
  if (found === undefined) throw new Error(`no codec "${name}": add it to src/labs/tool-definition/codecs/index.ts`);
  return found;
}
