// Whether a successful result says that nothing was found: as data, or in a clear sentence.
import { type Json, isObject } from '../../model/json.ts';

/** What a result says about how much was found. */
export type Found = 'none' | 'some' | 'unclear';

const totals =
  /^(total|count|totalcount|total_?(?:count|hits|items|results|rows|matches)|(?:result|item|row|match|hit)s?_?count|hits|matches|size|length|found|件数|総数|該当件数)$/i;
const rows = /^(rows|items|results|parts|hits|records|data|matches|list|entries|matched|found|一覧|部品|結果)$/i;
const echo = /search|query|filter|condition|criteria|keyword|tried|request|column|field|header|warehouse|meta|条件|列/i;
const unfinished = /^(has_?more|partial|incomplete|truncated|timed_?out)$/i;

function join(said: Found[]): Found {
  if (said.includes('some')) return 'some';
  return said.includes('none') ? 'none' : 'unclear';
}

/**
 * Reads rows and totals: `[]`, `{items: []}`, `{total: 0}`, three levels down. An echo of the question (searched, query, columns)
 * does not count as rows; a search that says it is not finished has found nothing yet.
 */
export function foundIn(value: Json, depth = 3): Found {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : 'some';
  if (!isObject(value)) return 'unclear';
  const entries = Object.entries(value);
  if (entries.some(([key, field]) => unfinished.test(key) && field === true)) return 'unclear';
  const counted = entries.flatMap(([key, field]): Found[] =>
    totals.test(key) && typeof field === 'number' ? [field === 0 ? 'none' : 'some'] : [],
  );
  const named = entries.flatMap(([key, field]): Found[] =>
    rows.test(key) && Array.isArray(field) ? [field.length === 0 ? 'none' : 'some'] : [],
  );
  if (counted.length + named.length > 0) return join([...counted, ...named]);
  const other = entries.flatMap(([key, field]): Found[] => {
    if (echo.test(key)) return [];
    if (Array.isArray(field)) return [field.length === 0 ? 'none' : 'some'];
    return isObject(field) && depth > 0 ? [foundIn(field, depth - 1)] : [];
  });
  return join(other);
}

const none =
  /(?<![\d.,])(0|ゼロ|零|〇) ?(件|個|本|品|点|室|行|つ|枚)|(1|一|ひと)(件|つ|個|本|点)も(あり|ござい|見つか|存在し|な)|(見つか|みつか|見当た|見あた)(り|ら)(ません|な|ず)|該当(する[^。]{0,12})?(は|が)?(なし|無し|無く|ありません|ございません|なく|ゼロ)|(在庫|部品|ボルト|品|もの|もの)(は|が)?(あり|ござい)ません|(存在|登録)(し|され)ていません|存在しません|(在庫|品)切れ|取り扱い(は|が)?ありません|\b(no|zero|0) (matching |such )?(matches|results?|items?|parts?|rows?|records?|hits?|entries|bolts?|stock)\b|\bnothing (was |is )?(found|match)|\bnone\b( (was|were|is|are))?( (found|match|in|available)|\s*[.。]?\s*$)|\bthere (is|are|was|were) (no|none|zero)\b|\bno [\w-]+( [\w-]+){0,4} (was |were |is |are )?(found|match(es|ed)?|available|exist|in (the )?(west|east|stock))|does not exist|\bnot found\b|\bout of stock\b|[:：] ?(0|none|なし|ゼロ)\b/i;
const couldNot =
  /(検索|照会|確認|接続|取得|処理|調べ|応答)(が|は|を|に)?(でき(ませ|な)|失敗|られ(ませ|な)|しません|ありません|途中|中断)|(調べ|探し|確認し|検索し)(きれ|終え|終わ)(ませ|な|って(い)?(ませ|な))|まだ(分か|わか)|失敗しました|エラー|応答し?(ませんで|ません|ない|がありません)|混み合|混雑|途中|\bcould ?n['o]t\b|\bcannot\b|\bunable\b|\bfailed\b|\berror\b|timed? ?out|not (yet )?(known|finished|complete)|\bbusy\b|did not (answer|respond|finish|complete)|\bincomplete\b/i;

/** The text without idioms that only sound like a failure: "could not be found" is "not found", "no errors" is none. */
function withoutFalseAlarms(text: string): string {
  return text
    .normalize('NFKC')
    .replace(
      /\b(?:no|not|without(?: any)?)(?: an)? (?:error|failure)s?\b|(?:エラー|失敗|異常)(?:では|は|が)?(?:なし|なく|ない|ありません)/gi,
      ' ',
    )
    .replace(/\bcould(?:n't| not) be found\b/gi, 'not found');
}

/** Reads sentences. A text that says it could not look, or not to the end, is not an empty result. */
export function foundInWords(text: string): Found {
  const plain = withoutFalseAlarms(text);
  if (couldNot.test(plain)) return 'unclear';
  return none.test(plain) ? 'none' : 'unclear';
}

/** True where a text says that the look-up did not come to its end. */
export function saysUnfinished(text: string): boolean {
  return couldNot.test(withoutFalseAlarms(text));
}

/** True where one clause of a text claims that there is none, whatever the others say. */
export function claimsNone(text: string): boolean {
  return withoutFalseAlarms(text)
    .split(/[。．！？!?\n;]|\.(?=\s|$)/)
    .some((clause) => none.test(clause) && !couldNot.test(clause));
}
