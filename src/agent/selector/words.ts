// English words as the selector compares them: a stop list, a list of words that say nothing about a purpose, a light stemmer.

const stop = new Set(
  (
    'a an the and or but nor if of in on at by to for from with without into onto over under about as is are was were be been being am ' +
    'do does did done can could will would shall should may might must have has had i me my mine we us our you your he him his she her it its ' +
    'they them their this that these those there here what which who whom whose when where why how than then so such not no yes also just only ' +
    'very too up down out off all any each some more most other both between during per via s t re ve ll d m please'
  ).split(' '),
);

const generic =
  'get set information info data retrieve fetch find show return give provide tell know want need like help use using used specific specified given ' +
  'value parameter result detail details system tool function user input output perform based various including include let make check want ask ' +
  'look see thing way new one able available allow enable support certain related request response default optional required format string number ' +
  'list type name id example eg ie';
const genericJapanese =
  '情報 取得 教 教え 今日 確認 知 調 調べ 見 使 使用 利用 必要 受 取 場合 対象 指定 内容 実行 処理 操作 データ 返 一覧 用 例 方法 何 今 日 時 月 年 者 人 私 事 中 ' +
  '出 行 来 入 件 個 つ 番 号 番号 願 思 言 頼 結果 機能 ツール システム 値 希望 前 後 次 先 分 回 以上 以下 円 欲 お願い 様 方 上 下 第 的 際 可能 全 各 別 自分 他 形式 文字 文字列 型';

const endings = [
  ['ations', ''], ['ation', ''], ['ating', ''], ['ators', ''], ['ator', ''], ['ated', ''], ['ates', ''], ['ate', ''],
  ['ities', 'iti'], ['ity', 'iti'], ['ments', 'ment'], ['ings', ''], ['ing', ''], ['ions', ''], ['ion', ''],
  ['ies', 'y'], ['ied', 'y'], ['ers', 'er'], ['ed', ''], ['ly', ''], ['al', ''], ['es', ''], ['s', ''],
] as const; // prettier-ignore

/** A stem: endings taken off as long as three letters stay, then a final e and a doubled consonant. Lower case in and out. */
export function stem(word: string): string {
  const plain = word.replace(/'s?$/, '');
  if (plain.length <= 3) return plain;
  let cut = plain;
  for (const [ending, instead] of endings) {
    if (!plain.endsWith(ending) || plain.length - ending.length + instead.length < 3) continue;
    if (ending === 's' && /(?:ss|us|is)$/.test(plain)) break;
    cut = plain.slice(0, plain.length - ending.length) + instead;
    break;
  }
  if (cut.length > 3)
    cut = cut
      .replace(/e$/, '')
      .replace(/([bdfgklmnprt])\1$/, '$1')
      .replace(/y$/, 'i');
  return cut;
}

const genericKeys = new Set([...generic.split(' ').map(stem), ...genericJapanese.split(' ')]);

/** True for words that carry no meaning by themselves. Lower case. */
export function isStopWord(word: string): boolean {
  return word.length < 2 || stop.has(word);
}

/** True for stems and Japanese words that say nothing about a purpose. */
export function isGeneric(text: string): boolean {
  return genericKeys.has(text);
}
