// The rule pages as they stand in content/rules/, by rule id.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { KnownRule } from '../../../src/grading/index.ts';
import { rules } from '../../../src/grading/index.ts';
import { RulePage } from '../../../src/model/content.ts';

const folder = join(import.meta.dirname, '../../../content/rules');

/** Every id of the rule table, sorted. */
export const ruleIds = (Object.keys(rules) as KnownRule[]).toSorted();

/** Names of the page files, without `.yaml`, sorted. */
export const pageIds = readdirSync(folder)
  .map((file) => file.replace(/\.yaml$/, ''))
  .toSorted();

/** One page, checked by its schema. */
export function pageOf(id: string): RulePage {
  return RulePage.parse(parse(readFileSync(join(folder, `${id}.yaml`), 'utf8')));
}
