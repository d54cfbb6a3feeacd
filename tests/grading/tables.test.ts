// What is legal but unusual is left in peace; what is broken is found at a place that exists. One table for each rule.
import { expect, test } from 'vitest';
import { definitionRules, responseRules } from '../../src/grading/index.ts';
import { type Json, at } from '../../src/model/json.ts';
import { runFragment } from './support/run-fragment.ts';
import { ruleIds } from './support/pages.ts';
import { table } from './tables/index.ts';

/** True where something stands there. The pointer of a missing key names that key (model/schema-error.ts): then the object around it. */
function stands(rule: string, root: Json, pointer: string): boolean {
  const around = rule === 'call.fits-schema' ? at(root, pointer.slice(0, pointer.lastIndexOf('/'))) : undefined;
  return at(root, pointer) !== undefined || around !== undefined;
}

test.each(table)('$rule, fires: $fires, because: $because', async ({ rule, fires, value }) => {
  const { checks, root } = await runFragment(rule, value);
  const statuses = [...new Set(checks.map(({ status }) => status))];
  expect(statuses.some((status) => status === 'fail' || status === 'advice')).toBe(fires);
  expect(checks.flatMap(({ pointer }) => (pointer === undefined || stands(rule, root, pointer) ? [] : [pointer]))).toStrictEqual([]);
});

test.each(ruleIds)('%s has at least three silent rows and two that fire', (id) => {
  const mine = table.filter(({ rule }) => rule === id);
  expect(mine.filter(({ fires }) => !fires).length).toBeGreaterThanOrEqual(3);
  expect(mine.filter(({ fires }) => fires).length).toBeGreaterThanOrEqual(2);
});

test('every rule over definitions or responses stands in the rule table', () => {
  expect([...definitionRules, ...responseRules].map(({ id }) => id).filter((id) => !ruleIds.includes(id))).toStrictEqual([]);
});
