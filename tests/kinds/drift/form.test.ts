// The forms show every change and every call with its definitions, and write nothing of their own.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { differences } from '../../../src/labs/drift/differences.ts';
import { ArtefactForm } from '../../../src/labs/drift/Bench.tsx';
import type { Json } from '../../../src/model/json.ts';
import { fifteen, sixteen } from './exercises.ts';

const nothing = (): void => undefined;

function shown(folder: typeof fifteen.folder, value: Json, locale: 'ja' | 'en' = 'ja'): string {
  return renderToStaticMarkup(
    createElement(ArtefactForm, { value, edit: nothing, rename: nothing, locale, exercise: folder.exercise, disabled: false }),
  );
}
const count = (text: string, part: string): number => text.split(part).length - 1;
const starter = (folder: typeof fifteen.folder): Json => JSON.parse(folder.starter.ja) as Json;

test('fifteen changes: four selects each, before and after side by side, and a select for each day', () => {
  const html = shown(fifteen.folder, starter(fifteen.folder));
  expect(count(html, '<select')).toBe(15 * 4 + 2);
  expect(count(html, '<pre')).toBe(15 * 3);
  expect(count(html, 'class="stack small"')).toBe(15);
});

test('sixteen calls: two selects and a place each, and the calls of the seed', () => {
  const html = shown(sixteen.folder, starter(sixteen.folder));
  expect(count(html, '<select')).toBe(32);
  expect(html).toContain('get_tenant');
  expect(shown(sixteen.folder, { seed: 0, calls: {}, arrives: null }, 'en')).toContain('get_customer');
});

test('what the form cannot show is left alone and said', () => {
  for (const value of [null, [], 'x', { changes: 1 }] as Json[]) expect(shown(fifteen.folder, value, 'en')).toContain('Edit it as JSON');
  const odd = { changes: { c01: { layer: '2', oldCall: 'maybe', acts: 'server', evidence: ['spec', 'unmeasured'] } }, watch: { noon: 7 } };
  const html = shown(fifteen.folder, odd);
  for (const part of ['maybe', 'spec,unmeasured', '>7<']) expect(html).toContain(part);
});

test('every change shows at least one difference, and at most a handful', () => {
  for (const { id, before, after } of fifteen.scenario.changes) {
    const found = differences(before, after);
    expect([id, found.length > 0 && found.length <= 6]).toStrictEqual([id, true]);
  }
  expect(differences([], [])).toStrictEqual([]);
});
