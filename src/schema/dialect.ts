// Which JSON Schema dialect a schema speaks. No `$schema` means 2020-12, as MCP has it.
import { own, type Json } from '../model/json.ts';
import type { Dialect } from '../model/schema-error.ts';

const known: ReadonlyMap<string, Dialect> = new Map([
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
  ['json-schema.org/draft/2019-09/schema', '2019-09'],
  ['json-schema.org/draft-07/schema', 'draft-07'],
]);

/**
 * The dialect of `schema`, or undefined for one that is not judged. `http` and `https`, and an empty fragment, make no
 * difference. A `$schema` that is no string counts as the default: the meta-schema check then names it.
 */
export function dialectOf(schema: Json): Dialect | undefined {
  const declared = own(schema, '$schema');
  if (typeof declared !== 'string') return '2020-12';
  return known.get(declared.replace(/^https?:\/\//, '').replace(/#$/, ''));
}
