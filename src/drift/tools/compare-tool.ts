// Two versions of one tool: texts, hints, input, output.
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import type { Found } from '../change.ts';
import { compareSchemas } from '../schema/compare-schema.ts';
import { compareTexts } from '../schema/texts.ts';
import { same, sameInOrder } from '../same.ts';
import type { Pair } from './pair-tools.ts';
import type { Entry } from './tool-list.ts';

/** Every change of one tool, the change of its name first. */
export function compareTool({ old, new: now, renamed }: Pair): Found[] {
  const found: Found[] = [];
  const report = (one: Found): number => found.push(one);
  if (renamed !== undefined) {
    report({
      code: 'tool-renamed',
      before: join(old.pointer, 'name'),
      after: join(now.pointer, 'name'),
      params: { old: old.name, new: now.name, ...renamed },
    });
  }
  if (sameInOrder(old.tool, now.tool)) return found;
  compareProse(old, now, report);
  compareAnnotations(old, now, report);
  const [from, to] = [schemaAt(old, 'inputSchema'), schemaAt(now, 'inputSchema')];
  found.push(...compareSchemas(from, to));
  compareOutput(old, now, report);
  for (const key of new Set([...Object.keys(old.tool), ...Object.keys(now.tool)])) {
    if (['name', 'description', 'title', 'annotations', 'inputSchema', 'outputSchema'].includes(key)) continue;
    if (!same(old.tool[key], now.tool[key])) report({ code: 'metadata-changed', ...places(old, now, key), params: { keyword: key } });
  }
  return found;
}

function schemaAt(entry: Entry, key: string): { value: Json; pointer: string } {
  const value = own(entry.tool, key);
  return value === undefined ? { value: {}, pointer: entry.pointer } : { value, pointer: join(entry.pointer, key) };
}

function places(old: Entry, now: Entry, ...path: string[]): { before: string; after: string } {
  const place = ({ tool, pointer }: Entry): string => {
    let [value, here]: [Json | undefined, string] = [tool, pointer];
    for (const key of path) {
      value = own(value, key);
      if (value === undefined) return here;
      here = join(here, key);
    }
    return here;
  };
  return { before: place(old), after: place(now) };
}

function compareProse(old: Entry, now: Entry, report: (found: Found) => void): void {
  const text = (tool: JsonObject, key: string): string => {
    const value = own(tool, key);
    return typeof value === 'string' ? value : '';
  };
  compareTexts(
    { old: text(old.tool, 'description'), new: text(now.tool, 'description'), ...places(old, now, 'description'), of: 'tool' },
    report,
  );
  const [was, is] = [text(old.tool, 'title'), text(now.tool, 'title')];
  if (was !== is) report({ code: 'title-changed', ...places(old, now, 'title'), params: { old: was, new: is } });
}

// What a hint means where it is not given (MCP 2026-07-28, tool annotations).
const unsaid: Readonly<Record<string, boolean>> = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

function compareAnnotations(old: Entry, now: Entry, report: (found: Found) => void): void {
  const [was, is] = [own(old.tool, 'annotations') ?? {}, own(now.tool, 'annotations') ?? {}];
  if (!isObject(was) || !isObject(is)) {
    if (!same(was, is)) report({ code: 'metadata-changed', ...places(old, now, 'annotations'), params: { keyword: 'annotations' } });
    return;
  }
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [from, to] = [own(was, key), own(is, key)];
    if (same(from, to)) continue;
    const place = places(old, now, 'annotations', key);
    const params = { hint: key, old: from ?? null, new: to ?? null };
    const fallback = Object.hasOwn(unsaid, key) ? unsaid[key] : undefined;
    if (key === 'title') report({ ...place, code: 'title-changed', params });
    else if (fallback === undefined) report({ ...place, code: 'metadata-changed', params });
    else report({ ...place, code: (from ?? fallback) === (to ?? fallback) ? 'annotation-declared' : 'annotation-flipped', params });
  }
}

function compareOutput(old: Entry, now: Entry, report: (found: Found) => void): void {
  const [from, to] = [own(old.tool, 'outputSchema'), own(now.tool, 'outputSchema')];
  if (same(from, to)) return;
  const place = places(old, now, 'outputSchema');
  const inside = from === undefined || to === undefined ? [] : compareSchemas(schemaAt(old, 'outputSchema'), schemaAt(now, 'outputSchema'));
  if (from !== undefined && to !== undefined && inside.length === 0) return;
  const what = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
  report({
    ...place,
    code: 'output-changed',
    params: { what, codes: [...new Set(inside.map(({ code }) => code))] },
    layers: from === undefined ? [] : [3],
  });
  for (const { code, before, after, params } of inside)
    if (code === 'unit-changed') report({ code, before, after, params: { ...params, side: 'output' } });
}
