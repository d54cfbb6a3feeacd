// Words of the page that reaches a running server: what failed as far as a browser can know, and what the server must send.
import type { Catalogue } from './say.ts';

/** Messages after a connection was tried. */
export const connectWords: Catalogue = {
  'connect.bad-address': {
    ja: 'アドレスを読めません。https://かhttp://から書いてください。例：http://localhost:3000/mcp',
    en: 'The address cannot be read. Begin with https:// or http://, for example http://localhost:3000/mcp',
  },
  'connect.user-info': {
    ja: 'アドレスに名前とパスワードは書けません。追加のヘッダーで渡してください。送っていません。',
    en: 'An address cannot hold a name and a password. Use the further header. Nothing was sent.',
  },
  'connect.plain-http': {
    ja: 'このページから暗号なし（http:）でつなげるのは、localhostと127.0.0.1だけです。{host}には、コマンド`pokayoke snapshot --url`を使ってください。送っていません。',
    en: 'Without encryption (http:) this page reaches only localhost and 127.0.0.1. For {host} use the command `pokayoke snapshot --url`. Nothing was sent.',
  },
  'connect.local-name': {
    ja: 'この端末のサーバーは、{host}ではなく、localhostか127.0.0.1で書いてください。送っていません。',
    en: 'Write localhost or 127.0.0.1 for this machine, not {host}. Nothing was sent.',
  },
  'connect.header-nameless': {
    ja: '値だけがあります。ヘッダーの名前も書いてください。',
    en: 'There is a value without a name. Give the header a name.',
  },
  'connect.header-name-form': { ja: '「{name}」はヘッダーの名前に使えません。', en: '“{name}” cannot be the name of a header.' },
  'connect.header-reserved': {
    ja: '「{name}」はプロトコルかブラウザーが決めるヘッダーなので、変えられません。',
    en: '“{name}” belongs to the protocol or the browser and cannot be set here.',
  },
  'connect.header-value-form': {
    ja: '値に、改行や日本語が入っています。ヘッダーに入れられるのは半角の英数字と記号です。',
    en: 'The value holds characters that a header cannot carry. Use ASCII.',
  },
  'connect.done': { ja: 'ツール{tools}個を受け取りました', en: 'Received {tools} tools' },
  'connect.done-from': { ja: '{server}、{revision}版', en: '{server}, revision {revision}' },
  'connect.unnamed': { ja: '名前のないサーバー', en: 'A server without a name' },
  'connect.redacted': {
    ja: '秘密らしい値を{count}か所で取り除きました。',
    en: 'Values that look like secrets were taken out in {count} places.',
  },
  'connect.save': { ja: 'スナップショットを保存', en: 'Save the snapshot' },
  'connect.below': {
    ja: '下の欄に入れました。「調べる」を押すと検査します。',
    en: 'It stands in the field below. Press “Check” to have it checked.',
  },
  'connect.not': { ja: '一覧を受け取れませんでした', en: 'The list did not arrive' },
  'connect.limit': {
    ja: 'ブラウザーは、失敗のくわしい理由をページに教えません。ここにあるのは、分かった範囲の候補です。',
    en: 'A browser does not tell a page why a request failed. These are the candidates, as far as can be known.',
  },
  'connect.wire': { ja: '送ったものと受け取ったもの', en: 'What was sent and received' },
  'connect.wire-note': {
    ja: '見えるヘッダーは、サーバーが公開したものだけです。追加のヘッダーは載せていません。',
    en: 'Only headers that the server exposes can be seen. The further header is left out.',
  },
  'connect.case': { ja: '接続', en: 'Connection' },
  'connect.blocked': {
    ja: '2026-07-28版の問い合わせは、ブラウザーが止めました。`Mcp-Method`ヘッダーが許されていないためと考えられます。2025-11-25版の手順でつながりました。',
    en: 'The browser stopped the question of 2026-07-28, probably because the header `Mcp-Method` is not allowed. The handshake of 2025-11-25 worked.',
  },

  'coach.no-cors': {
    ja: 'サーバーまでは届きました。応答をこのページに見せる許可（CORS）がありません。下の表のヘッダーを、`OPTIONS`への応答と、すべての応答に付けてください。',
    en: 'The server was reached. It does not allow this page to read its answers (CORS). Send the headers of the table below on the answer to `OPTIONS` and on every answer.',
  },
  'coach.no-cors-both': {
    ja: '認証のための401も、CORSのヘッダーがなければ同じように見えます。`OPTIONS`には、認証なしで答えてください。',
    en: 'A 401 without CORS headers looks the same. Answer `OPTIONS` without asking for authentication.',
  },
  'coach.not-reached': { ja: 'サーバーに届きませんでした。', en: 'The server was not reached.' },
  'coach.permission-denied': {
    ja: 'このサイトには、ローカルネットワークへの接続が許可されていません。ブラウザーのサイトの設定で許可してから、もう一度試してください。',
    en: 'This site may not connect to the local network. Allow it in the browser’s site settings and try again.',
  },
  'coach.permission': {
    ja: 'ChromeとEdgeは、公開のページから端末内のサーバーへつなぐ前に、許可を求めます。確認が出たら許可してください。出ない場合は、サイトの設定を見てください。',
    en: 'Chrome and Edge ask before a public page connects to a server on this machine. Allow it when asked; otherwise look into the site settings.',
  },
  'coach.mixed': {
    ja: 'https:のページからhttp:の端末内のサーバーへは、ChromeとFirefoxではつなげます。Safariではつなげません。サイトを`npm start`で手元に動かすと、どのブラウザーでもつなげます。',
    en: 'From an https: page, Chrome and Firefox reach an http: server on this machine; Safari does not. Run this site locally with `npm start`, and every browser does.',
  },
  'coach.certificate': {
    ja: '証明書が信頼されていないと、届かないのと同じに見えます。アドレスを別のタブで開いて、警告が出ないか確かめてください。',
    en: 'An untrusted certificate looks just like no connection. Open the address in another tab and look for a warning.',
  },
  'coach.running': {
    ja: 'サーバーが動いているか、ポートとパスが合っているかを確かめてください。端末で`pokayoke snapshot --url`を使うと、ブラウザーの制限なしに確かめられます。',
    en: 'Check that the server runs, and its port and path. `pokayoke snapshot --url` in a terminal asks without the limits of a browser.',
  },
  'coach.unauthorized': {
    ja: 'サーバーが認証を求めています（401）。`WWW-Authenticate`：{challenge}。追加のヘッダーに`Authorization`を入れてください。',
    en: 'The server asks for authentication (401). `WWW-Authenticate`: {challenge}. Put `Authorization` into the further header.',
  },
  'coach.forbidden': {
    ja: 'サーバーが断りました（403）。`Origin`の検査か、権限の不足です。このページのオリジンが許されているか、認証情報の範囲が足りるかを確かめてください。`WWW-Authenticate`：{challenge}',
    en: 'The server refused (403): its check of `Origin`, or a missing permission. Allow the origin of this page, or check the scope of the credentials. `WWW-Authenticate`: {challenge}',
  },
  'coach.redirect': {
    ja: 'サーバーが別の場所に転送しました。ヘッダーを別の場所に送らないよう、追いません。転送先が正しければ、そのアドレスを書いてください。',
    en: 'The server redirects. It is not followed, so that a header does not reach another host. Write the new address if it is right.',
  },
  'coach.wrong-path': {
    ja: 'HTTP {status}が返りました。このアドレスはMCPのPOSTを受けません。パス（多くは`/mcp`）を確かめてください。古いHTTP+SSEのサーバーには対応していません。',
    en: 'HTTP {status}: this address takes no MCP POST. Check the path, often `/mcp`. The old HTTP+SSE transport is not supported.',
  },
  'coach.status': {
    ja: 'HTTP {status}が返りました（{method}）。サーバーの記録を見てください。',
    en: 'HTTP {status} came back ({method}). Look into the server’s log.',
  },
  'coach.silent': {
    ja: '待っても答えがありませんでした（{method}）。サーバーが応答を書き終えているか確かめてください。',
    en: 'No answer in time ({method}). Check that the server finishes its response.',
  },
  'coach.not-json': {
    ja: '答えがJSON-RPCのメッセージではありません（{method}）。始まり：{text}',
    en: 'The answer is no JSON-RPC message ({method}). It begins: {text}',
  },
  'coach.too-large': { ja: '1つの答えが{limit}バイトを超えました。', en: 'One answer is larger than {limit} bytes.' },
  'coach.error': {
    ja: 'サーバーがエラーを返しました（{method}、{code}）：{message}',
    en: 'The server returned an error ({method}, {code}): {message}',
  },
  'coach.no-result': { ja: '答えに結果がありません（{method}）。', en: 'The answer has no result ({method}).' },
  'coach.no-common-revision': {
    ja: '共通の版がありません。サーバーの版：{offered}',
    en: 'No revision in common. The server offers: {offered}',
  },
  'coach.not-a-list': { ja: '{page}ページ目が、ツールの一覧ではありません。', en: 'Page {page} is no list of tools.' },
  'coach.repeated-cursor': {
    ja: '{page}ページ目が、前と同じカーソルを返しました。終わらないので止めました。サーバーの`nextCursor`を直してください。',
    en: 'Page {page} returned a cursor that came before. Stopped, as it would never end. Mend `nextCursor`.',
  },
  'coach.too-many-pages': { ja: '{limit}ページを超えたので止めました。', en: 'Stopped after {limit} pages.' },
  'coach.no-session': {
    ja: '`Mcp-Session-Id`がこのページから見えません。2025-11-25版でセッションを使うなら、`Access-Control-Expose-Headers`に加えてください。',
    en: '`Mcp-Session-Id` cannot be seen from this page. Where 2025-11-25 uses sessions, add it to `Access-Control-Expose-Headers`.',
  },

  'cors.title': { ja: 'サーバーが送るヘッダー', en: 'Headers that the server sends' },
  'cors.lead': {
    ja: 'ページから読めるサーバーは、次のヘッダーを送ります。MCPの仕様はCORSを定めていません。ブラウザーの規則から導いた表です。',
    en: 'A server that a page can read sends these. The MCP specification does not speak of CORS; the table follows from the rules of browsers.',
  },
  'cors.header': { ja: 'ヘッダー', en: 'Header' },
  'cors.value': { ja: '値', en: 'Value' },
  'cors.on': { ja: '付ける応答', en: 'On' },
  'cors.revision': { ja: '版', en: 'Revision' },
  'cors.reason': { ja: '理由', en: 'Why' },
  'cors.on-preflight': { ja: '`OPTIONS`への応答', en: 'the answer to `OPTIONS`' },
  'cors.on-every': { ja: 'すべての応答', en: 'every answer' },
  'cors.revision-both': { ja: '両方', en: 'both' },
  'cors.origin': {
    ja: 'このページのオリジンです。エラーの応答にも付けます。知らない`Origin`は403で断ります。',
    en: 'The origin of this page; on errors, too. Refuse an unknown `Origin` with 403.',
  },
  'cors.vary': { ja: 'オリジンごとに答えが違うと、キャッシュに伝えます。', en: 'Tells caches that the answer depends on the origin.' },
  'cors.headers': {
    ja: '`*`には`authorization`が含まれません。名前を並べます。',
    en: '`*` does not cover `authorization`. List the names.',
  },
  'cors.headers-2026': {
    ja: 'この版では、メソッドとツールの名前をヘッダーにも書きます。`Mcp-Param-…`を使うツールは、その名前も足します。',
    en: 'This revision mirrors method and tool name in headers. Add each `Mcp-Param-…` that your tools use.',
  },
  'cors.headers-2025': { ja: 'セッションと、途切れたあとの再開に使います。', en: 'For sessions, and for resuming a stream.' },
  'cors.methods': {
    ja: '`DELETE`でセッションを終えます。`POST`だけなら要りません。',
    en: '`DELETE` ends a session. Not needed for `POST` alone.',
  },
  'cors.expose-session': {
    ja: '公開しないと、ページはセッションの番号を読めません。',
    en: 'Unless exposed, a page cannot read the session id.',
  },
  'cors.expose-challenge': {
    ja: '認証を求める理由を、ページから読むためです。',
    en: 'So that a page can read why authentication is asked for.',
  },
  'cors.not-needed': {
    ja: '`Access-Control-Allow-Private-Network`は要りません。前の案のヘッダーです。今のChromeとEdgeは、許可を利用者に尋ねます。',
    en: '`Access-Control-Allow-Private-Network` is not needed: it belongs to an earlier plan. Chrome and Edge now ask the user.',
  },
  'cors.code': { ja: 'Node.jsの例', en: 'For Node.js' },
  'cors.code-note': {
    ja: '`createServer((request, response) => { if (cors(request, response)) handle(request, response); })`のように使います。手元のサーバーは`127.0.0.1`で待ち受けます。',
    en: 'Use it as in `createServer((request, response) => { if (cors(request, response)) handle(request, response); })`. A local server listens on `127.0.0.1`.',
  },
};
