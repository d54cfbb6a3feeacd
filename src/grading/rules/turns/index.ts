// The registry of rules over the turns of a plan. A new one is one file and one line here, one row in the table.
import type { TurnsRule } from '../../turns.ts';
import { accepted } from './accepted.ts';
import { callPossible } from './call-possible.ts';
import { choiceForm } from './choice-form.ts';
import { keptOnFailure } from './kept-on-failure.ts';
import { released } from './released.ts';

/** Every rule over turns. */
export const turnsRules: TurnsRule[] = [released, keptOnFailure, accepted, choiceForm, callPossible];
