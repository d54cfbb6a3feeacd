// One row of a rule's table: an input, whether the rule must speak, and why.
import type { KnownRule } from '../../../src/grading/index.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';

/** One row. `value` follows the convention of run-fragment.ts. */
export type Row = { rule: KnownRule; fires: boolean; because: string; value: Json };

/** Rows of one rule: legal but unusual inputs, then inputs that break it. The key says why. */
export function rows(rule: KnownRule, silent: Readonly<Record<string, Json>>, fires: Readonly<Record<string, Json>>): Row[] {
  return [
    ...Object.entries(silent).map(([because, value]) => ({ rule, fires: false, because, value })),
    ...Object.entries(fires).map(([because, value]) => ({ rule, fires: true, because, value })),
  ];
}

/** A definition with this input schema. */
export const tool = (inputSchema: Json, more: JsonObject = {}): JsonObject => ({ name: 't', description: 'A tool.', inputSchema, ...more });

/** A definition with these parameters. */
export const params = (properties: JsonObject, more: JsonObject = {}): JsonObject => tool({ type: 'object', properties, ...more });

/** A parameter that really is called `__proto__`, as only JSON text can say it. */
export const proto = (schema: Json): JsonObject => JSON.parse(`{"__proto__":${JSON.stringify(schema)}}`) as JsonObject;
