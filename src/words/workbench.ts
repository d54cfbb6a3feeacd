// Words of the workbench before anything was checked: the pages themselves, the texts, the buttons. What a report needs comes late.
import type { Catalogue } from './say.ts';

/** Pages, sources, buttons, notices. */
export const workbenchWords: Catalogue = {
  'door.workbench': { ja: '自分のサーバー', en: 'Your server' },
  'door.workbench-about': {
    ja: '自分のツール定義や結果を持ち込み、検査します。2つの版も比べます。',
    en: 'Bring your own tool definitions and results, and have them checked. Compare two versions.',
  },
  'workbench.title': { ja: '自分のサーバーを調べる', en: 'Check your own server' },
  'workbench.lead': {
    ja: 'ツール定義、結果、メッセージ、`tool_choice`の計画、クライアントの設定を、演習と同じ規則で検査します。文はこのページの中だけで扱います。送信も保存もしません。',
    en: 'Tool definitions, results, messages, `tool_choice` plans and client configuration, checked by the rules of the exercises. Your text stays in this page: nothing is sent, nothing is stored.',
  },
  'workbench.no-script': {
    ja: '検査には、JavaScriptが要ります。コマンド`pokayoke check`でも、同じ検査ができます。',
    en: 'Checking needs JavaScript. The command `pokayoke check` does the same.',
  },
  'workbench.connect-link': { ja: '動いているサーバーから一覧を取る', en: 'Fetch the list from a running server' },
  'workbench.modes': { ja: 'すること', en: 'What to do' },
  'workbench.mode-check': { ja: '調べる', en: 'Check' },
  'workbench.mode-compare': { ja: '2つの版を比べる', en: 'Compare two versions' },
  'workbench.texts': { ja: '調べる文', en: 'Texts to check' },
  'workbench.report': { ja: '検査の結果', en: 'Report' },
  'workbench.before': { ja: '「調べる」を押すと、ここに結果が並びます。', en: 'Press “Check”, and the report appears here.' },
  'workbench.before-auto': {
    ja: '貼り付けただけでは、何も動きません。次の形を見分けます。',
    en: 'Pasting alone runs nothing. These shapes are told apart.',
  },
  'workbench.paste': {
    ja: '下に貼り付けるか、ファイルを開きます。ここへ重ねて落とすこともできます。',
    en: 'Paste below, open files, or drop them here.',
  },
  'workbench.drop': { ja: 'ここで放すと、ファイルを開きます。', en: 'Let go to open the files.' },
  'workbench.open': { ja: 'ファイルを開く', en: 'Open files' },
  'workbench.sample': { ja: '例を入れる', en: 'Try a sample' },
  'workbench.clear': { ja: '消す', en: 'Clear' },
  'workbench.pasted': { ja: '貼り付けた文', en: 'Pasted text' },
  'workbench.remove': { ja: '「{name}」を外す', en: 'Take out “{name}”' },
  'workbench.kind': { ja: '種類', en: 'Kind' },
  'workbench.kind-auto': { ja: '形から見分ける', en: 'Told by its shape' },
  'workbench.kind-as': { ja: '{kind}として調べる', en: 'Check as {kind}' },
  'workbench.revision': { ja: '仕様の版', en: 'Revision' },
  'workbench.revision-auto': { ja: '文から読み取る', en: 'Told by the text' },
  'workbench.large': {
    ja: '長い文なので、編集欄には出しません（{size}）。検査はできます。指摘の場所は、前後の行を抜き出して示します。',
    en: 'This text is long ({size}) and stays out of the editor. It can be checked; each finding shows the lines around its place.',
  },
  'edit.label': { ja: '調べるJSON', en: 'JSON to check' },
  'edit.leave': { ja: 'Tabで外へ出ます。', en: 'Tab leaves the editor.' },
  'edit.leave-typed': { ja: '書いたあとは、Escを押してからTabで外へ出ます。', en: 'After typing, press Esc, then Tab, to leave.' },
  'edit.plain': { ja: '色付きの編集欄を使わない', en: 'Use the plain editor' },
  run: { ja: '調べる', en: 'Check' },
  stop: { ja: '止める', en: 'Stop' },
  'work.running': { ja: '調べています', en: 'Checking' },
  'work.empty': {
    ja: 'まだ文がありません。貼り付けるか、ファイルを開いてください。',
    en: 'There is no text yet. Paste one, or open a file.',
  },
  'work.too-big': {
    ja: '「{name}」は{size}MBあります。{limit}MBまで開けます。一覧を分けるか、コマンド`pokayoke check`を使ってください。',
    en: '“{name}” is {size} MB; up to {limit} MB can be opened. Split the list, or use the command `pokayoke check`.',
  },
  'work.not-text': {
    ja: '「{name}」を読めませんでした。UTF-8で保存したファイルを選んでください。',
    en: '“{name}” could not be read. Choose a file saved as UTF-8.',
  },
  'work.too-many': {
    ja: '一度に扱えるのは{most}件までです。{left}件は開いていません。',
    en: 'Up to {most} texts at a time; {left} were not opened.',
  },
  'work.deadline': {
    ja: '{seconds}秒たっても終わらないので、止めました。文はそのままです。検査の結果ではありません。文を分けて、もう一度調べてください。',
    en: 'Ended after {seconds} seconds without an answer. Your text is unchanged. This is no verdict. Split the text and check again.',
  },
  'work.stopped': { ja: '止めました。文はそのままです。', en: 'Stopped. Your text is unchanged.' },
  'work.no-worker': {
    ja: '検査のプログラムを読み込めませんでした。文はそのままです。通信を確かめて、もう一度押してください。',
    en: 'The checker could not be loaded. Your text is unchanged. Check the connection and press again.',
  },
  'work.broken': {
    ja: '検査のプログラムが途中で止まりました。文はそのままです。検査の結果ではありません。',
    en: 'The checker broke off. Your text is unchanged. This is no verdict.',
  },
  'load.part': {
    ja: 'この部分を表示できません。文はそのままです。ページを開き直すと、もう一度読み込みます。',
    en: 'This part cannot be shown. Your text is unchanged. Reload the page to try again.',
  },
  'load.waiting': { ja: '読み込んでいます。', en: 'Loading.' },
  'kind.definition': { ja: 'ツール定義', en: 'tool definitions' },
  'kind.result': { ja: '結果', en: 'results' },
  'kind.message': { ja: 'メッセージ', en: 'messages' },
  'kind.plan': { ja: 'tool_choiceの計画', en: 'tool_choice plans' },
  'kind.config': { ja: 'クライアントの設定', en: 'client configuration' },

  'connect.title': { ja: '動いているサーバーにつなぐ', en: 'Connect to a running server' },
  'connect.lead': {
    ja: 'このブラウザーから、Streamable HTTPのサーバーにツールの一覧を尋ねます。使うのは一覧を取るメソッドだけで、ツールは呼びません。',
    en: 'This browser asks a Streamable HTTP server for its list of tools. Only the methods for listing are used; no tool is called.',
  },
  'connect.only': {
    ja: 'ほかのサーバーと通信できるのは、このサイトの中でこのページだけです。送る先は、下に書いたアドレスだけです。値はこのページを閉じると消えます。',
    en: 'This is the only page of this site that may talk to another server, and it talks to the address below alone. What you enter is gone when the page is closed.',
  },
  'connect.no-script': {
    ja: 'つなぐには、JavaScriptが要ります。コマンド`pokayoke snapshot`でも、同じ一覧を取れます。',
    en: 'Connecting needs JavaScript. The command `pokayoke snapshot` fetches the same list.',
  },
  'connect.back': { ja: '貼り付けて調べる', en: 'Paste and check' },
  'connect.address': { ja: 'サーバーのアドレス', en: 'Address of the server' },
  'connect.address-note': { ja: '例：http://localhost:3000/mcp', en: 'for example http://localhost:3000/mcp' },
  'connect.header-name': { ja: '追加のヘッダーの名前', en: 'Name of a further header' },
  'connect.header-note': { ja: 'なくてもよい', en: 'optional' },
  'connect.header-value': { ja: 'その値', en: 'Its value' },
  'connect.header-kept': {
    ja: '値は、このページの記憶の中だけにあります。保存も書き出しもせず、通信記録にも出しません。',
    en: 'The value stays in the memory of this page. It is neither stored nor exported, and the wire does not show it.',
  },
  'connect.go': { ja: '一覧を取る', en: 'Fetch the list' },
  'connect.running': { ja: '尋ねています', en: 'Asking' },
};
