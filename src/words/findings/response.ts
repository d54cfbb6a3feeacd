// Words of the rules over JSON-RPC responses.
import { catalogue } from './entry.ts';

export const responseWords = catalogue({
  'response.envelope': {
    title: { ja: '応答が`jsonrpc: "2.0"`を持つ', en: 'The response has `jsonrpc: "2.0"`' },
    happened: { ja: '`jsonrpc`が`"2.0"`ではありません（{found}）。', en: '`jsonrpc` is not `"2.0"` ({found}).' },
    next: { ja: 'クライアントは、JSON-RPCの応答として扱いません。', en: 'The client does not take it for a JSON-RPC response.' },
    repair: { ja: '`"jsonrpc": "2.0"`を加えてください。', en: 'Add `"jsonrpc": "2.0"`.' },
  },
  'response.id': {
    title: { ja: '応答の`id`が、リクエストと同じである', en: 'The response carries the id of its request' },
    happened: { ja: '`id`は{expected}のはずですが、{found}です。', en: 'The `id` should be {expected}; it is {found}.' },
    next: { ja: '待っている呼び出しに届かず、捨てられます。', en: 'It reaches no waiting call and is dropped.' },
    repair: { ja: 'リクエストの`id`を、型も同じに写してください。', en: "Copy the request's `id`, with its type." },
  },
  'response.result-or-error': {
    title: { ja: '応答が、`result`と`error`のどちらか1つを持つ', en: 'The response has either `result` or `error`' },
    happened: { ja: '`result`と`error`の有無が合いません（{found}）。', en: '`result` and `error`: {found}.' },
    next: { ja: 'クライアントは、この応答を捨てます。', en: 'The client drops this response.' },
    repair: {
      ja: 'モデルに読ませる失敗は`result`に、リクエストそのものの誤りは`error`に書いてください。',
      en: 'What the model should read goes into `result`, faults of the request itself into `error`.',
    },
  },
  'response.result-type': {
    title: { ja: '結果が`resultType`を持つ', en: 'The result has a `resultType`' },
    happened: {
      ja: '`resultType`が`complete`か`input_required`ではありません（{found}）。',
      en: '`resultType` is neither `complete` nor `input_required` ({found}).',
    },
    next: {
      ja: '2026-07-28版のクライアントは、知らない種類の結果を無効として扱います。',
      en: 'A client of revision 2026-07-28 treats an unknown kind of result as invalid.',
    },
    repair: { ja: '`"resultType": "complete"`を加えてください。', en: 'Add `"resultType": "complete"`.' },
  },
  'response.content': {
    title: { ja: '結果の`content`が、仕様にあるブロックの配列である', en: '`content` is an array of known blocks' },
    happened: { ja: '`content`の形が合いません（{why}：{found}{field}）。', en: '`content` has another form ({why}: {found}{field}).' },
    next: { ja: 'クライアントは、この結果を無効として扱います。', en: 'The client treats this result as invalid.' },
    repair: { ja: '`[{"type": "text", "text": "…"}]`の形で書いてください。', en: 'Write it as `[{"type": "text", "text": "…"}]`.' },
  },
  'response.is-error-boolean': {
    title: { ja: '`isError`が真偽値である', en: '`isError` is a boolean' },
    happened: { ja: '`isError`が真偽値ではありません（{found}）。', en: '`isError` is not a boolean ({found}).' },
    next: { ja: '失敗の印として読まれません。', en: 'It is not read as a failure.' },
    repair: { ja: '引用符なしの`true`にしてください。', en: 'Write `true` without quotes.' },
  },
  'response.error-object': {
    title: { ja: '`error`が、整数の`code`と`message`を持つ', en: '`error` has an integer `code` and a `message`' },
    happened: { ja: '`error`の`{field}`が足りないか、型が合いません。', en: '`{field}` of `error` is missing or of another type.' },
    next: { ja: 'クライアントは、この応答を捨てます。', en: 'The client drops this response.' },
    repair: { ja: '`{"code": -32602, "message": "…"}`の形で書いてください。', en: 'Write it as `{"code": -32602, "message": "…"}`.' },
  },
  'response.error-code': {
    title: { ja: 'エラーコードが、仕様の許すものである', en: 'The error code is one that the specification allows' },
    happened: { ja: '`{code}`は、この版では使えないコードです。', en: '`{code}` must not be used in this revision.' },
    next: { ja: 'クライアントは、別の意味に読むことがあります。', en: 'A client may read another meaning into it.' },
    repair: {
      ja: '自分で決めるコードは、-32768から-32000の外から選んでください。',
      en: 'Codes of your own belong outside -32768 to -32000.',
    },
  },
  'response.text-copy': {
    title: { ja: '`structuredContent`と同じJSONが、テキストにもある', en: 'The JSON of `structuredContent` stands in a text block too' },
    happened: {
      ja: '`structuredContent`の写しが、テキストのブロックにありません。',
      en: 'No text block holds a copy of `structuredContent`.',
    },
    next: { ja: 'テキストだけを読むクライアントには、種類も再試行の可否も届きません。', en: 'Clients that read text only never see it.' },
    repair: { ja: '同じJSONを、テキストのブロックとしても入れてください。', en: 'Add the same JSON as a text block.' },
  },
  'response.protocol-error': {
    title: { ja: '失敗を`result`で返す', en: 'The failure is sent as a result' },
    happened: { ja: '仕事の失敗が、JSON-RPCの`error`で返っています。', en: 'A failure of the work is sent as a JSON-RPC `error`.' },
    next: { ja: 'モデルに渡すかどうかは、クライアントの任意です（MAY）。', en: 'Whether the model sees it is up to the client (MAY).' },
    repair: {
      ja: 'モデルに読ませたい失敗は、`isError: true`の結果で返してください。',
      en: 'Send what the model should read as a result with `isError: true`.',
    },
  },
});
