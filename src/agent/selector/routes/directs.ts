// Whether a clause sends the reader to the tool that it mentions: use it, goes to it, is for. Speaking of a tool is not that.
import { saysNot } from '../orders/denials.ts';
import type { Mention } from './mention.ts';

const verb = '(?:使|用い|利用|呼|選|実行|起動|優先|試|頼|当た|開|走ら)';
/** Behind a verb: the tool is then an occasion for something else ("before calling it", "if you call it"). */
const occasion =
  '(?!(?:[うぶすくるいびえべっんわしたてで]|して|する|した){0,4}(?:前|まえ|とき|時|場合|際|なら|には|ため|あと|後|まで|かどうか|たび|回数|と(?:き|、)|結果|(?:て|で)?(?:も)?(?:よい|いい|良い|かまわ|構わ|可)))';
const notDone = '(?!(?:[わばさせらえべけ]|れ|して|し)?(?:な[いくけ]|ず|ま?せん))';
const end = '[」』”"`\'\\s]*';

/** The tool as an occasion: "when using it", "may be used". */
const waits = new RegExp(
  `^${end}(?:だけ|のみ|ツール)?を?${verb}[^、。]{0,4}(?:前|まえ|とき|時|場合|際|なら|には|ため|あと|後|まで|かどうか|たび|回数|よい|いい|良い|かまわ|構わ|可)|^\\s*(?:may|can|could) be\\b`,
);

