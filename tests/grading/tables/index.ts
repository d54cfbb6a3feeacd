// All tables, one after the other.
import { callRows } from './calls.ts';
import { failureRows } from './failures.ts';
import { nameRows } from './names.ts';
import { planRows } from './plans.ts';
import { responseRows } from './responses.ts';
import type { Row } from './row.ts';
import { schemaRows } from './schemas.ts';

/** Every row of every rule. */
export const table: Row[] = [...nameRows, ...schemaRows, ...responseRows, ...callRows, ...failureRows, ...planRows];
