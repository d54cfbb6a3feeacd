// Words of a checked file that the command line and the page share.
import type { Catalogue } from './say.ts';

/** Messages by code. */
export const checkedWords: Catalogue = {
  'report.title': { ja: 'Pokayokeの検査', en: 'Pokayoke check' },
  'report.summary': {
    ja: '誤り{error}件、注意{warn}件、参考{note}件',
    en: '{error} errors, {warn} warnings, {note} notes',
  },
  'report.rule': { ja: '規則', en: 'Rule' },
  'report.place': { ja: '場所', en: 'Place' },
  'report.tool': { ja: 'ツール', en: 'Tool' },
  'report.what': { ja: '何が起きるか、どう直すか', en: 'What happens, and the repair' },
  'report.more': { ja: 'ほかに{count}件', en: '{count} more' },
  'report.suppressed': { ja: '数えない指摘', en: 'Findings that do not count' },
  'cli.check-unknown': {
    ja: '何のファイルか分かりません。--asで種類を書いてください。',
    en: 'Nobody can tell what this is. Say so with --as.',
  },
  'cli.kind-definition': { ja: 'ツール定義', en: 'tool definitions' },
  'cli.kind-result': { ja: '結果', en: 'results' },
  'cli.kind-message': { ja: 'メッセージ', en: 'messages' },
  'cli.kind-plan': { ja: 'tool_choiceの計画', en: 'tool_choice plans' },
  'cli.kind-config': { ja: 'クライアントの設定', en: 'client configuration' },
  'cli.verdict-error': { ja: '誤りあり', en: 'error' },
  'cli.verdict-warn': { ja: '注意あり', en: 'warn' },
  'cli.verdict-note': { ja: '参考あり', en: 'note' },
  'cli.verdict-ok': { ja: '指摘なし', en: 'ok' },
};
