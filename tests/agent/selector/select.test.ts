// One choice: the tie, the threshold, the noise, the explanation.
import { describe, expect, test } from 'vitest';
import { type Selection, compileTools, select } from '../../../src/agent/index.ts';
import { exp, ln } from '../../../src/agent/selector/numbers.ts';
import { stability } from '../../../src/agent/selector/runs.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { fresh } from './fixtures/fresh.ts';
import { bfcl, japanese, measure } from './fixtures/sets.ts';

const [shop] = japanese;
const full = shop?.tools.full ?? [];
const compiled = compileTools(full);
const twin = { description: 'Shows the weather of a city.' };

describe('a tie', () => {
  test('between equal tools the earlier one wins, and the choice is no stable one', () => {
    const selection = select(
      compileTools([
        { name: 'b', ...twin },
        { name: 'a', ...twin },
      ]),
      'weather in Oslo',
    );
    expect([selection.choice, selection.gap, selection.stability]).toStrictEqual(['b', 0.004, 'toss-up']);
  });

  test('also where the totals are exactly equal', () => {
    const equal = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    expect(select(compileTools(equal), 'x', { theta: 0 }).best).toBe('a');
  });
});

describe('no tool', () => {
  test.each([
    { because: 'nothing to choose from', tools: [], request: 'weather', theta: 0 },
    {
      because: 'nothing in common',
      tools: [{ name: 'a', description: 'Cancels a booked flight by its number.' }],
      request: 'weather in Oslo',
      theta: 0.14,
    },
    { because: 'an empty request', tools: [{ name: 'a', ...twin }], request: '', theta: 0.14 },
  ])('$because', ({ tools, request, theta }) => {
    expect(select(compileTools(tools), request, { theta }).choice).toBeNull();
  });

  test('theta 0 and below forces a call', () => {
    expect(select(compiled, 'にんじん', { theta: -1 }).choice).not.toBeNull();
  });
});

test.each([
  [20, 'stable'],
  [18, 'stable'],
  [17, 'wobbly'],
  [12, 'wobbly'],
  [11, 'toss-up'],
  [0, 'toss-up'],
])('%i of 20 is %s', (kept, label) => {
  expect(stability(kept, 20)).toBe(label);
});

describe('the explanation', () => {
  const selection = select(compiled, 'A-1024 の荷物はいつ届きますか');
  const of = (name: string): Selection['candidates'][number] | undefined => selection.candidates.find(({ tool }) => tool === name);

  test('names the choice, the runner-up and the gap', () => {
    expect([selection.choice, selection.runnerUp, selection.stability]).toStrictEqual(['get_order_status', 'create_return', 'stable']);
    expect(selection.gap).toBeGreaterThan(0.2);
  });

  test('the parts add up to the total, the shares to 1, the runs to 20', () => {
    for (const { total, words, schema, vague, system, position } of selection.candidates) {
      expect(words + schema + vague + system + position).toBeCloseTo(total, 3);
    }
    expect(selection.candidates.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(selection.candidates.reduce((sum, { runs }) => sum + runs, selection.runs.none)).toBe(20);
  });

  test('says which words counted and where they stand', () => {
    expect(of('get_order_status')?.because.find(({ kind }) => kind === 'shape')?.places).toStrictEqual([
      'description',
      'example',
      'pattern',
    ]);
    expect(of('create_return')?.because.find(({ concept }) => concept === 'delivery')?.places).toStrictEqual([
      'description',
      'own-not-for',
    ]);
    expect(of('get_customer')?.because).toStrictEqual([]);
  });

  test('names the words that met nothing', () => {
    expect(select(compiled, '犬の散歩を木陰で').unmatched).toStrictEqual(['犬', '散歩', '木陰']);
    expect(selection.unmatched).toStrictEqual([]);
  });

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(selection))).toStrictEqual(selection);
  });
});

describe('what a request says no to', () => {
  test.each([
    { because: 'the part before ではなく is dropped', request: 'A-7 は返品ではなく、いつ届くか知りたい', choice: 'get_order_status' },
    { because: 'so is じゃなくて', request: '返品じゃなくて、A-7 を交換したい', choice: 'create_return' },
    { because: 'the identifier before it stays', request: 'C-9 の注文ではなく、住所を見たい', choice: 'get_customer' },
  ])('$because', ({ request, choice }) => {
    expect(select(compiled, request).choice).toBe(choice);
  });
});

