// Words of the rules over keys, addresses and paths of a configuration, and over the form of a choice.
import { catalogue } from './entry.ts';

export const configMoreWords = catalogue({
  'config.entry-form': {
    title: { ja: 'サーバーの項目が、このクライアントの言葉で書かれている', en: 'An entry is written in the words of this client' },
    happened: {
      ja: '`{server}`の`{written}`は、思ったとおりには読まれません（{right}）。',
      en: '`{written}` of `{server}` is not read as it is meant ({right}).',
    },
    next: {
      ja: '知らないキーは飛ばされ、空白の入った`command`は1つのプログラム名として探されます。',
      en: 'Unknown keys are passed over, and a command with spaces is looked for as one program.',
    },
    repair: {
      ja: 'このクライアントのキーに直し、引数は`args`に1つずつ書いてください。',
      en: 'Use the keys of this client, and write arguments into `args`, one by one.',
    },
  },
  'config.plain-address': {
    title: { ja: '外のサーバーには、暗号化した通信でつなぐ', en: 'A server outside is reached over TLS' },
    happened: { ja: '`{server}`は、暗号化せずに`{host}`へつなぎます。', en: '`{server}` connects to `{host}` without encryption.' },
    next: { ja: '途中の機械が、アクセストークンも結果も読めます。', en: 'Machines on the way can read access tokens and results.' },
    repair: { ja: '`https://`に替えてください。', en: 'Use `https://`.' },
  },
  'config.transport-current': {
    title: { ja: '今の通信方式でつなぐ', en: 'The current transport is used' },
    happened: {
      ja: '`{server}`の`type`が`sse`です。この方式は非推奨です。',
      en: 'The `type` of `{server}` is `sse`, which is deprecated.',
    },
    next: { ja: 'サーバーが新しくなると、つながらなくなることがあります。', en: 'Once the server is renewed, it may no longer connect.' },
    repair: { ja: 'サーバーが対応していれば、`"type": "http"`に替えてください。', en: 'Where the server knows it, use `"type": "http"`.' },
  },
  'config.portable-path': {
    title: { ja: '共有する設定に、1人のフォルダーの場所を書かない', en: 'A shared configuration names no folder of one person' },
    happened: {
      ja: '`{server}`の設定に、1人のフォルダー（`{path}`）が書かれています。',
      en: 'The configuration of `{server}` names the folder of one person (`{path}`).',
    },
    next: { ja: 'ほかの人の機械では、サーバーが起動しません。', en: 'On other machines the server does not start.' },
    repair: {
      ja: '`${CLAUDE_PROJECT_DIR:-.}`から書くか、`npx`などの名前で起動してください。',
      en: 'Start from `${CLAUDE_PROJECT_DIR:-.}`, or by a name, as with `npx`.',
    },
  },
  'turns.choice-form': {
    title: { ja: '`tool_choice`の形が、APIに読める', en: '`tool_choice` has a form that the API reads' },
    happened: { ja: '`tool_choice`の形が違います：{why}。', en: '`tool_choice` has another form: {why}.' },
    next: { ja: 'HTTP 400が返り、モデルには何も届きません。', en: 'HTTP 400 comes back, and nothing reaches the model.' },
    repair: {
      ja: '`auto`、`any`、`none`、または名前を添えた`tool`にし、その名前のツールを渡してください。',
      en: 'Use `auto`, `any`, `none`, or `tool` with a name, and offer the tool of that name.',
    },
  },
});
