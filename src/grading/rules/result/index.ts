// The registry of rules over one tool result, in the order of the report's reader.
import type { ResultRule } from '../../result.ts';
import { cleanText } from './clean-text.ts';
import { emptySuccess } from './empty-success.ts';
import { errorStructured } from './error-structured.ts';
import { failureFlagged } from './failure-flagged.ts';
import { flagPlace } from './flag-place.ts';
import { kindAgrees } from './kind-agrees.ts';
import { outputSchema } from './output-schema.ts';
import { retrySafe } from './retry-safe.ts';
import { saysWhat } from './says-what.ts';
import { successFlagged } from './success-flagged.ts';
import { truncationSaid } from './truncation-said.ts';
import { waitStated } from './wait-stated.ts';

/** Every rule over a result. A new one is one file and one line here, one row in the table. */
export const resultRules: ResultRule[] = [
  outputSchema,
  failureFlagged,
  flagPlace,
  emptySuccess,
  successFlagged,
  kindAgrees,
  retrySafe,
  cleanText,
  errorStructured,
  waitStated,
  saysWhat,
  truncationSaid,
];
