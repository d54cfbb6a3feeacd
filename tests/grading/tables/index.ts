// All tables, one after the other.
import { callRows } from './calls.ts';
import { claimRows } from './claims.ts';
import { configMoreRows } from './config-more.ts';
import { driftRows } from './drift.ts';
import { exchangeRows } from './exchanges.ts';
import { failureRows } from './failures.ts';
import { headerRows } from './headers.ts';
import { inputRows } from './input.ts';
import { nameRows } from './names.ts';
import { planRows } from './plans.ts';
import { protocolRows } from './protocol.ts';
import { responseRows } from './responses.ts';
import { configRows } from './config.ts';
import { messageRows } from './message.ts';
import { resultRows } from './result.ts';
import { servedRows } from './served.ts';
import { turnsRows } from './turns.ts';
import type { Row } from './row.ts';
import { schemaRows } from './schemas.ts';
import { selectionRows } from './selections.ts';
import { toldRows } from './told.ts';

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
  ...protocolRows,
  ...inputRows,
  ...exchangeRows,
  ...claimRows,
  ...configMoreRows,
  ...headerRows,
  ...toldRows,
];
