// How a description falls into clauses: a quotation is never split and never read as a rule.
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../../src/agent/selector/clauses.ts';
import { nameIndex } from '../../../src/agent/selector/names.ts';
import { japanese } from './fixtures/sets.ts';

const names = nameIndex(['get_order', 'get_customer', 'create_return', 'search']);
const kinds = (text: string): string[] => clausesOf(text, names, 0).map(({ kind, siblings }) => [kind, ...siblings].join(' '));

test.each<{ because: string; text: string; kinds: string[] }>([
  { because: 'two plain sentences', text: '注文を調べる。番号を受け取る。', kinds: ['plain', 'plain'] },
  { because: 'a negative clause', text: '返品には使わない。', kinds: ['negative'] },
  {
    because: 'other words for it',
    text: '返品は対象外。返品は受け付けません。返品には対応していない。',
    kinds: ['negative', 'negative', 'negative'],
  },
  {
    because: 'words of calling and choosing',
    text: '返品では呼ばない。返品では選ばない。返品のときに呼んではいけない。返品に使ってはならない。',
    kinds: ['negative', 'negative', 'negative', 'negative'],
  },
  { because: 'calling without a negation', text: '返品の話で呼ぶ。呼び出しは1回。どれでも選べる。', kinds: ['plain', 'plain', 'plain'] },
  { because: 'a negation that describes what somebody says', text: '届かないと言う人に呼ばれる。', kinds: ['plain'] },
  { because: 'what a caller does not know', text: 'For when the caller does not know where it is.', kinds: ['plain'] },
  {
    because: 'in English',
    text: 'Not for returns. Do not use it for refunds. Cannot cancel orders.',
    kinds: ['negative', 'negative', 'negative'],
  },
  {
    because: 'what has no verb is still under the label of its line',
    text: '使わない場合：会員の住所。返品の検品。\n番号：注文番号。数字4桁',
    kinds: ['negative', 'negative', 'plain', 'plain'],
  },
  {
    because: 'a sentence behind a label speaks for itself',
    text: '使わない場合：会員の住所。発送の状況を返す。',
    kinds: ['negative', 'plain'],
  },
  { because: 'half a sentence', text: 'Looks up an order, but not for returns.', kinds: ['plain', 'negative'] },
  { because: 'a negation inside a quotation is a request', text: '例:「もう使わない物を返したい」', kinds: ['example'] },
  { because: 'a full stop inside a quotation does not split', text: '例:「届かない。返したい。」', kinds: ['example'] },
  {
    because: 'several examples, then a rule',
    text: '例:「いつ届く」「まだ来ない」返品には使わない。',
    kinds: ['example', 'example', 'negative'],
  },
  {
    because: 'the same in English',
    text: 'Examples: "Where is it?" "Still not here" Not for returns.',
    kinds: ['example', 'example', 'negative'],
  },
  {
    because: 'a quotation in the middle of a sentence',
    text: 'Answers "where is it" and "when does it come" for one order.',
    kinds: ['plain'],
  },
  { because: 'a quotation that the sentence goes on with', text: '「返したい」のような依頼には使わない。', kinds: ['negative'] },
  { because: 'a quotation that is not closed is none', text: '例:「いつ届く。返品には使わない。', kinds: ['example', 'negative'] },
  {
    because: 'an apostrophe is no quotation',
    text: "Shows a customer's orders. Don't use it for customers' returns.",
    kinds: ['plain', 'negative'],
  },
  { because: 'it sends the reader to a sibling', text: '住所の確認には使わない(get_customer を使う)。', kinds: ['negative 1'] },
  { because: 'without a negation', text: '住所は get_customer で調べる。', kinds: ['negative 1'] },
  { because: 'in two sentences', text: 'Not for returns. Use create_return.', kinds: ['negative 2', 'negative 2'] },
  { because: 'the result of a sibling is neutral', text: 'get_customer の結果を受け取る。', kinds: ['plain'] },
  { because: 'so is a step before', text: 'Call it after get_customer.', kinds: ['plain'] },
  { because: 'and what a sibling found', text: 'get_customer で調べた番号を受け取る。', kinds: ['plain'] },
  {
    because: 'and a comparison',
    text: 'get_customer ではなく注文を調べる。Use this instead of get_customer for orders.',
    kinds: ['plain', 'plain'],
  },
  { because: 'its own name is no sibling', text: 'get_order は注文を調べる。', kinds: ['plain'] },
  { because: 'a part of a longer name is none', text: 'Same as get_customer_v2.', kinds: ['plain'] },
  {
    because: 'a name that is a word counts only as a name',
    text: 'A search by words. For words use `search`.',
    kinds: ['plain', 'negative 3'],
  },
  {
    because: 'a negation that describes a noun',
    text: 'ログインできない人に使う。For users who cannot log in.',
    kinds: ['plain', 'plain'],
  },
  { because: 'a number with a point and e.g. do not split', text: 'Up to 2.5 kg, e.g. a box.', kinds: ['plain'] },
  {
    because: 'a heading with its list',
    text: '使わない場合:\n- 返品\n・交換\n番号を受け取る。',
    kinds: ['negative', 'negative', 'negative', 'plain'],
  },
  {
    because: 'a list of examples',
    text: '例:\n- いつ届きますか\n- まだ来ない\n対象外: 返品',
    kinds: ['example', 'example', 'example', 'negative'],
  },
  { because: 'bad examples are no examples', text: '使わない例:「返したい」', kinds: ['negative'] },
  {
    because: 'what comes first is neutral',
    text: '先に get_customer で番号を調べてから使う。First call get_customer.',
    kinds: ['plain', 'plain'],
  },
  { because: 'nothing', text: '', kinds: [] },
])('$because', ({ text, kinds: expected }) => {
  expect(kinds(text)).toStrictEqual(expected);
});

describe('the descriptions of the Japanese set', () => {
  const rows = japanese.flatMap((set) => set.parts.map((part, i) => ({ set, part, i })));
  test.each(rows)('$set.id $part.name: examples are examples, rules are rules', ({ set, part, i }) => {
    const index = nameIndex(set.parts.map(({ name }) => name));
    const whole = part.purpose + part.input + part.examples + part.notFor;
    const found = clausesOf(whole, index, i);
    const text = (kind: string): string => found.filter((clause) => clause.kind === kind).map((clause) => clause.text).join(''); // prettier-ignore
    expect(text('example')).toBe(part.examples);
    expect(text('plain')).toBe(part.purpose + part.input);
    expect(found.filter(({ kind }) => kind === 'negative').flatMap(({ siblings }) => siblings).length).toBeGreaterThan(0);
  });
});
