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
  'told.transient': { ja: '一時的な失敗', en: 'a transient failure' },
  'told.validation': { ja: '入力の検証の失敗', en: 'a failed validation of input' },
  'told.permission': { ja: '権限の不足', en: 'a missing permission' },
  'told.policy': { ja: '方針による拒否', en: 'a refusal by policy' },
  'reason.with-thinking': { ja: '手動の拡張思考と同時に使っている', en: 'it stands together with manual extended thinking' },
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
