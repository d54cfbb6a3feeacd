// What a rule over tool definitions gets to see, and what it answers with.
import type { Json, JsonObject } from '../model/json.ts';
import { isObject, join, own } from '../model/json.ts';
import type { Finding } from './check.ts';
import type { KnownRule } from './table.ts';

/** One definition of a list. */
export type DefinitionTarget = {
  /** The definition as it stands; may be anything that JSON allows. */
  tool: Json;
  /** Its place in the submission. */
  pointer: string;
  /** All definitions of the same server. */
  tools: Json[];
  /** Its place in `tools`. */
  index: number;
};

/** A rule over one definition. Pure: the same target gives the same findings. */
export type DefinitionRule = { id: KnownRule; find: (target: DefinitionTarget) => Finding[] };

/** The name, or a stand-in for messages where there is none. */
export function nameOf(tool: Json): string {
  const name = own(tool, 'name');
  return typeof name === 'string' ? name : '';
}

/** The definition's own schemas with their places: `inputSchema` and, where present, `outputSchema`. */
export function schemasOf(target: DefinitionTarget): { key: 'inputSchema' | 'outputSchema'; schema: JsonObject; pointer: string }[] {
  const found: { key: 'inputSchema' | 'outputSchema'; schema: JsonObject; pointer: string }[] = [];
  for (const key of ['inputSchema', 'outputSchema'] as const) {
    const schema = own(target.tool, key);
    if (isObject(schema)) found.push({ key, schema, pointer: join(target.pointer, key) });
  }
  return found;
}
