// Words of the rules over protocol messages.
import { catalogue } from './entry.ts';

export const messageWords = catalogue({
  'message.request-form': {
    title: { ja: 'リクエストが、JSON-RPCと呼び出しの形をしている', en: 'A request has the form of JSON-RPC and of a call' },
    happened: { ja: 'リクエストの形が違います：{why}。', en: 'The form of the request is another one: {why}.' },
    next: {
      ja: 'サーバーはプロトコルエラーを返し、ツールは動きません。',
      en: 'The server answers with a protocol error, and no tool runs.',
    },
    repair: {
      ja: '`jsonrpc`、文字列か整数の`id`、`method`をそろえ、`arguments`はオブジェクトにしてください。',
      en: 'Give `jsonrpc`, an `id` that is a string or an integer, a `method`, and an object of `arguments`.',
    },
  },
  'message.request-meta': {
    title: { ja: 'リクエストの`_meta`に、版と能力がある', en: '`_meta` of a request has the revision and the capabilities' },
    happened: { ja: '`_meta`に`{field}`がありません。', en: '`_meta` has no `{field}`.' },
    next: {
      ja: '2026-07-28版のサーバーは`-32602`（パラメーターの誤り）で断ります。前のリクエストの値は使いません。',
      en: 'A server of 2026-07-28 refuses it with -32602; what an earlier request said does not count.',
    },
    repair: {
      ja: 'すべてのリクエストの`params._meta`に、2つとも書いてください。能力がなければ`{}`です。',
      en: 'Write both into `params._meta` of every request; without capabilities that is `{}`.',
    },
  },
  'message.list-fields': {
    title: { ja: '一覧に、有効な時間と範囲がある', en: 'A list says how long and for whom it holds' },
    happened: {
      ja: '一覧の`{field}`が決められた値ではありません（{value}）。',
      en: '`{field}` of the list is not what it has to be ({value}).',
    },
    next: {
      ja: 'クライアントは一覧を古いと見なすか、結果そのものを断ります。',
      en: 'A client takes the list for stale, or refuses the result.',
    },
    repair: {
      ja: '`ttlMs`は0以上の整数、`cacheScope`は`public`か`private`です。最後のページでは`nextCursor`を省きます。',
      en: '`ttlMs` is an integer from 0, `cacheScope` is `public` or `private`; the last page leaves `nextCursor` out.',
    },
  },
  'message.failure-as-result': {
    title: { ja: 'ツールの失敗は、結果で返す', en: 'What a tool fails at comes as a result' },
    happened: {
      ja: 'ツールの失敗（「{text}」）が、プロトコルエラー（{code}）で返りました。',
      en: 'A failure of the tool ("{text}") came as a protocol error ({code}).',
    },
    next: {
      ja: 'クライアントがモデルに見せるとは限りません。モデルは引数を直せません。',
      en: 'A client need not show it to the model, and the model cannot mend its arguments.',
    },
    repair: {
      ja: '`isError: true`の結果にし、直し方を文に書いてください。',
      en: 'Return a result with `isError: true` and say how to mend it.',
    },
  },
  'message.unknown-tool': {
    title: {
      ja: '存在しないツールの呼び出しは、`-32602`（パラメーターの誤り）で断る',
      en: 'A call of an unknown tool is refused with -32602',
    },
    happened: {
      ja: '存在しないツールの呼び出しに、`-32602`（パラメーターの誤り）以外で答えています（{code}）。',
      en: 'A call of an unknown tool is answered with something else than -32602 ({code}).',
    },
    next: {
      ja: 'ホストは一覧が古いことに気づかず、取り直しません。',
      en: 'A host does not learn that its list is stale, and does not fetch it again.',
    },
    repair: {
      ja: '`{"code": -32602, "message": "Unknown tool: …"}`のプロトコルエラーにしてください。',
      en: 'Answer with the protocol error `{"code": -32602, "message": "Unknown tool: …"}`.',
    },
  },
  'message.all-pages': {
    title: { ja: '一覧を、最後のページまで読む', en: 'A list is read to its last page' },
    happened: {
      ja: '`{method}`の続き（`{cursor}`）を読まずに、次へ進んでいます。',
      en: '`{method}` goes on at `{cursor}`, and the client went on without it.',
    },
    next: { ja: '残りのページにあるツールは、ないものとして扱われます。', en: 'Tools of the other pages are taken not to exist.' },
    repair: {
      ja: '`nextCursor`がなくなるまで、`cursor`に入れて尋ねてください。空の文字列も続きです。',
      en: 'Ask with it as `cursor` until no `nextCursor` comes; an empty text is a cursor too.',
    },
  },
});
