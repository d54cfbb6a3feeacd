// Figures: every kind is drawn for both widths, in the site's classes, with its words; labels break where a reader would.
import { expect, test } from 'vitest';
import { figureHtml } from '../../src/components/figure/figure-html.ts';
import { widest, wrap } from '../../src/components/figure/measure.ts';
import { readSequence } from '../../src/components/figure/sequence.ts';
import { figures, words } from './figures.ts';

test.each(figures)('$name carries no style, colour or font of the library, and a name', ({ html }) => {
  expect(html).not.toMatch(/style|fonts\.googleapis|#[0-9a-f]{6}|fill="|font-|undefined|NaN/i);
  expect(html).toMatch(/<title id="[^"]+">題<\/title>/);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each<[string, boolean, boolean, string | undefined, string]>([
  ['sequence', true, false, 'seen-narrow', 'a telephone shows the list'],
  ['sequence-five', true, false, 'seen-narrow', 'a telephone shows the list'],
  ['chain', true, true, undefined, 'a chain is drawn for both'],
  ['row', true, true, 'seen-never', 'a row turns upright; the list is for those who listen'],
  ['branches', true, true, 'seen-never', 'small enough for both'],
  ['circle', true, true, 'seen-never', 'small enough for both'],
])('%s: wide %s, narrow %s, list %s, because %s', (name, wide, narrow, list) => {
  const html = figures.find((one) => one.name === name)?.html ?? '';
  expect(html.includes('class="only-wide"')).toBe(wide);
  expect(html.includes('class="only-narrow"')).toBe(narrow);
  expect(/class="steps ([\w-]+)"/.exec(html)?.[1]).toBe(list);
});

test('no picture is wider than its column', () => {
  for (const { html } of figures) {
    for (const [, kind, width] of html.matchAll(/class="only-(wide|narrow)" width="(\d+)"/g)) {
      expect(Number(width)).toBeLessThanOrEqual(kind === 'wide' ? 628 : 328);
    }
  }
});

test('a sequence is told in order, with its blocks', () => {
  const html = figures.find(({ name }) => name === 'sequence')?.html ?? '';
  const list = html
    .slice(html.indexOf('<ol'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(list).toContain('ホスト → クライアント 一覧を取り直す');
  expect(list).toContain(
    '場合：期限が切れた クライアント → サーバー tools/list をもう一度送る サーバー → クライアント 応答（届かない） 別の場合：まだ',
  );
});

test.each([
  ['sequenceDiagram\n A->>B: x\n rect rgb(0,0,0)\n end', 'rect rgb', 'a line that would not be drawn'],
  ['sequenceDiagram\n loop a\n A->>B: x', 'no end', 'a block that stays open'],
  ['sequenceDiagram\n A->>B: x\n end', 'no block is open', 'an end too many'],
  ['pie\n "a": 1', 'neither', 'another kind of diagram'],
])('%j is refused: %s, because of %s', (source, message) => {
  expect(() => figureHtml(source, 'f', '題', words)).toThrow(message);
});

test('participants that are not declared stand in the order of their first message', () => {
  expect(readSequence('sequenceDiagram\n B->>A: x').actors.map(({ id }) => id)).toEqual(['B', 'A']);
});

test.each<[string, number, string[], string]>([
  ['貸出中の機器と延滞金を調べる', 150, ['貸出中の機器と', '延滞金を調べる'], 'between phrases, evenly'],
  ['方針：規則とできることを伝える', 150, ['方針：', '規則とできることを', '伝える'], 'rather one line more than a divided phrase'],
  ['クライアント', 40, ['クライ', 'アント'], 'inside a word where nothing else fits'],
  ['notifications/tools/list_changed', 60, ['notifications/tools/list_changed'], 'a Latin name is never divided'],
  ['「はい」なら、止める', 110, ['「はい」なら、', '止める'], 'no bracket or comma begins a line'],
  ['短い', 200, ['短い'], 'what fits stays on its line'],
  ['', 200, [], 'nothing is no line'],
])('%j at %d is %j, because: %s', (label, width, lines) => {
  expect(wrap(label, width, 13)).toEqual(lines);
});

test('lines are never wider than asked for, Latin words apart', () => {
  for (const width of [60, 90, 120, 200]) {
    expect(widest(wrap('見積もりの金額を、会員番号で調べてから一覧に加える', width, 13), 13)).toBeLessThanOrEqual(width);
  }
});
