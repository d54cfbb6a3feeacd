// The registry of rules over a client's configuration. A new one is one file and one line here, one row in the table.
import type { ConfigRule } from '../../config.ts';
import { place } from './place.ts';
import { secretLiteral } from './secret-literal.ts';
import { serverEntry } from './server-entry.ts';
import { variableForm } from './variable-form.ts';
import { variableSet } from './variable-set.ts';

/** Every rule over a configuration. */
export const configRules: ConfigRule[] = [serverEntry, place, secretLiteral, variableSet, variableForm];
