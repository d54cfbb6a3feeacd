// Rules that only the definitions of a real server are held to: an exercise asks for its own things, and is not graded by these.
import type { DefinitionRule } from '../../definition.ts';
import { confusable } from './confusable.ts';
import { destructiveClaim } from './destructive-claim.ts';
import { dialectCommon } from './dialect-common.ts';
import { judged } from './judged.ts';
import { propertiesListed } from './properties-listed.ts';
import { readOnlyClaim } from './read-only-claim.ts';
import { requiredDefault } from './required-default.ts';
import { wholeNumber } from './whole-number.ts';

/** Every rule over a served definition that is not asked in exercises. A new one is one file and one line here, one row in the table. */
export const servedRules: DefinitionRule[] = [
  judged,
  readOnlyClaim,
  destructiveClaim,
  requiredDefault,
  wholeNumber,
  confusable,
  dialectCommon,
  propertiesListed,
];
