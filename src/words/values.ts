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
  'why.array': { ja: '配列ではない', en: 'not an array' },
  'why.not-a-token': { ja: 'ヘッダー名に使えない字', en: 'not a header token' },
  'why.not-unique': { ja: '同じ名前が2つ', en: 'the same name twice' },
  'why.not-reachable': { ja: '`properties`だけではたどれない場所', en: 'not reachable through `properties`' },
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
    if (Array.isArray(value))
      {return value.length === 0
        ? '—'
        : value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join(locale === 'ja' ? '、' : ', ');}
    if (typeof value !== 'string') return value;
    const catalogue = coded.has(key) ? agentWords : values;
    const code = coded.has(key) ? value : `${key}.${value}`;
    if (!Object.hasOwn(catalogue, code)) return value;
    const text = fill(catalogue[code]?.[locale] ?? value, params);
    return coded.has(key) ? text.replace(/[。.]$/, '') : text;
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, one(key, value)]));
}
