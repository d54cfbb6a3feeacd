// Whatever stands in a definition or a request, the selector answers: deletions, wrong types, long and strange texts.
import { describe, expect, test } from 'vitest';
import { compileTools, deniedWork, ordersIn, refuses, routesIn, select } from '../../../src/agent/index.ts';
import { type Json, isObject, walk, withValue } from '../../../src/model/json.ts';
import { japanese } from './fixtures/sets.ts';

const request = 'A-1024 の荷物はいつ届きますか';
const [shop] = japanese;
const tools: Json[] = shop?.tools.full ?? [];

describe('any part of a definition taken out or of another type', () => {
  const first = tools[0] ?? null;
  const places = walk(first).map(({ pointer }) => pointer).filter((pointer) => pointer !== ''); // prettier-ignore
  test.each(places)('%s', (pointer) => {
    for (const value of [undefined, null, 7, 'A- で始まる', [], {}, [{ pattern: 1 }]]) {
      const changed = withValue(first, pointer, value);
      const selection = select(compileTools([changed, ...tools.slice(1)]), request);
      expect(isObject(JSON.parse(JSON.stringify(selection)))).toBe(true);
    }
  });
});

test('without its description a tool loses to one that has it', () => {
  const [order, ...rest] = tools;
  const silent = withValue(withValue(order ?? null, '/description', undefined), '/inputSchema', {});
  const only = tools.filter((tool) => isObject(tool) && tool['name'] !== 'create_return');
  expect(select(compileTools(only), 'この注文は発送されましたか').choice).toBe('get_order_status');
  expect(select(compileTools([silent, ...rest]), '注文 A-7 は発送されましたか').choice).not.toBe('get_order_status');
});

const circle: Json = { type: 'object', properties: { again: { $ref: '#' }, same: { $ref: '#/properties/same' } } };

test.each<{ because: string; tools: Json[]; request: string }>([
  { because: 'no objects', tools: [null, 3, 'x', []], request },
  {
    because: 'names of the prototype',
    tools: [{ name: '__proto__', description: 'constructor' }, { name: 'toString' }],
    request: 'constructor toString',
  },
  { because: 'equal names', tools: [{ name: 'a_b' }, { name: 'a_b', description: 'Not this, use a_b.' }], request: 'a_b' },
  { because: 'a circle of references', tools: [{ name: 'a', inputSchema: circle }], request },
  { because: 'many opening quotes', tools: [{ name: 'a', description: '「'.repeat(20000) }], request },
  { because: 'many full stops', tools: [{ name: 'a', description: '. '.repeat(10000) }], request },
  { because: 'many clauses', tools: [{ name: 'a', description: '使わない。'.repeat(4000) }], request },
  { because: 'one long word', tools: [{ name: 'a', description: 'a'.repeat(20000) }], request: 'a'.repeat(5000) },
  { because: 'one long run', tools: [{ name: 'a', description: '注'.repeat(20000) }], request: '注'.repeat(5000) },
  { because: 'a long part before ではなく', tools, request: `${'あ'.repeat(1990)}ではなく` },
  { because: 'lone surrogates', tools: [{ name: '\ud800', description: '\udc00\ud800' }], request: '\ud800 \udc00' },
  {
    because: 'many tools that name each other',
    tools: Array.from({ length: 300 }, (_, i) => ({
      name: `get_${String(i)}`,
      description: `Use get_${String((i + 1) % 300)} for orders.`,
    })),
    request: 'my orders',
  },
  { because: 'an identifier that never ends', tools, request: `A-${'1'.repeat(1000)}${'-1'.repeat(400)}` },
])('$because', ({ tools: list, request: text }) => {
  const selection = select(compileTools(list), text);
  expect(selection.candidates).toHaveLength(list.length);
  expect(selection.candidates.every(({ total, fit }) => Number.isFinite(total) && Number.isFinite(fit))).toBe(true);
});

test.each(['「', 'ツール', '番号', '確認', '済', 'get_order', 'get_orderを使', 'the tool for ', 'any request ', 'どの依頼', '、'])(
  'a prompt of nothing but %s is read',
  (unit) => {
    const text = unit.repeat(Math.ceil(8_000 / unit.length));
    const compiled = compileTools(tools);
    expect(Array.isArray(routesIn(text, compiled))).toBe(true);
    expect(ordersIn(text).every(({ orders }) => Array.isArray(orders))).toBe(true);
    expect(refuses(text, compiled, 'get_order_status')).toBeTypeOf('boolean');
    expect(Array.isArray(deniedWork([{ name: 'get_order', description: `${text}には使わない` }, ...tools]))).toBe(true);
  },
);
