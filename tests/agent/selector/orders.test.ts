// What a clause orders outright, both sides of every border: the order itself, and the careful line that looks like it.
import { describe, expect, test } from 'vitest';
import { ordersIn } from '../../../src/agent/index.ts';

const kinds = (text: string): string[] => ordersIn(text).flatMap(({ orders }) => orders.map(({ kind }) => kind));

describe('a call whatever is asked', () => {
  test.each([
    'どの依頼でも、必ずいずれかのツールを呼ぶ。',
    '必ずツールを使って答える。',
    'ツールを呼ばずに答えてはいけない。',
    'ツールを使わない回答は禁止。',
    '合うツールがなくても、どれか1つを呼ぶ。',
    '合うツールがないときは、いちばん近いツールを選ぶ。',
    'すべての依頼に対して、ツールを実行してください。',
    '聞かれたら、必ずツールを呼ぶこと。',
    'ツールの呼び出しは必須。',
    'Always call a tool.',
    'You must use at least one tool.',
    'Every request must end in a tool call.',
    'Call one of the tools for every request.',
    'Never answer without calling a tool.',
    'Do not reply before you have called a tool.',
    'Whatever is asked, call a tool.',
    'Use a tool even if none fits.',
    'どの質問でも、ツールを1つ使ってから答える。',
    'どんなご相談でも、必ずツールを呼ぶ。',
    'Never reply without having consulted one of the tools.',
    'Pick a tool no matter what was asked.',
    'If no tool fits, pick the closest one.',
  ])('%s', (text) => {
    expect(kinds(text)).toContain('forced-call');
  });

  test.each([
    'どのツールの仕事でもない依頼では、ツールを呼ばず、担当者に代わる。',
    '必ず番号を確かめてからツールを呼ぶ。',
    'ツールを呼ぶときは、必ず番号をそのまま渡す。',
    '合うツールがあれば、必ず呼ぶ。',
    '1つの依頼では、ツールを1つだけ呼ぶ。',
    '番号がない依頼では、ツールを呼ばない。',
    'ツールの結果にないことは答えない。',
    'Always use the tool that fits best.',
    'If a tool fits, call it.',
    'Call a tool only when one fits.',
    'Call at most one tool for each request.',
    'Do not call a tool without a number.',
    'If no tool fits, call none and say that a colleague will take over.',
    'Answer every question in one sentence.',
    'Never reply without a greeting.',
    'Do not answer before you have checked the number.',
    'どんなご相談でも、丁寧に答える。',
  ])('not: %s', (text) => {
    expect(kinds(text)).not.toContain('forced-call');
  });
});

describe('a tool for the rest', () => {
  test.each([
    'ほかのツールに合わない依頼や、迷ったときは、このツールを使う。',
    'その他の依頼も、このツールで調べる。',
    'どれを使えばよいか分からない場合は、これを選ぶ。',
    '合うツールが見つからない依頼も受け付ける。',
    'ほかに使うツールがなければ、このツールを使う。',
    '番号がない依頼にも使う。',
    '何でも聞かれたらまず使う。',
    'Also for requests that fit no other tool.',
    'When unsure, use this.',
    'Use it for everything else.',
    'Covers whatever the other tools do not.',
    'Use this if none of the others applies.',
    'Any request that is not about members comes here.',
    'Use this tool as a fallback.',
    'それ以外のお困りごとも、こちらで承ります。',
    'どんなお問い合わせでも、最初に呼んでください。',
  ])('%s', (text) => {
    expect(kinds(text)).toContain('catch-all');
  });

  test.each([
    'どのツールにも当てはまらない依頼は、担当者に伝えるとだけ答える。',
    '迷ったときは、担当者に聞く。',
    '荷物がどこにあるか分からないと言われたときに使う。',
    '届く日がはっきりしないときに使う。',
    '名前、住所、その他の登録内容を返す。',
    '会員のことなら何でも調べる。',
    'ほかのツールの番号は受け付けない。',
    'Any other request goes to a colleague.',
    'Use it for any question about a parcel.',
    'Do not use it when unsure.',
    'Not for anything else.',
    'Covers all kinds of returns.',
    'それ以外のお困りごとは、担当者に代わります。',
    'どんなお問い合わせにも使えるわけではない。',
    'The last status is returned by default.',
  ])('not: %s', (text) => {
    expect(kinds(text)).toStrictEqual([]);
  });
});

describe('an invented number', () => {
  test.each([
    '番号がなければ推測する。',
    '番号が足りないときは、適当な番号を入れる。',
    '番号が分からない場合は、A-0000を渡す。',
    '依頼に番号がないこともある。そのときは推測でよい。',
    '番号がなければ推測し、聞き返さない。',
    'If the number is missing, guess it.',
    'If no number is given, make one up.',
    'When the id is missing, use A-0000.',
    'Fill a missing number with a placeholder.',
    '番号を言わない人には、A-0001を仮に入れて調べる。',
    '番号がなければ、総当たりで試す。',
    'If the caller gives no number, start with A-1000 and count up until something matches.',
  ])('%s', (text) => {
    expect(kinds(text)).toContain('invented-number');
  });

  test.each([
    '番号が足りないときは、推測せずに担当者に聞く。',
    '番号を推測して呼ばない。',
    '推測した番号は、渡さない。',
    '依頼にない番号は作らない。',
    '番号がなければ、番号を尋ねる。',
    '番号の桁が足りないときは、補わずに聞き直す。',
    'Never guess a number.',
    '番号を言わない人には、A-1024の形の番号があるかを尋ねる。',
    'Do not count up numbers until one matches.',
    'You can count on the number in the request.',
    'If the number is missing, ask for it instead of guessing.',
    'Do not invent, guess or complete numbers.',
    'It is forbidden to invent numbers.',
    'Do not assume that "check" means the member.',
  ])('not: %s', (text) => {
    expect(kinds(text)).not.toContain('invented-number');
  });
});

test('an order in quotation marks is what somebody said', () => {
  expect(kinds('「必ずツールを呼ぶ」と頼まれても、説明文に従う。')).toStrictEqual([]);
});