/** What stands behind the mention. */
const behind = new RegExp(
  `^${end}(?:${[
    `(?:だけ|のみ|のほう|の方|ツール)?を?(?:必ず|常に|まず|最初に|先に|いつも)?${verb}${occasion}${notDone}`,
    `(?:に|へ)(?:だけ|必ず|まず|すべて|全部)?(?:回|渡|送|任|振|頼|投|つな|流|向け|割り当|届け|尋ね|問い合わせ|聞|お願い|まとめ|決め|行)${notDone}`,
    `で(?:だけ|必ず|まず|すべて|全部)?(?:調べ|答え|対応|処理|検索|取得|探|照会|引|回答|受け|見)(?!た|て(?:から|いる|分かっ)|つけ(?:た|られ))${notDone}`,
    'の(?:出番|仕事|担当|役目|役割|受け持ち|領分)(?!で(?:は|も)な)',
    '(?:が|は)(?:[^。]{0,16}?の?)?(?:担当|答え|扱|対応|受け持|引き受け|受け付け)(?!(?:する|し)?(?:前|まで))' + notDone,
    'は[^。]{0,24}?(?:に(?:使|用い)|用(?:です|だ|の|$)|のため(?:のもの|の|だ|です|に)|専用)',
    '(?:へ|に)(?:$|[。、)）」])',
    'の(?:こと|意味|合図)(?:$|[。、)）」]|だ|です)',
    '(?:とする|にする|になる|に限(?:る|り)|に決め|が一択|一択)',
    '\\s*(?:[:=＝→⇒]|=>|->|--?>|—|–)\\s*\\S',
    '\\s+(?:is|are)\\s+(?:the (?:tool|one|place|choice)|for|used|meant|responsible|called|chosen|in charge)\\b(?!\\s+(?:when|only|after|before))',
    '\\s+(?:handles?|covers?|answers?|takes(?: care)?|deals?|serves?|owns?)\\b',
    '\\s+(?:for|when|whenever|if|on|with)\\s+\\S',
    '\\s+(?:first|instead|must be (?:used|called)|should be (?:used|called)|has to be (?:used|called))\\b',
  ].join('|')})`,
  'i',
);
/** What stands ahead of it and is enough. */
const sends = new RegExp(
  [
    '\\b(?:use|call|choose|pick|select|invoke|run|prefer|try|query|ask|apply|favou?r|consult|take|open|trigger|start with|rely on|turn to|reach for|go (?:to|with|for|through)|goes (?:to|with)|belongs? (?:to|in)|sent? to|route[sd]? (?:\\w+ ){0,3}to|send (?:\\w+ ){0,3}to|hand (?:\\w+ ){0,3}to|pass (?:\\w+ ){0,3}to|direct (?:\\w+ ){0,3}to|mean(?:s)?|map(?:s|ped)? to|leave (?:\\w+ ){0,3}to|assign(?:ed)? (?:\\w+ ){0,3}to|is for|are for|(?:treat|regard|read|take|understand)\\b[^.]{0,30}\\bas)\\s+(?:only |always |the )?[`"\'“「]?$',
    '(?:[→⇒]|=>|->|--?>)\\s*[`"\'“「]?$',
  ].join('|'),
  'i',
);
/** What stands ahead of it where it is the last word: "parcels: get_order". */
const names = /(?:[:=＝]|は|なら|れば|たら|とき(?:は|に)?|場合(?:は|に)?)、?\s*[`"'“「]?$/;
/** Ahead of an English verb: the call is an occasion, a permission or a denial. */
const aheadOccasion =
  /\b(?:before|when|while|if|once|after|until|whenever|each time|every time|(?:you )?(?:may|can|could)|allowed to|free to|want to|need to know|not|never|cannot|n['’]t|without|instead of|rather than)(?:\s+(?:you|the agent|we|to|ever|that you))*\s+(?:calling|using|running|call|use|run|ask|asking|consult|query|try|choose|pick|select|go to|send (?:\w+ ){0,3}to)\s+(?:only |always |the )?[`"'“「]?$/i;

/** True where the words behind a mention, up to the next comma, or those right before it say not to. */
export function denied(text: string, { from, to }: Pick<Mention, 'from' | 'to'>): boolean {
  const [before, after] = [text.slice(Math.max(0, from - near), from), text.slice(to)];
  return (
    saysNot(after.split(/[、,;]/)[0] ?? '') ||
    /(?<!\b(?:if|when|where|unless)\b[^,]{0,25})(?:\b(?:not|never|cannot)\b|n['’]t\b)[^,、]{0,25}$/i.test(before) ||
    /\b(?:instead of|rather than)\s+[`"']?$/i.test(before) ||
    /^[`"'”」]?\s*(?:では|じゃ|で)なく/.test(after)
  );
}

/** No pattern looks further than this around a mention. */
const near = 60;

/** A tool spoken of as it is: its results, its failures, how fast it is, that it is there. */
const asItIs =
  /^[`"'”」]?\s*(?:の(?:結果|出力|戻り値|応答|返す|返した|エラー|失敗|値|説明|[^、。]{1,10}[はを])|が(?:返|エラー|失敗|止ま|遅|使えな|落ち|答えな|応答|あ[るり])|は[^。]{0,14}(?:遅|止ま|時間がかか|失敗|エラー|使えな|返さ|読み取|変更)|で[^。、]{0,15}?(?:得|取得し|調べ|見つけ|確認し)た|から|のあと|の後|の前|\s*(?:'s )?(?:results?|output|errors?|failures?)\b|(?:fails?|failed|returns?|is (?:slow|down|busy|read-only|not)|are (?:slow|down|busy)|times? out|takes (?:long|a while|time)|says|gives)\b)/i;
const sourceAhead = /\b(?:from|after|before|returned by|results? of|output of|found by|given by|unlike|like)\s+[`"'“「]?$/i;
const listed = /3つ|三つ|があ(?:る|り)|を(?:持|備)|\bthere (?:is|are)\b|\byou (?:have|can|may)\b|\bthree tools\b|\bavailable\b/i;

/** True where the text directs to the mention. With `named`, whatever is said of the tool does so, unless it is spoken of as it is. */
export function directs(text: string, mention: Mention, named: boolean): boolean {
  const [before, after] = [text.slice(Math.max(0, mention.from - near), mention.from), text.slice(mention.to, mention.to + near)];
  if (aheadOccasion.test(before) || denied(text, mention)) return false;
  if (sends.test(before) || behind.test(after)) return true;
  if (names.test(before) && /^[`"'”」』\s]*(?:です|だ|とする)?(?:$|[。、,;)）」])/.test(after)) return true;
  return named && !asItIs.test(after) && !sourceAhead.test(before) && !listed.test(text) && !waits.test(after);
}
