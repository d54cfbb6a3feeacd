// Sentences of `pokayoke take`.
import type { Catalogue } from '../../words/say.ts';

/** Messages by code; spread into the command line's own. */
export const takeWords: Catalogue = {
  'take.needs': {
    ja: '演習かファイルを1つ書いてください。例：pokayoke take {example} --out my-server',
    en: 'Give one exercise or one file, for example: pokayoke take {example} --out my-server',
  },
  'take.none': { ja: '{from}に、名前のあるツール定義が見つかりません。', en: 'There is no tool definition with a name in {from}.' },
  'take.not-empty': {
    ja: '{folder}は空ではありません。何も書いていません。--outに別のフォルダーを書いてください。',
    en: '{folder} is not empty. Nothing was written. Give another folder with --out.',
  },
  'take.done': {
    ja: '{folder}に{files}個のファイルを書きました。次の2つで動きます。\n  cd {folder} && npm install\n  npm start',
    en: '{files} files written to {folder}. Two commands start it:\n  cd {folder} && npm install\n  npm start',
  },
};
