// The command line's own sentences, ja and en. Verdicts, findings and reading faults come from src/words.
import type { Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import type { Catalogue } from '../words/say.ts';
import { fill } from '../words/say.ts';

/** Messages of the command line, by code. */
export const cliWords: Catalogue = {
  'cli.help': {
    ja: `pokayoke：演習の提出物を、ページと同じ採点で確かめます。

使い方
  pokayoke grade <演習> <ファイル|-> [--json] [--lang ja|en]
      提出物を採点します。「-」は標準入力です。--jsonは採点結果だけを、ページと同じバイト列で出します。
      終了コード：0 合格、1 不合格、2 採点できず、読めない、使い方が違う
  pokayoke doctor [演習 …]
      演習の一式を確かめます。
  pokayoke new <演習> --kind <種類>
      演習のひな形を作ります。
  pokayoke --help
`,
    en: `pokayoke: grades submissions exactly as the page does.

Usage
  pokayoke grade <exercise> <file|-> [--json] [--lang ja|en]
      Grades a submission; "-" is standard input. --json prints the report alone, byte for byte as the page has it.
      Exit code: 0 passed, 1 not passed, 2 not graded, unreadable, or wrong usage
  pokayoke doctor [exercise ...]
      Proves that the folders of the exercises hold what they promise.
  pokayoke new <exercise> --kind <kind>
      Scaffolds the folder of an exercise.
  pokayoke --help
`,
  },
  'cli.no-command': {
    ja: '「{given}」という指示はありません。grade、doctor、newのどれかを書いてください。',
    en: 'There is no command "{given}". Use grade, doctor or new.',
  },
  'cli.bad-option': { ja: '引数を読めません：{reason}', en: 'The arguments cannot be read: {reason}' },
  'cli.see-help': { ja: '書き方は pokayoke --help で見られます。', en: 'See pokayoke --help.' },
  'cli.grade-needs': {
    ja: '演習とファイルを1つずつ書いてください。例：pokayoke grade {example} answer.json',
    en: 'Give one exercise and one file, for example: pokayoke grade {example} answer.json',
  },
  'cli.unknown-exercise': {
    ja: '「{given}」という演習はありません。次のどれかを書いてください。',
    en: 'There is no exercise "{given}". The exercises are:',
  },
  'cli.no-file': {
    ja: '「{file}」を読めません（{reason}）。ファイルの場所を確かめてください。',
    en: 'Cannot read {file} ({reason}). Check the path.',
  },
  'cli.broken-exercise': {
    ja: '演習「{id}」の一式に問題があるので、採点していません。',
    en: 'The folder of the exercise {id} has problems, so nothing was graded.',
  },
  'cli.lang': { ja: '--langはjaかenです。', en: '--lang is ja or en.' },
  'cli.place': { ja: '{line}行目の{column}文字目', en: 'line {line}, column {column}' },
  'cli.findings': { ja: '指摘', en: 'Findings' },
  'cli.advice': { ja: '助言', en: 'Advice' },
  'cli.holdouts': {
    ja: 'ほかの値での確かめ（{category}）：{count}件が通っていません。',
    en: 'Held-out cases ({category}) that do not pass: {count}.',
  },
  'cli.passed-count': { ja: '満たした検査：{count}件', en: 'Checks that passed: {count}' },
  'cli.new-needs': {
    ja: '演習の名前と種類を書いてください。例：pokayoke new my-exercise --kind {kind}',
    en: 'Give a name and a kind, for example: pokayoke new my-exercise --kind {kind}',
  },
  'cli.new-slug': {
    ja: '「{given}」は名前に使えません。小文字の英数字をハイフンでつないで、40字までにしてください。',
    en: '"{given}" cannot be a name. Use lower-case letters and digits joined by hyphens, 40 at most.',
  },
  'cli.new-kind': {
    ja: '「{given}」という種類はありません。次のどれかを書いてください。',
    en: 'There is no kind "{given}". The kinds are:',
  },
  'cli.new-exists': { ja: '{folder}はもうあります。別の名前を使ってください。', en: '{folder} is there already. Use another name.' },
  'cli.new-done': {
    ja: '{folder}を作りました。足りないものは、npm run doctor -- {id} が教えます。',
    en: 'Made {folder}. What is missing: npm run doctor -- {id}',
  },
  'cli.doctor-good': {
    ja: '{exercises}個の演習、{kinds}種類：すべて約束どおりです。',
    en: '{exercises} exercises, {kinds} kinds: all as promised.',
  },
  'cli.doctor-bad': { ja: '直すところが{count}件あります。', en: 'Things to repair: {count}.' },
  'cli.doctor-none': { ja: '演習がありません。', en: 'There are no exercises.' },
};

/** One sentence of the command line. Programmer error: an unknown code. */
export function say(locale: Locale, code: string, params: Readonly<Record<string, Json>> = {}): string {
  const words = cliWords[code];
  if (words === undefined) throw new Error(`The code ${code} is not in src/cli/words.ts. Add it there.`);
  return fill(words[locale], params);
}
