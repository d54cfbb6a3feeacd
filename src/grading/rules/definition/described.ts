// The subschemas that describe what is to be sent: what stands under `not` or `if` only tests a value.
import type { Json } from '../../../model/json.ts';
import { type Subschema, subschemas } from '../../../schema/index.ts';

/** The subschemas of `schema` without those that only test, parents first. */
export function described(schema: Json): Subschema[] {
  let tested: string | undefined;
  return [...subschemas(schema)].filter((sub) => {
    if (tested !== undefined && sub.pointer.startsWith(`${tested}/`)) return false;
    tested = sub.viaKeyword === 'not' || sub.viaKeyword === 'if' ? sub.pointer : undefined;
    return tested === undefined;
  });
}
