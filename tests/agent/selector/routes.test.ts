// Which prompt lines decide the tool: a word, a subject or everything is sent to one. Others only speak of tools, or of care.
import { describe, expect, test } from 'vitest';
import { refuses, routesIn } from '../../../src/agent/index.ts';
import { toolsFor } from './fixtures/tools.ts';

describe('a line that binds', () => {
  test.each<[string, string]>([
    ['「荷物」と言われたら、注文を調べるツールを使う。', 'get_order'],
    ['荷物のことなら、get_orderを使う。', 'get_order'],
    ['「荷物」という言葉があれば、注文番号を受け取るツールを呼ぶ。', 'get_order'],
    ['返金の依頼では、get_customerを呼ぶ。', 'get_customer'],
    ['荷物→get_order', 'get_order'],
    ['- 荷物: get_order', 'get_order'],
    ['荷物関係はget_order担当です。', 'get_order'],
    ['配送について聞かれたとき、使うのはget_orderです。', 'get_order'],
    ['ポイントの質問は会員のツールへ。', 'get_customer'],
    ['荷物と言われたら注文を調べる。', 'get_order'],
    ['荷物の話が出たら、1つ目のツールを選ぶ。', 'get_order'],
    ['番号がR-なら返品のツールで調べる。', 'get_return'],
    ['荷物のことを聞かれることがある。そのときはget_orderを使う。', 'get_order'],
    ['電話番号が知りたいときは、get_orderではなくget_customerを使う。', 'get_customer'],
    ['「確認」は会員検索のこと。', 'get_customer'],
    ['For anything about parcels use get_order.', 'get_order'],
    ['If somebody mentions a refund, use the return tool.', 'get_return'],
    ['Use the tool that looks up orders when a parcel is mentioned.', 'get_order'],
    ['When a parcel is mentioned, look up the order.', 'get_order'],
    ['Parcels are handled by get_order.', 'get_order'],
    ['If the user talks about delivery, your tool is get_order.', 'get_order'],
    ['Treat "check" as a member lookup.', 'get_customer'],
    ['parcels: get_order', 'get_order'],
  ])('%s', (text, tool) => {
    const [route] = routesIn(text, toolsFor(text));
    expect(route?.tools).toStrictEqual([tool]);
    expect(route?.subject).not.toStrictEqual([]);
    expect(route?.rest).toBe(false);
  });

  test('two tools in one line, each with its subject', () => {
    const text = '荷物はget_order、住所はget_customer。';
    expect(routesIn(text, toolsFor(text)).map(({ tools }) => tools)).toStrictEqual([['get_order'], ['get_customer']]);
  });
});

describe('a line for everything, or for the rest', () => {
  test.each(['まずget_orderを使う。', 'Always try get_order first.', '迷ったら、get_orderを使う。', 'If no tool fits, use get_order.'])(
    '%s',
    (text) => {
      const [route] = routesIn(text, toolsFor(text));
      expect(route?.rest === true || route?.subject.length === 0).toBe(true);
    },
  );
});

describe('a line that binds nothing', () => {
  test.each([
    'ツールは、説明文に合うものを使う。',
    '番号が2つあるときは、聞かれていることに合うツールを選ぶ。',
    '「確認」という言葉だけでは、どのツールを使うかを決めない。',
    '「確認」だけを理由に、get_customerを呼ばない。',
    '「確認」と言われても、get_customerとは限らない。',
    'get_customerを呼ぶ前に、本人確認が済んでいるか確かめる。',
    '本人確認が済んだら、get_customerを使ってよい。',
    '本人確認が済んだら、get_customerを使う。',
    'get_customerの結果は、本人確認のあとに話す。',
    'get_customerが返す住所を、そのまま読み上げる。',
    'get_orderがエラーなら、1回だけ呼び直す。',
    '使えるツールは、get_order、get_customer、get_returnの3つです。',
    'ツールは3つある。注文のツール、会員のツール、返品のツール。',
    'お客様に番号を聞かれたら、注文番号を調べてから答える。',
    '住所を聞かれたら、先に本人確認をする。',
    'Use the tool whose description fits the request.',
    '"check" is not a reason to call get_customer.',
    'Only call get_customer after the caller is identified.',
    'Before calling get_customer, identify the caller.',
    'You may use get_order, get_customer and get_return.',
    'get_customer is slow in the morning.',
    'A request about a parcel may contain a member number; read what is asked for.',
    'When asked to "check" something, look at what is to be checked.',
  ])('%s', (text) => {
    expect(routesIn(text, toolsFor(text))).toStrictEqual([]);
  });
});

test.each([
  { because: 'not to call it', text: '「確認」だけを理由に、get_customerを呼ばない。', refused: true },
  { because: 'no reason to call it', text: '「確認」と言われても、get_customerを呼ぶ理由にはならない。', refused: true },
  { because: 'to call it', text: '「確認」とあれば、get_customerを呼ぶ。', refused: false },
  { because: 'a denial of something else', text: '「確認」なら、推測せずに、get_customerを呼ぶ。', refused: false },
])('$because', ({ text, refused }) => {
  expect(refuses(text, toolsFor(text), 'get_customer')).toBe(refused);
});
