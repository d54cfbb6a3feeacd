// With an `outputSchema`, a success carries structured content that conforms to it. MCP 2026-07-28, Tools (MUST).
import { isObject, join, own } from '../../../model/json.ts';
import { judge } from '../../../schema/index.ts';
import type { Finding } from '../../check.ts';
import type { ResultRule, ResultTarget } from '../../result.ts';

/** Where structured content departs from the tool's `outputSchema`; empty where it conforms or cannot be judged. */
export function departures({ result, pointer, tool }: ResultTarget): Finding[] {
  const schema = own(tool, 'outputSchema');
  if (!isObject(schema) || !isObject(result) || own(result, 'resultType') === 'input_required') return [];
  const value = own(result, 'structuredContent');
  if (value === undefined) return [{ pointer, params: { rule: null, expected: null } }];
  const verdict = judge(schema, value);
  if (verdict.status !== 'invalid') return [];
  const here = join(pointer, 'structuredContent');
  // The pointer of a missing key names that key; the finding stands at the object around it.
  return verdict.errors.slice(0, 20).map(({ pointer: place, rule, expected }) => ({
    pointer: rule === 'required' ? here + place.slice(0, place.lastIndexOf('/')) : here + place,
    params: { rule: rule === 'required' ? `required: ${place.slice(place.lastIndexOf('/') + 1)}` : rule, expected: expected ?? null },
  }));
}

/** Speaks of successes only; failures are another rule. */
export const outputSchema: ResultRule = {
  id: 'result.output-schema',
  find: (target) => (target.heard.failed ? [] : departures(target)),
};
