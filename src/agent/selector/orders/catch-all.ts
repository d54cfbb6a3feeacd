// Claims to whatever fits nothing else or leaves in doubt, by a closed list of forms in both languages.
import { withoutQuotes } from '../quotes.ts';
import { handsOver, saysNot } from './denials.ts';

const rest = [
  '(?:ほか|他|別|どの|どれ|どちら|いずれ|上記|以上|これら)[^。、]{0,24}?(?:合わ|当てはま(?:ら)?|あてはまら|該当し|ふさわしく|適さ|対応(?:でき|し|してい)|扱わ|扱え|扱ってい|答えられ|含まれ|入ら|はまら)(?:な|ず|ません)',
  '(?:どの|どれ|どちら|いずれ)[^。、]{0,16}?でもな[いけく]',
  '(?:合う|当てはまる|該当する|ふさわしい|適切な|適した|使える|ぴったりの)(?:もの|ツール|道具)?が(?:な[いけく]|見つから|ほかにな|ありません)',
  '(?:その他|そのほか|それ以外|これ以外|(?:上記|以上|注文|会員|返品)[^。、]{0,6}以外)の?(?:の)?(?:すべて|全て|あらゆる)?の?(?:お|ご)?(?:依頼|質問|問い合わせ|問合せ|用件|相談|要望|頼み|場合|とき|話題|用途|困りごと|用事|こと|話)',
  '(?:ほか|他)に[^。、]{0,10}(?:ツール|もの|道具)が?(?:な[いけく]|見つから)|関係し?ない(?:依頼|質問|こと|用件)[^。]{0,6}(?:すべて|全部|ここ|これ|この)',
  '番号[がの](?:な[いく]|ありません)[^。、]{0,6}(?:依頼|質問|とき|場合|話)(?:に|で)?も|\\b(?:requests?|questions?) without (?:a |any )?numbers?\\b',
  '(?:その他|そのほか|それ以外|これ以外|残り)(?:も|に(?:も|は)?|は|全般|すべて|全部)',
  '(?<!(?:のこと|に関する|について|に関して|に関わる|についての))(?:あらゆる|どんな|いかなる|すべての|全ての|どの)(?:種類の)?(?:お|ご)?(?:依頼|質問|問い合わせ|問合せ|用件|相談|話題|困りごと|用事)',
  '(?:窓口|問い合わせ|依頼|質問|相談)(?:の)?全般|(?<!(?:のこと|こと|について|に関して)(?:なら|は|を)?、?)(?:何でも|なんでも)',
  '迷[っうえい]|判断(?:が|に|を)?(?:つか|でき|困|迷)|自信がな|どれ(?:を|か|が|に)[^。、]{0,12}?(?:分から|わから|決まら|決められ|合うか)|どの(?:ツール|道具)[^。、]{0,12}?(?:分から|わから|決まら|決められ)|(?:依頼|質問|内容|目的|意図|用件)が(?:はっきりし|分から|わから|あいまい|曖昧)|(?:あいまい|曖昧|不明瞭|不明確)な(?:依頼|質問|とき|場合|もの)|^困った|最後の手段|とりあえず|受け皿|万能|(?:既定|デフォルト|標準)(?:の|で)',
  '\\b(?:fits?|match(?:es)?|belongs? (?:to|in|under|with)|suits?|covered by|handled by|answered by)\\s+(?:no|none of the|neither(?: of the)?|nothing)\\b(?:\\s*(?:other|else))?(?:\\s*tools?)?',
  '\\b(?:no|none of the|neither(?: of the)?)(?: other)?(?: tools?)?(?: else)?\\s+(?:fits?|match(?:es)?|appl(?:y|ies)|suits?|covers?|handles?|works?|is (?:right|suitable|a (?:fit|match))|seems? (?:right|to fit))\\b',
  "\\bnone of the others?\\b|\\b(?:whatever|anything|everything|what)\\s+(?:that\\s+)?(?:the\\s+)?other(?:s|\\s+tools?)\\s+(?:do|does|can|are|cannot|don['’]t|can['’]t)(?:\\s*not)?\\b",
  "\\b(?:for|with|on|of)\\s+(?:anything|everything)\\b(?!\\s+(?:about|on|that|to do|concerning|related|regarding|in|a|the|else (?:about|on)))|\\b(?:any|every|all)\\s+(?:requests?|questions?)\\s+(?:that|which)\\s+(?:is|are|do|does)(?:\\s+not|n['’]t)\\b",
  '\\bnothing else (?:fits|matches|applies|suits|works|helps)\\b',
  "\\b(?:do(?:es)?|did|is|are|can)(?:\\s+not|n['’]t|not)\\s+(?:be\\s+)?(?:clearly\\s+)?(?:fit|match|belong|suit|covered|handled|answered)\\b[^.,]{0,24}\\b(?:any|another|others?)\\b",
  '\\b(?:any|every|all)\\s+other\\s+(?:requests?|questions?|inquir(?:y|ies)|enquir(?:y|ies)|things?|cases?|matters?|topics?|purposes?|needs?|business)\\b',
  '\\b(?:anything|everything|whatever)\\s+else\\b(?!\\s+(?:about|on|concerning|regarding|in|that))',
  '\\b(?:remaining|miscellaneous|leftover|unrelated)\\s+(?:requests?|questions?|inquiries|matters|topics)\\b',
  '\\b(?:any|every|all)\\s+(?:(?:kinds?|sorts?|types?)\\s+of\\s+)?(?:requests?|questions?|inquir(?:y|ies)|enquir(?:y|ies))\\b(?!\\s+(?:about|on|concerning|regarding|for|with|that|of|which|where|whose|mentioning|containing|related))',
  "\\b(?:when|if|whenever|where|in case)\\b[^.,]{0,24}?\\b(?:unsure|not sure|in doubt|uncertain|undecided|not certain|(?:do not|don['’]t|does not) know (?:which|what)|cannot (?:decide|tell)|can['’]t (?:decide|tell))\\b|\\b(?:unclear|ambiguous|vague)\\s+(?:requests?|questions?)\\b",
  '\\bcatch-?\\s?all\\b|\\bfall-?\\s?back\\b|\\blast resort\\b|\\bdefault (?:tool|choice|option)\\b|\\b(?:use|call) (?:this|it)(?: tool)? by default\\b|\\b(?:all|general)-?\\s?purpose\\b|\\bwhatever the (?:request|question)\\b|\\bno matter what\\b|\\bgeneral (?:questions|requests|inquiries)\\b',
].join('|');
const catching = new RegExp(rest, 'i');

/** The words of a clause that take what fits nothing else, or what leaves in doubt; undefined where it takes only its own. */
export function catchAll(clause: string): string | undefined {
  const own = withoutQuotes(clause);
  const found = catching.exec(own);
  if (found === null) return undefined;
  const behind = own.slice(found.index + found[0].length);
  return handsOver.test(own) || saysNot(behind) || saysNot(own.slice(0, found.index)) ? undefined : found[0].trim();
}
