// Tool results: bare, under `result`, or beside the definition of their tool.
import { join, own, type Json } from '../model/json.ts';
import type { Artefact, ReadOptions } from './kinds.ts';

/** One artefact for each result of the document. */
export function readResults(value: Json, { revision }: ReadOptions): Artefact[] {
  if (Array.isArray(value)) return value.map((item, i) => one(item, join('', i), revision));
  return [one(value, '', revision)];
}

function one(value: Json, pointer: string, revision: ReadOptions['revision']): Artefact {
  const [inner, tool] = [own(value, 'result'), own(value, 'tool')];
  const name = own(tool, 'name');
  const declared = own(value, 'revision') ?? own(value, 'protocolVersion');
  return {
    kind: 'result',
    result: inner ?? value,
    ...(tool === undefined ? {} : { tool }),
    pointer: inner === undefined ? pointer : join(pointer, 'result'),
    name: typeof name === 'string' ? name : '',
    current: (revision ?? (typeof declared === 'string' && declared < '2026-07-28' ? '2025-11-25' : '2026-07-28')) === '2026-07-28',
  };
}
