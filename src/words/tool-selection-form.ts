// Words of the form and of the result tables for `tool-selection`.
import type { Catalogue } from './say.ts';

/** By code; used by labs/tool-selection. */
export const toolSelectionForm: Catalogue = {
  tool: { ja: 'ツール', en: 'Tool' },
  description: { ja: '説明文', en: 'Description' },
  characters: { ja: '{count}字', en: '{count} characters' },
  params: { ja: 'パラメーター', en: 'Parameters' },
  'param.add': { ja: 'パラメーターを足す', en: 'Add a parameter' },
  system: { ja: 'システムプロンプトの行', en: 'Lines of the system prompt' },
  line: { ja: '{number}行目', en: 'Line {number}' },
  'line.add': { ja: '行を足す', en: 'Add a line' },
  'line.remove': { ja: 'この行を消す', en: 'Remove this line' },
  unshown: { ja: 'フォームに表せません。JSONで編集してください。', en: 'The form cannot show this. Edit it as JSON.' },
  missing: { ja: '`{name}`がありません。JSONで足してください。', en: '`{name}` is not there. Add it as JSON.' },
  'grid.title': { ja: 'どの依頼が、どのツールに届いたか', en: 'Which requests reached which tool' },
  'grid.what': {
    ja: '行は合うツール、列は選ばれたツールです。見えない依頼も数えています。',
    en: 'Rows: the tool that fits. Columns: the tool chosen. Requests not shown are counted too.',
  },
  'grid.before': { ja: '初期の状態', en: 'Starter' },
  'grid.after': { ja: '今の提出物', en: 'This submission' },
  'grid.corner': { ja: '合うツール', en: 'Fits' },
  'grid.none': { ja: 'なし', en: 'none' },
  'grid.mixups': { ja: '件の取り違え', en: ' mixed up' },
  'grid.right': { ja: '{when}：{of}件のうち{right}件が合うツール', en: '{when}: {right} of {of} right' },
  'why.title': { ja: 'なぜ、そのツールが選ばれたか', en: 'Why that tool was chosen' },
  'why.request': { ja: '依頼', en: 'Request' },
  'why.chosen': { ja: '{tool}が{of}回中{kept}回（次点との差{gap}）', en: '{tool}, {kept} of {of} runs (gap {gap})' },
  'why.schema': { ja: '番号の形式', en: 'form of number' },
  'why.vague': { ja: '広い説明文', en: 'wide text' },
  'why.system': { ja: 'プロンプト', en: 'prompt' },
  'why.comma': { ja: '、', en: ', ' },
  'why.unmatched': { ja: '説明文に見つからなかった言葉：{words}', en: 'Words that met no text: {words}' },
  'why.lang.ja': {
    ja: '依頼は、説明文と同じ日本語で読ませました。',
    en: ' The requests were read in Japanese, the language of the descriptions.',
  },
  'why.lang.en': {
    ja: '依頼は、説明文と同じ英語で読ませました。',
    en: ' The requests were read in English, the language of the descriptions.',
  },
};
