// One sentence added to a right answer: careful wording passes, and wording that orders, claims or denies too much does not.
import { describe, expect, test } from 'vitest';
import { type Json, at, withValue } from '../../../src/model/json.ts';
import { ids, reportOn, rights } from './world.ts';

type Row = { text: string; fails?: string };

const answer = (name: string): (typeof rights)[number] => {
  const found = rights.find((one) => one.name.includes(name));
  if (found === undefined) throw new Error(`the answer ${name} is gone: name another one here`);
  return found;
};
const [ja, en] = [answer('good-terse-defs'), answer('good-full-english')];
const isJapanese = (text: string): boolean => /[ぁ-ん]/.test(text);

async function fails(text: string, pointer: string): Promise<string[]> {
  const { value, data } = isJapanese(text) ? ja : en;
  const before = at(value, pointer);
  const after: Json = typeof before === 'string' ? `${before} ${text}` : [text];
  return ids(await reportOn(withValue(value, pointer, after), data), 'fail');
}

describe.each<{ where: string; pointer: string; rows: Row[] }>([
  {
    where: 'a line of the prompt',
    pointer: '/system',
    rows: [
      { text: '「荷物」と言われたら、注文を調べるツールを使う。', fails: 'selection.keyword-line' },
      { text: '荷物のことなら、get_orderを使う。', fails: 'selection.keyword-line' },
      { text: '発送の話題ではget_orderが最適です。', fails: 'selection.keyword-line' },
      { text: 'Parcels are handled by get_order.', fails: 'selection.keyword-line' },
      { text: 'Requests with a C- number need get_customer.', fails: 'selection.keyword-line' },
      { text: '合うツールがないときは、get_customerを呼ぶ。', fails: 'selection.catch-all' },
      { text: 'Prefer get_order over get_customer.', fails: 'selection.catch-all' },
      { text: '必ずどれかのツールを選んでください。', fails: 'selection.call-forced' },
      { text: 'Use a tool even if none fits.', fails: 'selection.call-forced' },
      { text: '番号がなければ推測する。', fails: 'selection.number-invented' },
      { text: 'If you have no number, try A-1000.', fails: 'selection.number-invented' },
      { text: '「確認」という言葉だけでは、どのツールを使うかを決めない。' },
      { text: '「確認」だけを理由に、get_customerを呼ばない。' },
      { text: 'どのツールにも当てはまらない依頼は、担当者に伝えるとだけ答える。' },
      { text: '番号が足りないときは、推測せずに担当者に聞く。' },
      { text: 'get_customerを呼ぶ前に、本人確認が済んでいるか確かめる。' },
      { text: '必ず番号を確かめてからツールを呼ぶ。' },
      { text: '荷物の話でも、聞かれているのが住所なら、説明文をよく読んで選ぶ。' },
      { text: '推測で答えず、ツールの結果だけを伝える。' },
      { text: 'If get_order fails, try once more, then hand over to a colleague.' },
      { text: 'The word "check" says nothing about which tool to use.' },
      { text: 'Always use the tool that fits best.' },
      { text: 'Ask for a missing number. Do not make one up.' },
    ],
  },
  {
    where: 'a description',
    pointer: '/tools/0/description',
    rows: [
      { text: '届く日には使わない。', fails: 'selection.own-work' },
      { text: '注文の状況は返さない。', fails: 'selection.own-work' },
      { text: 'It does not return the delivery status of orders.', fails: 'selection.own-work' },
      { text: 'ほかのツールに合わない依頼や、迷ったときは、このツールを使う。', fails: 'selection.catch-all' },
      { text: '営業時間や駐車場の案内にも使う。', fails: 'selection.catch-all' },
      { text: 'Also answers questions about the weather.', fails: 'selection.catch-all' },
      { text: 'When unsure, use this.', fails: 'selection.catch-all' },
      { text: '番号がなければ、それらしい番号を作って渡す。', fails: 'selection.number-invented' },
      { text: '返品の到着予定は get_return を使う。' },
      { text: '注文の取り消しや変更には使わない。' },
      { text: '注文番号がないときは使わない。' },
      { text: '天気や営業時間には使わない。' },
      { text: 'どのツールにも当てはまらない依頼は、担当者に伝える。' },
      { text: '番号がなければ、呼ばずに番号を尋ねる。' },
      { text: 'Not for the weather, opening hours or stock.' },
      { text: 'Any other request goes to a colleague.' },
      { text: 'Use when the caller does not know where the parcel is.' },
      { text: 'Not for anything else.' },
    ],
  },
])('$where', ({ pointer, rows }) => {
  test.each(rows)('$text', async ({ text, fails: rule }) => {
    const found = await fails(text, pointer);
    if (rule === undefined) expect(found).toStrictEqual([]);
    else expect(found).toContain(rule);
  });
});
