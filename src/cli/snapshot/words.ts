// Sentences of `pokayoke snapshot`: what was taken, and why nothing was, with the next step.
import type { Catalogue } from '../../words/say.ts';

/** Messages by code; spread into the command line's own. */
export const snapshotWords: Catalogue = {
  'snapshot.needs': {
    ja: 'サーバーを起動するコマンドか、アドレスを書いてください。例：pokayoke snapshot -- npx -y my-server、pokayoke snapshot --url https://example.org/mcp',
    en: 'Give the command that starts a server, or its address, for example: pokayoke snapshot -- npx -y my-server, or pokayoke snapshot --url https://example.org/mcp',
  },
  'snapshot.both': {
    ja: 'コマンドと--urlの両方は使えません。どちらか1つにしてください。',
    en: 'A command and --url cannot stand together. Give one of them.',
  },
  'snapshot.timeout': { ja: '--timeoutは1から3600までの秒数です。', en: '--timeout is a number of seconds from 1 to 3600.' },
  'snapshot.header-form': {
    ja: '--headerは「名前=環境変数の名前」です。値は書かず、環境変数に入れてください。例：--header Authorization=MY_TOKEN',
    en: '--header is NAME=ENV_VAR. Put the value into the variable and not on the command line, for example: --header Authorization=MY_TOKEN',
  },
  'snapshot.header-reserved': { ja: '--headerで{name}は変えられません。', en: '--header cannot change {name}.' },
  'snapshot.header-value': {
    ja: '環境変数{name}の値は、ヘッダーに入れられません。改行や日本語がないか確かめてください。',
    en: 'The value of {name} cannot stand in a header. Look for line breaks and letters outside ASCII.',
  },
  'snapshot.header-stdio': {
    ja: '--headerは--urlと使います。コマンドには--envで変数を渡してください。',
    en: '--header goes with --url. Give a command its variables with --env.',
  },
  'snapshot.env-form': {
    ja: '--envは環境変数の名前だけです。値は書かないでください。例：--env MY_TOKEN',
    en: '--env is the name of a variable alone, without its value, for example: --env MY_TOKEN',
  },
  'snapshot.env-url': {
    ja: '--envはコマンドと使います。--urlには--headerを使ってください。',
    en: '--env goes with a command. For --url use --header.',
  },
  'snapshot.no-variable': {
    ja: '環境変数{name}がありません。値を入れてから、もう一度実行してください。',
    en: 'The variable {name} is not set. Set it and try again.',
  },
  'snapshot.url': {
    ja: '--urlはhttps://かhttp://で始まるアドレスです。',
    en: '--url is an address that begins with https:// or http://.',
  },
  'snapshot.url-secret': {
    ja: '--urlに利用者の名前とパスワードは書けません。--headerで渡してください。',
    en: '--url must not hold a name and password. Pass them by --header.',
  },
  'snapshot.cleartext': {
    ja: 'http://では、ヘッダーの値が暗号なしで送られます。https://を使ってください。まだ何も送っていません。',
    en: 'Over http:// the values of headers would travel unencrypted. Use https://. Nothing was sent.',
  },
  'snapshot.done': {
    ja: '{server}（{revision}）：ツール{tools}個を{file}に書きました。',
    en: '{server} ({revision}): {tools} tools written to {file}.',
  },
  'snapshot.stdout': { ja: '標準出力', en: 'standard output' },
  'snapshot.unnamed': { ja: '名前のないサーバー', en: 'A server without a name' },
  'snapshot.redacted': {
    ja: '秘密の値を{count}か所で取り除きました：{places}',
    en: 'Secrets were taken out in {count} places: {places}',
  },
  'snapshot.noise': {
    ja: '注意：サーバーは標準出力に、メッセージではない行を{lines}行書きました。ほかのクライアントでは壊れることがあります。最初の行：{first}',
    en: 'Note: the server wrote {lines} lines to standard output that are no messages, which breaks some clients. The first: {first}',
  },
  'snapshot.at': { ja: '{target}、{method}：', en: '{target}, {method}: ' },
  'snapshot.not-started': {
    ja: '「{target}」を起動できません（{reason}）。コマンドの名前とPATHを確かめてください。',
    en: '"{target}" cannot be started ({reason}). Check the command and PATH.',
  },
  'snapshot.closed': {
    ja: '応答する前に終わりました（終了コード{exit}）。下の最後の行を見て、足りない変数は--envで渡してください。',
    en: 'it ended before it answered (exit code {exit}). See its last lines below, and pass missing variables with --env.',
  },
  'snapshot.closed-mute': {
    ja: '何も言わずに、応答する前に終わりました（終了コード{exit}）。コマンドだけを実行して確かめ、足りない変数は--envで渡してください。',
    en: 'it ended before it answered (exit code {exit}), and said nothing. Run the command by itself, and pass missing variables with --env.',
  },
  'snapshot.silent': {
    ja: '{seconds}秒待っても応答がありません。起動が遅いなら--timeoutを長くしてください。サーバーが標準入力を読んでいるかも確かめてください。',
    en: 'no answer in {seconds} seconds. If it starts slowly, give a longer --timeout; check too that it reads its input.',
  },
  'snapshot.silent-noise': {
    ja: 'メッセージの代わりに、次の行が標準出力に来ました：{first}',
    en: 'Instead of messages this came on standard output: {first}',
  },
  'snapshot.not-json': {
    ja: '応答がJSON-RPCのメッセージではありません。MCPのアドレスか確かめてください。始まり：{text}',
    en: 'what came is no JSON-RPC message. Check that this is the address of an MCP server. It begins: {text}',
  },
  'snapshot.unauthorized': {
    ja: '{status}：サーバーが認証を求めています。WWW-Authenticate：{challenge}。トークンを環境変数に入れ、--header Authorization=変数名 で渡してください。',
    en: '{status}: the server asks for credentials. WWW-Authenticate: {challenge}. Put the token into a variable and pass --header Authorization=VARIABLE.',
  },
  'snapshot.not-accepted': {
    ja: '{status}：送ったヘッダーでは認証されませんでした。WWW-Authenticate：{challenge}。変数の値を確かめてください。トークンは、多くのサーバーで「Bearer 」から書きます。',
    en: '{status}: the server did not take the headers that were sent. WWW-Authenticate: {challenge}. Check the value of the variable; for most servers a token begins with "Bearer ".',
  },
  'snapshot.forbidden': {
    ja: '{status}：この認証情報では許されません。WWW-Authenticate：{challenge}。必要なスコープと、接続元の制限を確かめてください。',
    en: '{status}: these credentials do not suffice. WWW-Authenticate: {challenge}. Check the scopes that it asks for, and limits on where requests come from.',
  },
  'snapshot.no-challenge': { ja: 'なし', en: 'none' },
  'snapshot.wrong-path': {
    ja: '{status}：このアドレスはMCPのPOSTを受けません。パス（多くは/mcp）を確かめてください。古いHTTP+SSEのサーバーには対応していません。',
    en: '{status}: this address takes no MCP requests. Check the path, often /mcp. Servers of the old HTTP+SSE transport are not supported.',
  },
  'snapshot.redirected': {
    ja: '{status}：{location}に転送されます。ヘッダーが別の場所へ渡らないよう、転送先には送っていません。正しいなら、そのアドレスを--urlに書いてください。',
    en: '{status}: redirected to {location}. That is not followed, so that no header reaches another place. If it is right, give that address as --url.',
  },
  'snapshot.status': {
    ja: 'HTTP {status}が返りました。サーバーの記録を見て、あとでもう一度試してください。',
    en: 'HTTP {status} came back. See the log of the server, and try again later.',
  },
  'snapshot.unreachable': {
    ja: 'つながりません（{reason}）。アドレスとポート、サーバーが動いているかを確かめてください。',
    en: 'no connection ({reason}). Check address and port, and that the server runs.',
  },
  'snapshot.tls': {
    ja: '暗号化か証明書に問題があります（{reason}）。社内の認証局なら、環境変数NODE_EXTRA_CA_CERTSで証明書を加えてください。',
    en: 'the encryption or the certificate is at fault ({reason}). For a certificate authority of your own set NODE_EXTRA_CA_CERTS.',
  },
  'snapshot.too-large': { ja: '1つの応答が{limit}バイトを超えました。', en: 'one answer is larger than {limit} bytes.' },
  'snapshot.error': {
    ja: 'サーバーがエラーを返しました（{code}）：{message}',
    en: 'the server answered with an error ({code}): {message}',
  },
  'snapshot.no-result': { ja: '応答に結果がありません。', en: 'the answer has no result.' },
  'snapshot.no-common-revision': {
    ja: '共通の版がありません。サーバーの版：{offered}',
    en: 'no revision in common. The server speaks: {offered}',
  },
  'snapshot.not-a-list': { ja: '{page}ページ目がツールの一覧ではありません。', en: 'page {page} is no list of tools.' },
  'snapshot.repeated-cursor': {
    ja: '{page}ページ目が、前と同じカーソルを返しました。終わらないので止めました。サーバーのnextCursorを直してください。',
    en: 'page {page} gives a cursor that came before. It would never end, so it was stopped. Repair nextCursor in the server.',
  },
  'snapshot.too-many-pages': {
    ja: '{limit}ページを超えたので止めました。サーバーのnextCursorを確かめてください。',
    en: 'stopped after {limit} pages. Check nextCursor in the server.',
  },
  'snapshot.stderr': { ja: 'サーバーの最後の行：', en: 'Its last lines:' },
};
