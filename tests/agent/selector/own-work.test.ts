// A "not for" clause over the tool's own work, and over everything else that may stand there.
import { describe, expect, test } from 'vitest';
import { claimedWords, deniedWork } from '../../../src/agent/index.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { inEnglish, inJapanese, isJapanese } from './fixtures/tools.ts';

function withClause(place: number, clause: string): JsonObject[] {
  const tools = isJapanese(clause) ? inJapanese : inEnglish;
  return tools.map((tool, i) => (i === place ? { ...tool, description: `${tool['description'] as string} ${clause}` } : tool));
}
const known = [
  { say: 'A-1024の荷物は、いつ届きますか。', tool: 0 },
  { say: 'A-1187の注文で、お客様が買った品は何ですか。', tool: 0 },
  { say: 'When will the parcel for A-1024 arrive?', tool: 0 },
  { say: 'Which items did the customer buy in A-1187?', tool: 0 },
];

describe('denies its own work', () => {
  test.each<[number, string]>([
    [0, '届く日には使わない。'],
    [0, '品が届くかどうかには使わない。'],
    [0, '注文の状況は返さない。'],
    [0, '注文には使わない。'],
    [0, '荷物には使わない。'],
    [1, '会員の住所や電話番号は返さない。'],
    [2, '品の到着には使わない。'],
    [2, '返金のことはget_orderを使う。'],
    [0, 'Does not return the delivery status.'],
    [0, 'Not for orders.'],
    [0, 'Not for parcels.'],
    [1, 'It does not return the points of a member.'],
    [2, 'Do not use it for refunds.'],
    [2, 'Not for returns.'],
  ])('%i %s', (place, clause) => {
    expect(deniedWork(withClause(place, clause), known).map(({ tool }) => tool)).toStrictEqual([place]);
  });
});

describe('leaves other work to others', () => {
  test.each<[number, string]>([
    [0, '注文の変更や取り消しには使わない。'],
    [0, '注文の一覧には使わない。'],
    [0, '注文番号がないときは使わない。'],
    [0, '注文番号以外の番号は受け取らない。'],
    [0, '会員番号や返品番号は受け付けない。'],
    [0, '返品の到着には使わない。'],
    [0, '買った人の連絡先はget_customerを使う。'],
    [0, 'お客様のことには使わない。'],
    [0, '在庫や営業時間には使わない。'],
    [1, '会員が買った品はget_orderを使う。'],
    [1, '電話番号では使えない。'],
    [2, 'これから届く荷物には使わない。'],
    [2, '注文の到着予定はget_orderを使う。'],
    [0, 'Not for the arrival of returned items.'],
    [0, 'Not for changing or cancelling an order.'],
    [0, 'Not for a list of orders.'],
    [0, 'Do not use without an order number.'],
    [0, 'For the expected day of a refund use get_return.'],
    [0, 'Not for customers.'],
    [1, 'Cannot look up a member by phone number.'],
    [2, 'For the arrival of an order use get_order.'],
    [2, 'Not for opening a new return.'],
  ])('%i %s', (place, clause) => {
    expect(deniedWork(withClause(place, clause), known)).toStrictEqual([]);
  });

  test('as the descriptions stand, nothing is denied', () => {
    expect([...deniedWork(inJapanese, known), ...deniedWork(inEnglish, known)]).toStrictEqual([]);
  });
});

test.each([
  { because: 'claimed', clause: '天気のことにも使う。', claims: ['天気'] },
  { because: 'claimed in English, in the plural', clause: 'Also finds invoices.', claims: ['invoice'] },
  { because: 'said not to be its work', clause: '天気には使わない。', claims: [] },
  { because: 'left to a person', clause: '天気のことは担当者に代わる。', claims: [] },
  { because: 'part of another word', clause: 'Tells whether it was invoiced.', claims: [] },
])('$because', ({ clause, claims }) => {
  expect(claimedWords(withClause(0, clause), ['天気', 'invoice'])[0]).toStrictEqual(claims);
});

test('tools that are no tools deny and claim nothing', () => {
  expect(deniedWork([null, 7, { name: 3, description: ['x'] }], known)).toStrictEqual([]);
  expect(claimedWords([null, { description: 1 }], ['天気'])).toStrictEqual([[], []]);
});
