// Whether a successful result says that nothing was found: as data, or in a clear sentence.
import { type Json, isObject } from '../../model/json.ts';

/** What a result says about how much was found. */
export type Found = 'none' | 'some' | 'unclear';

const totals = /^(total|count|totalcount|total_count|hits|size|length|件数|総数)$/i;

/** Reads rows and totals: `[]`, `{items: []}`, `{total: 0}`. An echo of the question (searched, query, filter) does not count as rows. */
export function foundIn(value: Json): Found {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : 'some';
  if (!isObject(value)) return 'unclear';
  const said = Object.entries(value).flatMap(([key, field]): Found[] => {
    if (totals.test(key) && typeof field === 'number') return [field === 0 ? 'none' : 'some'];
    if (Array.isArray(field) && !/search|query|filter|condition|criteria|keyword|tried|条件/i.test(key)) return [field.length === 0 ? 'none' : 'some'];
    return isObject(field) && /^(result|results|data|output|page)$/i.test(key) ? [foundIn(field)] : [];
  });
  if (said.includes('some')) return 'some';
  return said.includes('none') ? 'none' : 'unclear';
}

const none = /(?<!\d)0 ?(件|個|本|品|点|室|行|つ)|(見つか|みつか|見当た)りません|(見つか|みつか|見当た)らな|該当(する.{0,12})?(は|が)?(なし|無し|ありません|なく)|(は|が)(1 ?(件|つ|個)も)?(ありません|存在しません|登録されていません|なし)|\b(no|zero|0) (matching |such |matches|results?|items?|parts?|rows?|records?|hits?|entries)|nothing (was )?(found|match)|\bnone (was|were)? ?(found|match)|\bno \w+( \w+)? (was |were )?(found|match(es|ed)?)|does not exist|not found/i;
const couldNot = /(検索|照会|確認|接続|取得|処理|調べ)(でき|に失敗|が失敗)|失敗しました|エラー|応答し?(ません|ない|がありません)|could ?n['o]t|cannot|unable|failed|\berror\b|timed? ?out/i;

/** Reads a sentence. A text that says it could not look is not an empty result. */
export function foundInWords(text: string): Found {
  const plain = text.normalize('NFKC');
  if (couldNot.test(plain)) return 'unclear';
  return none.test(plain) ? 'none' : 'unclear';
}
