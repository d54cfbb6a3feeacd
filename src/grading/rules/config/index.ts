// The registry of rules over a client's configuration. A new one is one file and one line here, one row in the table.
import type { ConfigRule } from '../../config.ts';
import { entryForm } from './entry-form.ts';
import { place } from './place.ts';
import { plainAddress } from './plain-address.ts';
import { portablePath } from './portable-path.ts';
import { secretLiteral } from './secret-literal.ts';
import { serverEntry } from './server-entry.ts';
import { transportCurrent } from './transport-current.ts';
import { variableForm } from './variable-form.ts';
import { variableSet } from './variable-set.ts';

/** Every rule over a configuration. */
export const configRules: ConfigRule[] = [
  serverEntry,
  entryForm,
  place,
  secretLiteral,
  variableSet,
  variableForm,
  plainAddress,
  transportCurrent,
  portablePath,
];
