// The form as static markup: it shows what it can, says what it cannot, and never breaks on a half-written plan.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ArtefactForm } from '../../../src/labs/tool-choice/Bench.tsx';
import type { Json } from '../../../src/model/json.ts';
import { folder, worked } from './folder.ts';

function drawn(value: Json, locale: 'ja' | 'en' = 'ja'): string {
  const { exercise } = folder;
  const props = { value, exercise, locale, disabled: false, edit: () => undefined, rename: () => undefined };
  return renderToStaticMarkup(createElement(ArtefactForm, props));
}

const plan = (phase: Json, more: Record<string, Json> = {}): Json => ({
  'forcing-accepted': { tools: ['set_aside'], phases: [phase], ...more },
});

const rows: { because: string; value: Json; shows: string[] }[] = [
  {
    because: 'the worked answer, phase by phase',
    value: worked,
    shows: ['1番目の段', '3番目の段', '名前を指定（tool）', '成功したら', '並列呼び出しを切る'],
  },
  { because: 'no plan yet', value: {}, shows: ['計画を書き始める'] },
  { because: 'a plan that is no object', value: { 'forcing-accepted': 3 }, shows: ['JSONで編集'] },
  { because: 'a submission that is no object', value: [], shows: ['JSONで編集'] },
  { because: 'phases that are no list', value: { 'forcing-accepted': { tools: [], phases: {} } }, shows: ['JSONで編集'] },
  { because: 'a phase that is no object', value: plan('auto'), shows: ['JSONで編集', 'この段を消す'] },
  { because: 'a word of another API', value: plan({ tool_choice: 'required' }), shows: ['1番目の段'] },
  { because: 'a type that it does not know', value: plan({ tool_choice: { type: 'function' } }), shows: ['function'] },
  {
    because: 'a name that the server does not have',
    value: plan({ tool_choice: { type: 'tool', name: 'extract_meta' } }),
    shows: ['extract_meta'],
  },
  { because: 'several conditions are left to the text', value: plan({ until: { anyOf: [{ turns: 3 }] } }), shows: ['until', 'JSONで編集'] },
  {
    because: 'keys of a phase that it does not show',
    value: plan({ tools: ['set_aside'], thinking: { type: 'disabled' } }),
    shows: ['tools, thinking'],
  },
  {
    because: 'asking again has its limit beside it',
    value: plan({ afterTurn: { ifNoCall: 'ask-again', most: 2 } }),
    shows: ['most', 'value="2"', '人に渡す'],
  },
  {
    because: 'blocks of text in the system prompt are left to the text',
    value: plan({}, { system: [{ type: 'text', text: 'a' }] }),
    shows: ['system'],
  },
];

describe('the form', () => {
  test.each(rows)('$because', ({ value, shows }) => {
    const html = drawn(value);
    for (const part of shows) expect(html).toContain(part);
  });

  test('speaks English', () => {
    expect(drawn(worked, 'en')).toContain('Models that accept forcing');
  });
});
