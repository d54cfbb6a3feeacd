// Rules that only the definitions of a real server are held to: an exercise asks for its own things, and is not graded by these.
import type { DefinitionRule } from '../../definition.ts';
import { additiveClaim } from './additive-claim.ts';
import { closedClaim } from './closed-claim.ts';
import { confusable } from './confusable.ts';
import { defaultFits } from './default-fits.ts';
import { destructiveClaim } from './destructive-claim.ts';
import { dialectCommon } from './dialect-common.ts';
import { judged } from './judged.ts';
import { memberTypes } from './member-types.ts';
import { patternRead } from './pattern-read.ts';
import { propertiesListed } from './properties-listed.ts';
import { readOnlyClaim } from './read-only-claim.ts';
import { repeatClaim } from './repeat-claim.ts';
import { removedField } from './removed-field.ts';
import { requiredDefault } from './required-default.ts';
import { satisfiable } from './satisfiable.ts';
import { wholeNumber } from './whole-number.ts';

/** Every rule over a served definition that is not asked in exercises. A new one is one file and one line here, one row in the table. */
export const servedRules: DefinitionRule[] = [
  judged,
  patternRead,
  satisfiable,
  defaultFits,
  readOnlyClaim,
  destructiveClaim,
  additiveClaim,
  repeatClaim,
  closedClaim,
  requiredDefault,
  wholeNumber,
  confusable,
  dialectCommon,
  propertiesListed,
  removedField,
  memberTypes,
];
