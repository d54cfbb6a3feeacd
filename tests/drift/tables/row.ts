// One row of a table: two definitions, what the comparison says, what an old call does, and why.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import type { OldCall, OutcomeName } from '../../../src/drift/index.ts';

/** `codes`: every change, as `<kind>:<code>`, in the stable order; `back`: the same with the two sides exchanged. */
export type Row = {
  because: string;
  before: Json;
  after: Json;
  codes: string[];
  back: string[];
  /** Old calls and what becomes of them, forwards. */
  calls?: [OldCall, OutcomeName][];
};

/** An order tool, small enough to see what a row changes. */
export function orders(properties: JsonObject, more: JsonObject = {}, tool: JsonObject = {}): JsonObject {
  return {
    name: 'list_orders',
    description: 'Lists the orders of one customer.',
    inputSchema: {
      type: 'object',
      properties: { customer_id: { type: 'string' }, ...properties },
      required: ['customer_id'],
      additionalProperties: false,
      ...more,
    },
    ...tool,
  };
}

/** A call of the order tool for customer c_1. */
export function call(more: JsonObject = {}, name = 'list_orders'): OldCall {
  return { name, arguments: { customer_id: 'c_1', ...more } };
}

/** The order tool's schema left open. */
export const open: JsonObject = { additionalProperties: true };
