// All tables, one after the other.
import { callRows } from './calls.ts';
import { driftRows } from './drift.ts';
import { failureRows } from './failures.ts';
import { nameRows } from './names.ts';
import { planRows } from './plans.ts';
import { responseRows } from './responses.ts';
import { configRows } from './config.ts';
import { messageRows } from './message.ts';
import { resultRows } from './result.ts';
import { servedRows } from './served.ts';
import { turnsRows } from './turns.ts';
import type { Row } from './row.ts';
import { schemaRows } from './schemas.ts';
import { selectionRows } from './selections.ts';

/** Every row of every rule. */
export const table: Row[] = [
  ...nameRows,
  ...schemaRows,
  ...responseRows,
  ...callRows,
  ...failureRows,
  ...planRows,
  ...driftRows,
  ...selectionRows,
  ...servedRows,
  ...resultRows,
  ...messageRows,
  ...turnsRows,
  ...configRows,
];
