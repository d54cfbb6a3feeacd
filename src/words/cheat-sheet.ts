// The cheat sheet beside the editor. Facts of MCP revision 2026-07-28, JSON-RPC 2.0 and JSON Schema 2020-12.
import type { Localized } from '../model/localized.ts';

/** One table: what is written, and what it means. */
export type CheatSheetTable = { title: Localized; rows: { write: string; means: Localized }[] };

/** The tables, in order. */
export const cheatSheet: readonly CheatSheetTable[] = [
  {
    title: { ja: 'JSON Schema', en: 'JSON Schema' },
    rows: [
      {
        write: '"type": "string"',
        means: {
          ja: '型（`string`、`number`、`integer`、`boolean`、`object`、`array`、`null`）',
          en: 'type: `string`, `number`, `integer`, `boolean`, `object`, `array`, `null`',
        },
      },
      { write: '"required": ["id"]', means: { ja: 'この名前のプロパティが必須', en: 'these properties must be there' } },
      {
        write: '"additionalProperties": false',
        means: { ja: '余分なキーを受け付けない（閉じたオブジェクト）', en: 'no unknown keys (a closed object)' },
      },
      { write: '"enum": ["a", "b"]', means: { ja: '並べた値だけを許す（列挙）', en: 'only the values listed' } },
      { write: '"const": "a"', means: { ja: 'この値だけを許す', en: 'only this value' } },
      {
        write: '"pattern": "^SH-\\\\d{4}$"',
        means: {
          ja: '文字列の形（`^`と`$`がないと、途中に合うだけで通る）',
          en: 'form of a string; without `^` and `$` a match anywhere is enough',
        },
      },
      { write: '"minLength": 1', means: { ja: '文字列の最短', en: 'shortest string' } },
      { write: '"minimum": 1', means: { ja: '数の最小（その値を含む）', en: 'smallest number, inclusive' } },
      { write: '"exclusiveMinimum": 0', means: { ja: '数の最小（その値を含まない）', en: 'smallest number, exclusive' } },
      { write: '"maximum": 100', means: { ja: '数の最大（その値を含む）', en: 'largest number, inclusive' } },
      { write: '"multipleOf": 0.5', means: { ja: 'この数の倍数', en: 'a multiple of this number' } },
      { write: '"items": { … }', means: { ja: '配列の要素の形', en: 'form of an array’s items' } },
      { write: '"anyOf": [ … ]', means: { ja: 'どれか1つ以上に合う', en: 'fits at least one' } },
      {
        write: '"default": 10',
        means: { ja: '既定値の説明（検証では値に入らない）', en: 'describes a default; validation never inserts it' },
      },
      { write: '"format": "date-time"', means: { ja: '注釈（検証の合否を変えない）', en: 'an annotation; it does not decide validation' } },
    ],
  },
  {
    title: { ja: 'JSON-RPCと`tools/call`の応答', en: 'JSON-RPC and responses to tools/call' },
    rows: [
      { write: '"jsonrpc": "2.0"', means: { ja: 'すべてのメッセージに必須', en: 'in every message' } },
      { write: '"id": 2', means: { ja: 'リクエストと同じ`id`を応答に書く', en: 'a response repeats the `id` of its request' } },
      { write: '"result": { … }', means: { ja: '結果（`error`と一緒には書かない）', en: 'the result; never together with `error`' } },
      {
        write: '"error": { "code", "message" }',
        means: { ja: 'プロトコルエラー（モデルには見えないことがある）', en: 'a protocol error; the model may never see it' },
      },
      {
        write: '"resultType": "complete"',
        means: { ja: '終わった結果（2026-07-28版で必須）', en: 'a finished result; required in revision 2026-07-28' },
      },
      { write: '"content": [{ "type": "text", "text" }]', means: { ja: 'モデルが読む中身', en: 'what the model reads' } },
      { write: '"structuredContent": { … }', means: { ja: '構造化された結果', en: 'structured content' } },
      { write: '"isError": true', means: { ja: '失敗の印（ツール実行エラー）', en: 'failure flag: a tool execution error' } },
    ],
  },
  {
    title: { ja: 'エラーコード', en: 'Error codes' },
    rows: [
      { write: '-32700', means: { ja: 'JSONとして読めない', en: 'parse error' } },
      { write: '-32600', means: { ja: 'リクエストの形ではない', en: 'invalid request' } },
      { write: '-32601', means: { ja: 'そのメソッドがない', en: 'method not found' } },
      {
        write: '-32602',
        means: { ja: 'パラメーターの誤り（知らないツールを呼んだときも同じ）', en: 'invalid params; also an unknown tool' },
      },
      { write: '-32603', means: { ja: 'サーバーの中の失敗', en: 'internal error' } },
      { write: '-32020', means: { ja: 'HTTPのヘッダーと本文が食い違う', en: 'HTTP headers and body differ' } },
      { write: '-32021', means: { ja: '必要なクライアントの能力がない', en: 'a required client capability is missing' } },
      { write: '-32022', means: { ja: '対応していない版', en: 'unsupported protocol version' } },
    ],
  },
];
