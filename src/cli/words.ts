// The command line's own sentences, ja and en. Verdicts, findings and reading faults come from src/words.
import type { Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import { checkedWords } from '../words/check.ts';
import type { Catalogue } from '../words/say.ts';
import { fill } from '../words/say.ts';
import { checkWords } from './check/words.ts';
import { pinWords } from './pin/words.ts';
import { snapshotWords } from './snapshot/words.ts';
import { takeWords } from './take/words.ts';

/** Messages of the command line, by code. */
export const cliWords: Catalogue = {
  ...checkedWords,
  ...checkWords,
  ...pinWords,
  ...snapshotWords,
  ...takeWords,
  'cli.help': {
    ja: `pokayoke：演習の提出物を、ページと同じ採点で確かめます。

使い方
  pokayoke grade <演習> <ファイル|-> [--json] [--lang ja|en]
      提出物を採点します。「-」は標準入力です。--jsonは採点結果だけを、ページと同じバイト列で出します。
      終了コード：0 合格、1 不合格、2 採点できず、読めない、使い方が違う
  pokayoke check <ファイル|-> … [--as definition|result|message|plan|config] [--revision 2025-11-25|2026-07-28]
                 [--format text|json|sarif|markdown] [--fail-on error|warn|note] [--lang ja|en]
                 [--config <ファイル>] [--baseline <ファイル>] [--write-baseline <ファイル>] [--site <URL>]
      ツール定義、結果、メッセージ、tool_choiceの計画、クライアントの設定を検査します。
      終了コード：0 指摘なし、1 --fail-on以上の指摘あり、2 検査できず
  pokayoke drift <古い定義> <新しい定義> [--calls <ファイル>] [--json] [--lang ja|en]
      変更を15種類に分け、古い呼び出しがどうなるかを示します。
      終了コード：0 壊れる呼び出しなし、1 壊れるか、違う仕事をする呼び出しあり、2 比べられず
  pokayoke snapshot [--out <ファイル>] [--env <変数>]… [--timeout <秒>] -- <コマンド> …
  pokayoke snapshot [--out <ファイル>] [--header <名前>=<変数>]… [--timeout <秒>] --url <URL>
      動いているサーバーからツールの一覧を取り、checkなどが読む形で書きます。秘密の値は取り除きます。
      終了コード：0 取れた、2 取れず
  pokayoke pin <ファイル> [--out pokayoke.lock.json] [--lang ja|en]
  pokayoke verify <ファイル> [--lock pokayoke.lock.json] [--json] [--lang ja|en]
      見直した定義を固定し、そのあとの変更を見つけます。
      終了コード：0 固定したとおり、1 追加か削除か変更あり、2 比べられず
  pokayoke serve [--stdio | --http <ポート>] [--scenario <演習|conformance>] [--lang ja|en]
      演習のサーバーを、本物のMCPサーバーとして動かします。serve --list で一覧、Ctrl-Cで終了します。
      終了コード：0 終了、2 動かせず、使い方が違う
  pokayoke take <演習|ファイル|-> [--out <フォルダー>] [--name <名前>] [--lang ja|en]
      ツール定義を、2つのコマンドで動くTypeScriptのプロジェクトにします。空でないフォルダーには書きません。
      終了コード：0 書いた、2 書けず
  pokayoke doctor [演習 …]
      演習の一式を確かめます。
  pokayoke new <演習> --kind <種類>
  pokayoke new <演習> --from <ツール定義>
      演習のひな形を作ります。定義からは、事実、値の例、罠の候補も書き出します。
  pokayoke --help
`,
    en: `pokayoke: grades submissions exactly as the page does.

Usage
  pokayoke grade <exercise> <file|-> [--json] [--lang ja|en]
      Grades a submission; "-" is standard input. --json prints the report alone, byte for byte as the page has it.
      Exit code: 0 passed, 1 not passed, 2 not graded, unreadable, or wrong usage
  pokayoke check <file|-> ... [--as definition|result|message|plan|config] [--revision 2025-11-25|2026-07-28]
                 [--format text|json|sarif|markdown] [--fail-on error|warn|note] [--lang ja|en]
                 [--config <file>] [--baseline <file>] [--write-baseline <file>] [--site <url>]
      Checks tool definitions, results, messages, tool_choice plans and client configuration.
      Exit code: 0 nothing found, 1 findings at or above --fail-on, 2 could not be checked
  pokayoke drift <old> <new> [--calls <file>] [--json] [--lang ja|en]
      Sorts the changes into fifteen kinds and says what old calls do.
      Exit code: 0 no call breaks, 1 a call breaks or does another job, 2 could not be compared
  pokayoke snapshot [--out <file>] [--env <variable>]... [--timeout <seconds>] -- <command> ...
  pokayoke snapshot [--out <file>] [--header <name>=<variable>]... [--timeout <seconds>] --url <url>
      Fetches the tools of a running server, in the form that check and the others read. Secrets are taken out.
      Exit code: 0 taken, 2 not taken
  pokayoke pin <file> [--out pokayoke.lock.json] [--lang ja|en]
  pokayoke verify <file> [--lock pokayoke.lock.json] [--json] [--lang ja|en]
      Pins the definitions that were reviewed, and finds what changed since.
      Exit code: 0 as agreed, 1 added, removed or changed, 2 could not be compared
  pokayoke serve [--stdio | --http <port>] [--scenario <exercise|conformance>] [--lang ja|en]
      Runs the server of an exercise as a real MCP server. serve --list names them all; Ctrl-C ends it.
      Exit code: 0 ended, 2 could not be run, or wrong usage
  pokayoke take <exercise|file|-> [--out <folder>] [--name <name>] [--lang ja|en]
      Makes a TypeScript project of tool definitions that two commands start. Never writes into a folder that holds something.
      Exit code: 0 written, 2 not written
  pokayoke doctor [exercise ...]
      Proves that the folders of the exercises hold what they promise.
  pokayoke new <exercise> --kind <kind>
  pokayoke new <exercise> --from <tool definition>
      Scaffolds the folder of an exercise. From a definition it draws facts, sample values and traps, too.
  pokayoke --help
`,
  },
  'cli.no-command': {
    ja: '「{given}」というコマンドはありません。grade、check、drift、snapshot、pin、verify、serve、take、doctor、newのどれかを書いてください。',
    en: 'There is no command "{given}". Use grade, check, drift, snapshot, pin, verify, serve, take, doctor or new.',
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
  'cli.no-write': {
    ja: '{file}に書けません（{reason}）。フォルダーがあるか確かめてください。',
    en: 'Cannot write {file} ({reason}). Check that its folder is there.',
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
    ja: 'ホールドアウト（{category}）：{count}件を満たしていません。',
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
  'cli.new-one-definition': {
    ja: '{file}に入れる定義は1つだけです（{count}個ありました）。使う定義だけのファイルにしてください。',
    en: '{file} must hold one tool definition with a name; it holds {count}. Keep the one that you mean.',
  },
  'cli.new-from-kind': {
    ja: '--fromから作れる種類は{kind}です。',
    en: '--from makes the kind {kind}.',
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
  'cli.check-needs': {
    ja: 'ファイルを1つ以上書いてください。例：pokayoke check tools.json',
    en: 'Give one file or more, for example: pokayoke check tools.json',
  },
  'cli.check-as': { ja: '--asは次のどれかです：{known}', en: '--as is one of: {known}' },
  'cli.check-fail-on': { ja: '--fail-onはerror、warn、noteのどれかです。', en: '--fail-on is error, warn or note.' },
  'cli.check-revision': { ja: '--revisionは2025-11-25か2026-07-28です。', en: '--revision is 2025-11-25 or 2026-07-28.' },
  'cli.check-more': { ja: '{rule}：ほかに{count}件', en: '{rule}: {count} more' },
  'cli.drift-needs': {
    ja: '古い定義と新しい定義を1つずつ書いてください。例：pokayoke drift old.json new.json',
    en: 'Give one old and one new file, for example: pokayoke drift old.json new.json',
  },
  'cli.drift-unreadable': {
    ja: '{file}をJSONとして読めません（{line}行目の{column}文字目）。',
    en: '{file} is not readable as JSON (line {line}, column {column}).',
  },
  'cli.drift-unknown': { ja: '{file}にツール定義が見つかりません。', en: 'There is no tool definition in {file}.' },
  'cli.drift-calls': {
    ja: '{file}を呼び出しとして読めません。名前と引数のオブジェクトを並べてください。',
    en: '{file} does not hold calls. List objects with name and arguments.',
  },
  'cli.drift-changes': { ja: '変更：{count}件', en: 'Changes: {count}' },
  'cli.drift-acts': { ja: '動く人：{acts}', en: 'Who acts: {acts}' },
  'cli.drift-evidence': { ja: '根拠：{evidence}', en: 'Evidence: {evidence}' },
  'cli.drift-old-calls': { ja: '古い呼び出し：{count}件', en: 'Old calls: {count}' },
  'cli.drift-more': { ja: 'ほかに{count}件。--jsonは全部を出します。', en: '{count} more; --json gives them all.' },
  'cli.one-stdin': {
    ja: '標準入力（-）は1回しか読めません。ほかはファイルの名前で書いてください。',
    en: 'Standard input (-) can be read once. Name the others as files.',
  },
  'cli.serve-conformance': { ja: '公式の適合性テストが使うツール、リソース、プロンプト', en: 'What the official conformance suite needs' },
  'cli.serve-unknown': {
    ja: '「{given}」というサーバーはありません。次のどれかを書いてください。',
    en: 'There is no server "{given}". The servers are:',
  },
  'cli.serve-one-way': { ja: '--stdioと--httpは、どちらか1つだけ書いてください。', en: 'Give --stdio or --http, not both.' },
  'cli.serve-bad-port': {
    ja: '「{given}」はポートの番号ではありません。0から65535の数を書いてください。0なら空いているポートを使います。',
    en: '"{given}" is no port number. Use 0 to 65535; 0 takes any free port.',
  },
  'cli.serve-bad-change': {
    ja: '--change-everyは、一覧を変える間隔の秒数です。0より大きく86400以下の数を書いてください。',
    en: '--change-every is the seconds between two changes of the list: more than 0, at most 86400.',
  },
  'cli.serve-bad-origin': {
    ja: '「{given}」はオリジンではありません。例：--allow-origin https://example.com',
    en: '"{given}" is no origin. For example: --allow-origin https://example.com',
  },
  'cli.serve-host': {
    ja: '{host}で動かすと、ほかの機器からも届きます。その名前を--allow-hostで書いてください。例：--allow-host trainer.local',
    en: 'On {host} other machines can reach the server. Name it with --allow-host, for example: --allow-host trainer.local',
  },
  'cli.serve-open': {
    ja: '注意：{host}で動いています。ネットワークの誰でも、認証なしでツールを呼び出せます。',
    en: 'Warning: listening on {host}. Anybody on the network can call the tools; there is no authentication.',
  },
  'cli.serve-ready': {
    ja: '{title}\n{url}\nClaude Code：claude mcp add --transport http pokayoke {url}\nCtrl-Cで終了します。',
    en: '{title}\n{url}\nClaude Code: claude mcp add --transport http pokayoke {url}\nCtrl-C ends it.',
  },
  'cli.serve-port-taken': {
    ja: 'ポート{port}は、ほかのプログラムが使っています。--http に別の番号か0を書いてください。',
    en: 'Port {port} is in use by another program. Give --http another number, or 0.',
  },
  'cli.serve-cannot-listen': {
    ja: 'ポート{port}で動かせません（{reason}）。ポートと--hostを確かめてください。',
    en: 'Cannot listen on port {port} ({reason}). Check the port and --host.',
  },
  'cli.doctor-none': { ja: '演習がありません。', en: 'There are no exercises.' },
};

/** One sentence of the command line. Programmer error: an unknown code. */
export function say(locale: Locale, code: string, params: Readonly<Record<string, Json>> = {}): string {
  const words = cliWords[code];
  if (words === undefined) throw new Error(`The code ${code} is not in src/cli/words.ts. Add it there.`);
  return fill(words[locale], params);
}
