// Words of the form for `tool-error`.
import type { Catalogue } from './say.ts';

/** By code; used by labs/tool-error/Bench.tsx. */
export const toolErrorForm: Catalogue = {
  situation: { ja: '場面', en: 'Situation' },
  'situation.said': { ja: '利用者の依頼', en: 'The user says' },
  'situation.happened': { ja: 'サーバーで起きたこと', en: 'What happened in the server' },
  'situation.request': { ja: '届いたリクエスト', en: 'The request that arrived' },
  missing: { ja: 'この場面の応答は、まだありません。', en: 'There is no response for this situation yet.' },
  add: { ja: '応答を書き始める', en: 'Start a response' },
  kind: { ja: '応答の種類', en: 'Kind of response' },
  'kind.result': { ja: '結果（result）', en: 'result' },
  'kind.error': { ja: 'プロトコルエラー（error）', en: 'protocol error' },
  text: { ja: '利用者に聞こえる文', en: 'Text that the user hears' },
  failed: { ja: '失敗の印', en: 'Failure flag' },
  'failed.true': { ja: '付ける（isError: true）', en: 'set (isError: true)' },
  'failed.false': { ja: '付けない（isError: false）', en: 'not set (isError: false)' },
  'failed.none': { ja: '書かない', en: 'not written' },
  retryable: { ja: '再試行の可否', en: 'Retryable' },
  'retryable.true': { ja: '再試行してよい（true）', en: 'may be repeated (true)' },
  'retryable.false': { ja: '再試行しない（false）', en: 'not to be repeated (false)' },
  'retryable.none': { ja: '書かない', en: 'not written' },
  category: { ja: '失敗の種類', en: 'Kind of failure' },
  'category.none': { ja: '書かない', en: 'not written' },
  'category.transient': { ja: '一時的な失敗（transient）', en: 'transient' },
  'category.validation': { ja: '検証の失敗（validation）', en: 'validation' },
  'category.policy': { ja: '方針による拒否（policy）', en: 'policy' },
  'category.permission': { ja: '権限の不足（permission）', en: 'permission' },
  convention: {
    ja: '再試行の可否と種類は、このサーバーの取り決めです。MCPは定めていません。',
    en: 'Retryable and kind are this server’s own convention. MCP does not define them.',
  },
  code: { ja: 'エラーコード', en: 'Error code' },
  message: { ja: 'メッセージ', en: 'Message' },
  more: { ja: 'ほかにも書かれています（{keys}）。JSONで編集してください。', en: 'More is written here ({keys}). Edit it as JSON.' },
  unshown: { ja: 'この応答はフォームに表せません。JSONで編集してください。', en: 'The form cannot show this response. Edit it as JSON.' },
};
