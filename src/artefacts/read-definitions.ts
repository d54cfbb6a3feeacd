// Tool definitions: one, an array, `{tools}`, a result of `tools/list`, or its JSON-RPC response.
import { isObject, join, own, type Json } from '../model/json.ts';
import type { Artefact } from './kinds.ts';

/** True for what `pokayoke snapshot` writes. */
export function isSnapshot(value: Json): boolean {
  return own(value, 'format') === 'pokayoke/snapshot/1' && Array.isArray(own(value, 'tools'));
}

/** True for our own documents: a lock has `tools`, too, and they are no definitions. */
function isOurs(value: Json): boolean {
  const format = own(value, 'format');
  return typeof format === 'string' && format.startsWith('pokayoke/');
}

/** The list of definitions in a document, and its place; undefined where there is none. */
export function toolsAt(value: Json): { tools: Json[]; pointer: string } | undefined {
  if (isOurs(value) && !isSnapshot(value)) return undefined;
  if (Array.isArray(value)) {
    const like = value.some((item) => isObject(item) && own(item, 'method') === undefined && own(item, 'inputSchema') !== undefined);
    return like ? { tools: value, pointer: '' } : undefined;
  }
  for (const path of [['tools'], ['result', 'tools']]) {
    let here: Json | undefined = value;
    for (const key of path) here = own(here, key);
    if (Array.isArray(here)) return { tools: here, pointer: join('', ...path) };
  }
  return undefined;
}

/** One artefact for each definition; for a list of this revision one more, for the list itself. */
export function readDefinitions(value: Json): Artefact[] {
  const list = toolsAt(value) ?? (Array.isArray(value) ? { tools: value, pointer: '' } : undefined);
  if (list === undefined) return [{ kind: 'definition', tools: [value], index: 0, pointer: '', name: nameOf(value) }];
  const definitions = list.tools.map((tool, index): Artefact => ({
    kind: 'definition',
    tools: list.tools,
    index,
    pointer: join(list.pointer, index),
    name: nameOf(tool),
  }));
  const result = own(value, 'result') ?? value;
  return own(result, 'resultType') === undefined ? definitions : [listArtefact(value), ...definitions];
}

/** A list that calls itself one of 2026-07-28 has that revision's fields. */
function listArtefact(value: Json): Artefact {
  const id = own(value, 'id') ?? 0;
  const request = { from: 'client', message: { jsonrpc: '2.0', id, method: 'tools/list' }, pointer: '' } as const;
  const response = { from: 'server', message: value, pointer: '' } as const;
  return {
    kind: 'message',
    target: { sent: [request, response], revision: '2026-07-28', whole: own(value, 'jsonrpc') !== undefined, metaAsked: false },
    pointer: '',
    name: 'tools/list',
  };
}

function nameOf(tool: Json): string {
  const name = own(tool, 'name');
  return typeof name === 'string' ? name : '';
}
