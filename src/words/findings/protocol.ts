// Words of the rules over exchanges: direction, notifications, handshake, errors, retries, subscriptions, progress, tasks.
import { catalogue } from './entry.ts';

export const protocolWords = catalogue({
  'message.direction': {
    title: { ja: 'サーバーは、リクエストを始めない', en: 'A server starts no request' },
    happened: { ja: 'サーバーが`{method}`というリクエストを送っています。', en: 'The server sends the request `{method}`.' },
    next: { ja: 'クライアントは答えません。サーバーは待ち続けます。', en: 'The client does not answer, and the server keeps waiting.' },
    repair: {
      ja: '`input_required`の結果に`inputRequests`として入れ、答えは送り直しで受け取ってください。',
      en: 'Put it into `inputRequests` of a result with `input_required`; the answer comes with the retry.',
    },
  },
  'message.notification': {
    title: { ja: '通知に、そのメソッドの項目がある', en: 'A notification has what its method needs' },
    happened: { ja: '`{method}`の`{field}`が、決められた形ではありません。', en: '`{field}` of `{method}` is not what it has to be.' },
    next: { ja: '受け取った側は、何のことか分からないまま捨てます。', en: 'The receiver cannot tell what it is about, and drops it.' },
    repair: {
      ja: '`requestId`か`progressToken`と`progress`を書き、`id`は省いてください。',
      en: 'Give `requestId`, or `progressToken` and `progress`, and leave `id` out.',
    },
  },
  'message.notification-tag': {
    title: { ja: '変更の通知に、どの購読のものかが書いてある', en: 'A notification of a change says on which subscription it comes' },
    happened: { ja: '`{method}`に`subscriptionId`がありません。', en: '`{method}` has no `subscriptionId`.' },
    next: { ja: 'クライアントは、どの購読のものか決められません。', en: 'A client cannot tell on which subscription it came.' },
    repair: {
      ja: '`params._meta`に、`subscriptions/listen`の`id`をそのままの型で書いてください。',
      en: 'Write the `id` of `subscriptions/listen` into `params._meta`, with the same type.',
    },
  },
  'message.handshake': {
    title: { ja: '古い版の握手に、版と能力と名前がある', en: 'A handshake of an older revision names version, capabilities and itself' },
    happened: { ja: '握手の形が違います：{why}（`{field}`）。', en: 'The handshake has another form: {why} (`{field}`).' },
    next: {
      ja: '相手は握手を断り、そのあとのリクエストは届きません。',
      en: 'The other side refuses it, and nothing that follows is heard.',
    },
    repair: {
      ja: '版、能力、名前と版番号をそろえてください。2026-07-28版なら`server/discover`から始めます。',
      en: 'Give the version, the capabilities, and a name with its version. With 2026-07-28 start with `server/discover`.',
    },
  },
  'message.headers': {
    title: { ja: 'HTTPヘッダーが、本文と同じことを言う', en: 'HTTP headers say what the body says' },
    happened: { ja: 'ヘッダーが本文と合いません：{why}。', en: 'The headers do not match the body: {why}.' },
    next: {
      ja: 'サーバーは400と`-32020`（ヘッダーの不一致）で断ります。途中の機器がヘッダーで振り分けると、別の呼び出しとして扱われます。',
      en: 'The server refuses it with 400 and -32020. What routes by headers takes it for another call.',
    },
    repair: {
      ja: '`MCP-Protocol-Version`、`Mcp-Method`、`Mcp-Name`、`Mcp-Param-*`を、送る本文から作ってください。',
      en: 'Make `MCP-Protocol-Version`, `Mcp-Method`, `Mcp-Name` and `Mcp-Param-*` from the body that is sent.',
    },
  },
  'message.removed': {
    title: { ja: 'この版にないメソッドを使わない', en: 'No method is used that this revision does not have' },
    happened: { ja: '`{name}`は2026-07-28版にありません（代わり：{instead}）。', en: '2026-07-28 has no `{name}` (instead: {instead}).' },
    next: {
      ja: 'サーバーは`-32601`（知らないメソッド）で断るか、読まずに捨てます。',
      en: 'The server refuses it with -32601, or drops it unread.',
    },
    repair: { ja: '代わりがあればそれを使い、なければ送らないでください。', en: 'Use what took its place, or do not send it.' },
  },
  'message.error-form': {
    title: { ja: '決まったエラーに、決まったコードと`data`がある', en: 'An error that has its own code has it, with its data' },
    happened: { ja: 'エラーの形が違います：{why}（今は{found}）。', en: 'The error has another form: {why} (now {found}).' },
    next: {
      ja: 'クライアントは理由を読み取れず、版や能力を合わせて送り直せません。',
      en: 'A client cannot read the reason, so it cannot send again with another version or capability.',
    },
    repair: {
      ja: '版は`-32022`、能力は`-32021`、ヘッダーは`-32020`です。`data`も付けてください。',
      en: 'Use -32022 for the version, -32021 for a capability, -32020 for headers, with their data.',
    },
  },
  'message.input-required': {
    title: { ja: '足りない入力を、決められた形で求める', en: 'What is missing is asked for in the agreed form' },
    happened: { ja: '`input_required`の形が違います：{why}。', en: '`input_required` has another form: {why}.' },
    next: {
      ja: 'クライアントは結果を断るか、利用者に尋ねられないまま止まります。',
      en: 'The client refuses the result, or stops because it cannot ask the user.',
    },
    repair: {
      ja: '`inputRequests`は、キーと`method`、`params`の組です。宣言された能力だけを求めてください。',
      en: '`inputRequests` maps keys to a `method` and its `params`. Ask only for declared capabilities.',
    },
  },
  'message.retry': {
    title: { ja: '送り直しは、同じ呼び出しに答えを添えたものである', en: 'A retry is the same call with the answers' },
    happened: { ja: '送り直しの形が違います：{why}。', en: 'The retry has another form: {why}.' },
    next: {
      ja: 'サーバーは送り直しだと分からず、断るか、もう一度尋ねます。',
      en: 'The server does not know it for a retry; it refuses, or asks again.',
    },
    repair: {
      ja: '新しい`id`、同じ引数、すべてのキーへの答え、受け取ったままの`requestState`で送ってください。',
      en: 'Send a new id, the same arguments, an answer for every key, and the state as it came.',
    },
  },
  'message.subscription': {
    title: {
      ja: '購読では、受理通知が最初に来て、頼んだものだけが届く',
      en: 'On a subscription the acknowledgement comes first, then only what was asked for',
    },
    happened: { ja: '購読のやり取りの形が違います：{why}。', en: 'The subscription has another form: {why}.' },
    next: {
      ja: 'クライアントは通知を捨てるか、届くはずのものを待ち続けます。',
      en: 'The client drops what comes, or waits for what never comes.',
    },
    repair: {
      ja: '`notifications`に種類を書いて申し込み、受理通知を最初に返し、`subscriptionId`を付けてください。',
      en: 'Ask with the kinds in `notifications`, acknowledge first, and tag everything with `subscriptionId`.',
    },
  },
  'message.progress': {
    title: { ja: '進捗通知は、渡されたトークンで増えていく', en: 'Progress speaks of a given token, and rises' },
    happened: {
      ja: '進捗通知（トークン{token}、値{value}）の形が違います：{why}。',
      en: 'The progress notification (token {token}, value {value}) has another form: {why}.',
    },
    next: {
      ja: '厳しいクライアントは通知を断り、接続を切ることもあります。',
      en: 'A strict client refuses it, and some close the connection.',
    },
    repair: {
      ja: 'リクエストの`_meta.progressToken`をそのまま使い、応答の前に、増える値だけを送ってください。',
      en: 'Use `_meta.progressToken` of the request as it stands, and send rising values before the response.',
    },
  },
  'message.task': {
    title: {
      ja: 'タスクは、宣言したクライアントに決められた形で返る',
      en: 'A task comes to a client that declared it, in the agreed form',
    },
    happened: { ja: 'タスクの形が違います：{why}。', en: 'The task has another form: {why}.' },
    next: {
      ja: 'クライアントは結果を断るか、タスクの終わりを知ることができません。',
      en: 'The client refuses the result, or never learns that the task has ended.',
    },
    repair: {
      ja: '宣言したクライアントの`tools/call`にだけ返し、`taskId`、`status`、2つの時刻、`ttlMs`をそろえてください。',
      en: 'Return it only to `tools/call` of a client that declared it, with `taskId`, `status`, both times and `ttlMs`.',
    },
  },
});
