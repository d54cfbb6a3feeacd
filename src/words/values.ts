// Words for coded values inside parameters, so that a finding never shows a bare code to a reader.
import type { Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import { agentWords } from './agent.ts';
import { type Catalogue, fill } from './say.ts';

const values: Catalogue = {
  'why.object': { ja: 'オブジェクトではない', en: 'not an object' },
  'why.missing': { ja: '足りない', en: 'missing' },
  'why.unknown': { ja: '知らないキー', en: 'unknown key' },
  'why.tools': { ja: '1つ以上のツールの配列ではない', en: 'not an array of at least one tool' },
  'why.calls': { ja: 'オブジェクトではない', en: 'not an object' },
  'why.call': { ja: '`name`と`arguments`、または`none`だけではない', en: 'not just `name` and `arguments`, or `none`' },
  'why.bindings': { ja: '文字列のオブジェクトではない', en: 'not an object of strings' },
  'why.server-checks': { ja: 'ここから選ぶ配列ではない', en: 'not an array of these' },
  'why.type': { ja: '知らない種類', en: 'unknown type' },
  'why.field': { ja: '足りないフィールド', en: 'missing field' },
  'why.value': { ja: '決められた値ではない', en: 'not one of the agreed values' },
  'why.pointer': { ja: '`/`で始まるポインターではない', en: 'not a pointer, which starts with `/`' },
  'why.unbroken': {
    ja: 'どこも壊れないと予想した呼び出しに、壊れる場所がある',
    en: 'a place for a call in which, as foreseen, nothing breaks',
  },
  'why.too-long': { ja: '長すぎる', en: 'too long' },
  'why.array': { ja: '配列ではない', en: 'not an array' },
  'why.not-a-token': { ja: 'ヘッダー名に使えない字', en: 'not a header token' },
  'why.not-unique': { ja: '同じ名前が2つ', en: 'the same name twice' },
  'why.not-reachable': { ja: '`properties`だけではたどれない場所', en: 'not reachable through `properties`' },
  'why.not-json-rpc': { ja: '`jsonrpc`が"2.0"ではない', en: '`jsonrpc` is not "2.0"' },
  'why.request-id': { ja: '`id`が文字列か整数ではない', en: '`id` is neither a string nor an integer' },
  'why.notification-id': { ja: '通知に`id`がある', en: 'a notification has an `id`' },
  'why.request-without-id': { ja: 'リクエストに`id`がない', en: 'a request has no `id`' },
  'why.client-method': { ja: '`method`が文字列ではない', en: '`method` is not a string' },
  'why.call-name': { ja: 'ツールの`name`が文字列ではない', en: 'the `name` of the tool is not a string' },
  'why.call-arguments': { ja: '`arguments`がオブジェクトではない', en: '`arguments` is not an object' },
  'why.entry-object': { ja: '項目がオブジェクトではない', en: 'the entry is not an object' },
  'why.url-without-type': { ja: '`url`だけで`type`がない', en: 'there is a `url` and no `type`' },
  'why.no-command': { ja: '`command`がない', en: 'there is no `command`' },
  'why.args-list': { ja: '`args`が文字列の配列ではない', en: '`args` is not a list of strings' },
  'why.unknown-type': { ja: '知らない`type`', en: 'the `type` is unknown' },
  'why.no-url': { ja: '`url`がない', en: 'there is no `url`' },
  'why.servers-object': { ja: '`mcpServers`がオブジェクトではない', en: '`mcpServers` is not an object' },
  'why.servers-key': { ja: 'キーが`servers`で、`mcpServers`ではない', en: 'the key is `servers` and not `mcpServers`' },
  'why.id-in-flight': { ja: '同じ`id`のリクエストが、まだ応答を待っている', en: 'a request with the same `id` still waits for its answer' },
  'why.batch': { ja: '複数のメッセージを1つの配列で送っている', en: 'several messages are sent in one array' },
  'why.asked-state': { ja: '`requestState`が文字列ではない', en: '`requestState` is not a string' },
  'why.asked-map': { ja: '`inputRequests`がオブジェクトではない', en: '`inputRequests` is not an object' },
  'why.answer-method': { ja: '`{found}`の応答には使えない', en: 'it is no answer to `{found}`' },
  'why.asked-capability': {
    ja: 'クライアントが宣言していない能力を使う（`{found}`）',
    en: 'it needs a capability that the client did not declare (`{found}`)',
  },
  'why.embedded': { ja: '項目に`method`と`params`がない', en: 'an entry lacks `method` or `params`' },
  'why.embedded-method': { ja: '`{found}`は求められない', en: '`{found}` cannot be asked for' },
  'why.embedded-envelope': { ja: '項目に`jsonrpc`や`id`がある', en: 'an entry has `jsonrpc` or `id`' },
  'why.form-mode': { ja: '`mode`が、`form`と`url`のどちらとも違う', en: '`mode` is neither `form` nor `url`' },
  'why.form-message': { ja: '`message`が文字列ではない', en: '`message` is not a string' },
  'why.form-url': { ja: '`url`が文字列ではない', en: '`url` is not a string' },
  'why.form-root': { ja: '`requestedSchema`がオブジェクトのスキーマではない', en: '`requestedSchema` is no schema of an object' },
  'why.form-nested': { ja: '`{found}`が、1つの値か選択肢ではない', en: '`{found}` is neither one value nor a choice' },
  'why.form-secret': { ja: '秘密の値をフォームで尋ねている（`{found}`）', en: 'a form asks for a secret (`{found}`)' },
  'why.answer-missing': { ja: '`{key}`への答えがない', en: 'there is no answer for `{key}`' },
  'why.answer-action': { ja: '`{key}`の`action`が決められた値ではない', en: 'the `action` of `{key}` is not one of the agreed values' },
  'why.answer-content': { ja: '`{key}`を断ったのに`content`がある', en: '`{key}` was refused and has `content`' },
  'why.retry-id': { ja: '前と同じ`id`を使っている', en: 'the `id` is the one used before' },
  'why.retry-state': { ja: '`requestState`が、受け取ったとおりではない', en: '`requestState` is not what was received' },
  'why.retry-arguments': { ja: '引数が、最初の呼び出しと違う', en: 'the arguments differ from the first call' },
  'why.error-data': { ja: '`data`に`{found}`がない', en: '`data` has no `{found}`' },
  'why.error-code': { ja: 'このエラーのコードは{code}', en: 'the code of this error is {code}' },
  'why.listen-filter': { ja: '`params.notifications`がオブジェクトではない', en: '`params.notifications` is not an object' },
  'why.listen-filter-key': { ja: '`{found}`という種類はない', en: 'there is no kind `{found}`' },
  'why.listen-filter-value': { ja: '`{found}`の値の型が違う', en: 'the value of `{found}` has another type' },
  'why.listen-first': { ja: '受理通知より先に`{found}`が来ている', en: '`{found}` comes before the acknowledgement' },
  'why.listen-tag': { ja: '`subscriptionId`が、申し込みの`id`と違う', en: '`subscriptionId` is not the `id` of the request' },
  'why.listen-end-tag': { ja: '終わりの結果に`subscriptionId`がない', en: 'the final result has no `subscriptionId`' },
  'why.listen-grant': { ja: '受理通知に`notifications`がない', en: 'the acknowledgement has no `notifications`' },
  'why.listen-grant-more': { ja: '頼まれていない種類`{found}`を受け入れている', en: 'it grants `{found}`, which was not asked for' },
  'why.listen-not-asked': { ja: '頼まれていない通知`{found}`を送っている', en: '`{found}` was not asked for' },
  'why.progress-token': { ja: 'どのリクエストも渡していない進捗トークン', en: 'no open request gave this progress token' },
  'why.progress-after': { ja: '応答のあとの進捗通知', en: 'it comes after the response' },
  'why.progress-rising': { ja: '進み具合が増えていない', en: 'the progress does not rise' },
  'why.task-field': { ja: '`{found}`がない、または型が違う', en: '`{found}` is missing or has another type' },
  'why.task-result': { ja: '完了したのに`result`がない', en: 'it is completed and has no `result`' },
  'why.task-error': { ja: '失敗の`error`が、JSON-RPCのエラーではない', en: 'the `error` of a failed task is no JSON-RPC error' },
  'why.task-method': { ja: '`{found}`の応答にタスクは返せない', en: 'no task can be the answer to `{found}`' },
  'why.task-undeclared': { ja: 'クライアントがタスクの拡張を宣言していない', en: 'the client did not declare the Tasks extension' },
  'why.task-cancel': {
    ja: 'タスクを`notifications/cancelled`でやめようとしている',
    en: 'a task is cancelled with `notifications/cancelled`',
  },
  'why.handshake-none': { ja: '2026-07-28版に`{field}`はない', en: '2026-07-28 has no `{field}`' },
  'why.env-texts': { ja: '`env`の値が文字列ではない', en: 'a value of `env` is not a string' },
  'why.headers-texts': { ja: '`headers`の値が文字列ではない', en: 'a value of `headers` is not a string' },
  'why.command-list': { ja: '`command`が文字列の配列ではない', en: '`command` is not a list of strings' },
  'why.mcp-servers-key': {
    ja: 'キーが`mcpServers`で、このクライアントは読まない',
    en: 'the key is `mcpServers`, which this client does not read',
  },
  'why.enum-empty': { ja: '選択肢が空', en: 'the choice is empty' },
  'why.enum-type': { ja: '選択肢の値（{found}）が`type`に合わない', en: 'values of the choice ({found}) do not fit `type`' },
  'why.bounds': { ja: '下限が上限より大きい（{found}）', en: 'the lower bound is above the upper one ({found})' },
  'why.choice-unknown': { ja: '`{found}`という指定はない', en: 'there is no choice `{found}`' },
  'why.choice-name': { ja: 'ツールの名前がない', en: 'the name of the tool is missing' },
  'why.choice-no-tools': { ja: 'ツールが1つも渡されていない', en: 'no tool is offered' },
  'why.choice-not-offered': { ja: '`{found}`というツールは渡されていない', en: 'no tool `{found}` is offered' },
  'why.choice-text': {
    ja: 'このAPIはオブジェクトで受け取る（今は文字列`{found}`）',
    en: 'this API takes an object, and `{found}` is a text',
  },
  'why.choice-extra': { ja: 'ここに`{found}`は置けない', en: '`{found}` has no place here' },
  'why.no-holder': { ja: 'このクライアントが読むキーの下にない', en: 'it does not stand under the key that this client reads' },
  'why.header-missing': { ja: 'ヘッダー`{header}`がない', en: 'the header `{header}` is missing' },
  'why.header-differs': {
    ja: 'ヘッダー`{header}`の値が、本文（`{value}`）と違う',
    en: 'the header `{header}` and the body (`{value}`) differ',
  },
  'why.header-accept': { ja: '`Accept`に2つの形式がそろっていない', en: '`Accept` does not name both media types' },
  'why.state-text': { ja: '`requestState`が文字列ではない', en: '`requestState` is not a string' },
  'why.answers-map': { ja: '`inputResponses`がオブジェクトではない', en: '`inputResponses` is not an object' },
  'wanted.text': { ja: '文字列', en: 'a text' },
  'wanted.icons': { ja: '`src`を持つオブジェクトの配列', en: 'a list of objects with `src`' },
  'wanted.map': { ja: 'オブジェクト', en: 'an object' },
  'told.do-not-repeat': { ja: '繰り返しの禁止', en: 'a call that must not be repeated' },
  'told.transient': { ja: '一時的な失敗', en: 'a transient failure' },
  'told.validation': { ja: '入力の検証の失敗', en: 'a failed validation of input' },
  'told.permission': { ja: '権限の不足', en: 'a missing permission' },
  'told.policy': { ja: '方針による拒否', en: 'a refusal by policy' },
  'reason.with-thinking': { ja: '拡張思考と同時に使っている', en: 'it stands together with extended thinking' },
  'reason.model-refuses': { ja: 'このモデルは強制を受け付けない', en: 'this model accepts no forcing' },
  'guard.too-many-nodes': { ja: '大きすぎる', en: 'too large' },
  'guard.too-deep': { ja: '深すぎる', en: 'too deep' },
  'guard.too-many-steps': { ja: '手間がかかりすぎる', en: 'too costly' },
  'guard.pattern-risk': { ja: '重い正規表現', en: 'a heavy pattern' },
  'guard.dynamic-ref': { ja: '動的な参照', en: 'a dynamic reference' },
  'guard.unknown-dialect': { ja: '知らない方言', en: 'an unknown dialect' },
  'guard.value-too-large': { ja: '大きすぎる値', en: 'too large a value' },
  'wanted.none': { ja: '「ツールなし」', en: 'no tool' },
  'tool.none': { ja: '「ツールなし」', en: 'no tool' },
  'reason.length': { ja: '長すぎる', en: 'too long' },
  'reason.form': { ja: 'グループなどを含む', en: 'it holds a group or the like' },
  'reason.guard': { ja: '終わらないおそれがある', en: 'it may never end' },
  'reason.anything': { ja: '何にでも合う', en: 'it fits anything' },
  'found.both': { ja: '両方ある', en: 'both are there' },
  'found.neither': { ja: 'どちらもない', en: 'neither is there' },
  'what.secret': { ja: '内部の名前', en: 'an internal name' },
  'what.stack-trace': { ja: 'スタックトレース', en: 'a stack trace' },
  'what.file-path': { ja: 'ファイルの場所', en: 'a file path' },
  'what.host': { ja: 'ホスト名', en: 'a host name' },
  'what.sql': { ja: 'SQL', en: 'SQL' },
  'what.token': { ja: 'アクセストークン', en: 'an access token' },
  'code.remote-ref': { ja: '外の文書', en: 'another document' },
  'code.unresolved-ref': { ja: '行き先がない', en: 'it leads nowhere' },
  'code.ref-cycle': { ja: '自分に戻る', en: 'it leads back to itself' },
};

/** Parameters that hold codes of the agent's words. */
const coded = new Set(['because', 'says']);

/**
 * Parameters with their codes turned into words. Anything that is no code stays as it is; null becomes a dash, an empty list too.
 */
export function inWords(params: Readonly<Record<string, Json>>, locale: Locale): Record<string, Json> {
  const one = (key: string, value: Json): Json => {
    if (value === null) return '—';
    if (Array.isArray(value)) {
      return value.length === 0
        ? '—'
        : value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join(locale === 'ja' ? '、' : ', ');
    }
    if (typeof value !== 'string') return value;
    const catalogue = coded.has(key) ? agentWords : values;
    const code = coded.has(key) ? value : `${key}.${value}`;
    if (!Object.hasOwn(catalogue, code)) return value;
    const text = fill(catalogue[code]?.[locale] ?? value, params);
    return coded.has(key) ? text.replace(/[。.]$/, '') : text;
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, one(key, value)]));
}
