// Sentences of `pokayoke pin` and `pokayoke verify`.
import type { Catalogue } from '../../words/say.ts';

/** Messages by code; spread into the command line's own. */
export const pinWords: Catalogue = {
  'pin.needs': {
    ja: 'ファイルを1つ書いてください。例：pokayoke pin tools.json',
    en: 'Give one file, for example: pokayoke pin tools.json',
  },
  'verify.needs': {
    ja: 'ファイルを1つ書いてください。例：pokayoke verify tools.json',
    en: 'Give one file, for example: pokayoke verify tools.json',
  },
  'pin.done': { ja: 'ツール{tools}個を{file}に固定しました。', en: '{tools} tools pinned in {file}.' },
  'pin.redacted': {
    ja: '秘密の値を取り除いた定義：{names}',
    en: 'Definitions with a secret taken out: {names}',
  },
  'pin.no-tools': { ja: '{file}にツール定義が見つかりません。', en: 'There is no tool definition in {file}.' },
  'pin.duplicate': {
    ja: '{file} {pointer}：「{name}」という名前が2つあります。どちらが呼ばれるか決まらないので、名前を変えてください。',
    en: '{file} {pointer}: the name "{name}" stands twice. Nobody knows which one is called; rename one.',
  },
  'pin.nameless': {
    ja: '{file} {pointer}：定義に名前がありません。nameを書いてください。',
    en: '{file} {pointer}: a definition has no name. Give it one.',
  },
  'verify.no-lock': {
    ja: '{file}は固定のファイルではありません。pokayoke pin で作り直してください。',
    en: '{file} is no lock. Make it again with pokayoke pin.',
  },
  'verify.edited-lock': {
    ja: '{file}の「{name}」は、定義とハッシュが合いません。手で書き換えず、pokayoke pin で作り直してください。',
    en: 'In {file} the hash of "{name}" is not that of its definition. Do not edit it by hand; make it again with pokayoke pin.',
  },
  'verify.make-lock': { ja: '固定のファイルは pokayoke pin {file} で作れます。', en: 'A lock is made with pokayoke pin {file}.' },
  'verify.same': { ja: '{file}：固定したとおりです。', en: '{file}: as it was agreed.' },
  'verify.different': {
    ja: '{file}：固定した定義と違います。見直してよければ、pokayoke pin をもう一度実行してください。',
    en: '{file}: not what was agreed. Review it, and if it is right run pokayoke pin again.',
  },
  'verify.added': { ja: '追加：{name}', en: 'added: {name}' },
  'verify.removed': { ja: '削除：{name}', en: 'removed: {name}' },
  'verify.changed': { ja: '変更：{name}（{what}）', en: 'changed: {name} ({what})' },
  'verify.reads': { ja: 'モデルが読む部分', en: 'what the model reads' },
  'verify.metadata': { ja: 'そのほかの部分', en: 'metadata' },
  'verify.instructions': {
    ja: 'サーバーの説明（instructions）が変わりました。モデルが読む文です。',
    en: 'The instructions of the server changed. Models read them.',
  },
};