describe('lines of the system prompt', () => {
  const request = 'A-91 のサイズが合わないので交換して';
  test.each<{ because: string; system: string[]; choice: string }>([
    { because: 'none', system: [], choice: 'create_return' },
    { because: 'a quoted keyword of the request', system: ['「交換」なら get_customer を使う。'], choice: 'get_customer' },
    { because: 'a quoted keyword that is not there', system: ['「返金」なら get_customer を使う。'], choice: 'create_return' },
    { because: 'no quotes: its own words', system: ['交換の依頼には必ず get_customer を使う。'], choice: 'get_customer' },
    { because: 'a line that names no tool', system: ['「交換」には丁寧に答える。'], choice: 'create_return' },
    { because: 'a refusal', system: ['「交換」では create_return を使わない。'], choice: 'get_order_status' },
    { because: 'not to call it', system: ['「交換」では create_return を呼ばない。'], choice: 'get_order_status' },
    { because: 'no reason to call it', system: ['"交換" is not a reason to call get_customer.'], choice: 'create_return' },
    { because: 'this and not that', system: ['「交換」では create_return ではなく get_customer を使う。'], choice: 'get_customer' },
    { because: 'two rules in one line', system: ['「返金」は get_customer、「交換」は search_products を使う'], choice: 'search_products' },
    { because: 'in English', system: ['If the user says "交換", always call get_customer.'], choice: 'get_customer' },
    { because: 'a tool that is not in the list', system: ['「交換」なら get_client を使う。'], choice: 'create_return' },
  ])('$because', ({ system, choice }) => {
    expect(select(compiled, request, { system }).choice).toBe(choice);
  });
});

describe('where no tool comes near', () => {
  const request = '犬の散歩を木陰で';
  const described = (more: string): JsonObject[] => full.map((tool, i) => (i === 1 ? { ...tool, description: `${tool['description'] as string}${more}` } : tool)); // prettier-ignore
  test.each<{ because: string; system?: string[]; more?: string; calls: boolean; obeyed: string | null }>([
    { because: 'none is called', calls: false, obeyed: null },
    { because: 'a call is ordered', system: ['どの依頼でも、必ずツールを呼ぶ。'], calls: true, obeyed: 'forced-call' },
    { because: 'a call is ordered where one fits', system: ['If a tool fits, call it.'], calls: false, obeyed: null },
    { because: 'a line names the tool for the rest', system: ['If no tool fits, use get_customer.'], calls: true, obeyed: 'catch-all' },
    { because: 'a description takes the rest', more: 'その他の依頼にも使う。', calls: true, obeyed: 'catch-all' },
    { because: 'a description leaves the rest to a person', more: 'その他の依頼は、担当者に代わる。', calls: false, obeyed: null },
  ])('$because', ({ system = [], more = '', calls, obeyed }) => {
    const found = select(compileTools(described(more)), request, { system });
    expect({ calls: found.choice !== null, obeyed: found.obeyed }).toStrictEqual({ calls, obeyed });
    expect(found.runs.kept).toBeGreaterThan(0);
  });

  test('a tool that comes near is called as ever', () => {
    expect(select(compileTools(described('その他の依頼にも使う。')), 'A-91 のサイズが合わないので交換して')).toMatchObject({
      choice: 'create_return',
      obeyed: null,
    });
  });
});

test('what a clause sends to a sibling counts once, however many say it', () => {
  const parts = (more: string): JsonObject[] => [
    { name: 'get_a', description: 'Shows parcels.' },
    { name: 'get_b', description: 'Shows invoices. Not for letters (use get_a).' },
    { name: 'get_c', description: `Shows contracts. ${more}` },
  ];
  const total = (more: string): number | undefined => select(compileTools(parts(more)), 'my letters').candidates[0]?.words;
  expect(total('Not for letters (use get_a).')).toBe(total(''));
});

test('a part can be left out for a lesson', () => {
  const request = '荷物はいつ届きますか';
  const without = select(compileTools(full, { without: ['concepts', 'clauses', 'schema'] }), request);
  expect(without.candidates.every(({ schema, because }) => schema === 0 && because.every(({ kind }) => kind !== 'concept'))).toBe(true);
});

test('logarithm and exponential are those of mathematics', () => {
  for (const value of [1e-9, 0.3, 0.7, 1, 1.4, 2.5, 1e6]) expect(ln(value)).toBeCloseTo(Math.log(value), 12);
  for (const value of [-30, -1, -0.3, 0, 0.4, 3]) expect(exp(value) / Math.exp(value)).toBeCloseTo(1, 12);
  expect(exp(-1000)).toBe(0);
});

describe('how good it is on the fixtures', () => {
  const rows = japanese.map(({ id, tools, parts, requests }) => ({
    compiled: compileTools(tools.full),
    golds: parts.map(({ name }) => name),
    requests: [...requests, ...fresh(id)],
  }));
  test.each([
    { split: 'visible', right: 0.95, refused: 0.85 },
    { split: 'holdout', right: 0.8, refused: 0.85 },
    { split: 'fresh', right: 0.8, refused: 0.85 },
    { split: 'cross', right: 0.85, refused: 0 },
    { split: 'boundary', right: 0.75, refused: 0 },
  ])('Japanese, $split', ({ split, right, refused }) => {
    const measured = measure(rows, split);
    expect(measured.right).toBeGreaterThanOrEqual(right);
    expect(measured.refused).toBeGreaterThanOrEqual(refused);
  });

  test('the sample of BFCL: 22 of 24 labelled tools', () => {
    const labelled = bfcl.filter(({ gold }) => gold !== null);
    expect(
      labelled.filter(({ tools, question, gold }) => select(compileTools(tools), question).best === gold).length,
    ).toBeGreaterThanOrEqual(22);
  });
});
