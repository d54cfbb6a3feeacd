// Words of the rules over a client's configuration.
import { catalogue } from './entry.ts';

export const configWords = catalogue({
  'config.server-entry': {
    title: { ja: 'サーバーの項目が、読める形をしている', en: 'The entry of a server can be read' },
    happened: { ja: '`{server}`の項目を読めません：{why}。', en: 'The entry `{server}` cannot be read: {why}.' },
    next: {
      ja: 'クライアントはこのサーバーを飛ばします。ツールは1つも現れません。',
      en: 'The client skips the server, and none of its tools appear.',
    },
    repair: {
      ja: '`mcpServers`の下に、`command`か、`type`と`url`を書いてください。',
      en: 'Under `mcpServers` give a `command`, or a `type` and a `url`.',
    },
  },
  'config.place': {
    title: { ja: '設定が、読まれる場所にある', en: 'The configuration stands where it is read' },
    happened: {
      ja: '`{file}`は、この目的のサーバーを書く場所ではありません。`{better}`に書きます。',
      en: '`{file}` is not the place for servers of this purpose; `{better}` is.',
    },
    next: { ja: 'サーバーが現れないか、ほかの人にも配られます。', en: 'The server does not appear, or it is handed to everybody.' },
    repair: {
      ja: '`claude mcp add`に`--scope`を付けて加えると、正しい場所に書かれます。',
      en: '`claude mcp add` with `--scope` writes it to the right place.',
    },
  },
  'config.secret-literal': {
    title: { ja: '共有する設定に、秘密の値を書かない', en: 'No secret stands in a shared configuration' },
    happened: {
      ja: '`{server}`の設定に、秘密の値がそのまま書かれています。',
      en: 'A secret stands in the configuration of `{server}` as it is.',
    },
    next: {
      ja: 'リポジトリを読める人は、誰でも使えます。履歴にも残ります。',
      en: 'Whoever can read the repository can use it, and it stays in the history.',
    },
    repair: {
      ja: '`${FARM_TOKEN}`のように変数で書き、値は環境に置いてください。書いてしまった値は、作り直します。',
      en: 'Name a variable, as in `${FARM_TOKEN}`, and keep the value in the environment. Replace a value that was published.',
    },
  },
  'config.variable-set': {
    title: { ja: '使う変数が設定されているか、既定値がある', en: 'A variable is set, or has a default' },
    happened: {
      ja: '`{server}`の使う変数`{variable}`が設定されておらず、既定値もありません。',
      en: '`{server}` uses the variable `{variable}`, which is not set and has no default.',
    },
    next: {
      ja: '古いクライアントは設定全体を断ります。新しいクライアントは、`${…}`の文字のままサーバーに渡します。',
      en: 'Older clients refuse the file. Newer ones pass the text `${…}` on as it stands.',
    },
    repair: {
      ja: 'なくてもよい変数なら、`${NAME:-}`のように既定値を書いてください。空の値は、設定済みです。',
      en: 'Where it may be absent, write a default as in `${NAME:-}`. An empty value counts as set.',
    },
  },
  'config.variable-form': {
    title: { ja: '変数を、展開される形で書く', en: 'Variables are written in the form that is expanded' },
    happened: {
      ja: '`{server}`の`{written}`は、展開されない書き方です。',
      en: '`{written}` of `{server}` is not a form that is expanded.',
    },
    next: { ja: 'その文字のまま、サーバーに渡ります。', en: 'It is passed on as it stands.' },
    repair: { ja: '`${MY_KEY}`か`${MY_KEY:-既定値}`と書いてください。', en: 'Write `${MY_KEY}` or `${MY_KEY:-default}`.' },
  },
});
