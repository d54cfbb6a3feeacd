// Finds the tool definitions in whatever shape a list comes: one tool, an array, `{tools}`, a result, a JSON-RPC message.
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';

/** One definition and its place in the document. */
export type Entry = { tool: JsonObject; name: string; pointer: string; index: number };

/** The definitions of a document; `single` where the document is one definition and not a list. */
export type ToolList = { entries: Entry[]; single: boolean };

/** The definitions of `document`. What has no `name` is passed over; nothing readable gives an empty list. */
export function toolList(document: Json): ToolList {
  if (isObject(document) && typeof own(document, 'name') === 'string' && !Array.isArray(own(document, 'tools'))) {
    return { entries: entriesOf([document], undefined), single: true };
  }
  for (const pointer of ['', '/tools', '/result/tools', '/params/tools']) {
    const [list, place] = listAt(document, pointer);
    if (list !== undefined) return { entries: entriesOf(list, place), single: false };
  }
  return { entries: [], single: false };
}

function listAt(document: Json, pointer: string): [Json[] | undefined, string] {
  let value: Json | undefined = document;
  for (const key of pointer.split('/').slice(1)) value = own(value, key);
  return [Array.isArray(value) ? value : undefined, pointer];
}

function entriesOf(list: Json[], pointer: string | undefined): Entry[] {
  const found: Entry[] = [];
  for (const [index, tool] of list.entries()) {
    const name = own(tool, 'name');
    if (!isObject(tool) || typeof name !== 'string') continue;
    found.push({ tool, name, pointer: pointer === undefined ? '' : join(pointer, index), index });
  }
  return found;
}
