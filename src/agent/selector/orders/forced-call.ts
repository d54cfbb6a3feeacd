// Orders to call a tool whatever is asked, by a closed list of forms in both languages.
import { withoutQuotes } from '../quotes.ts';
import { handsOver, saysNot } from './denials.ts';

const calling = '(?:呼|使|用い|利用|実行|選|起動)(?!(?:わ|ば|ば?れ)?(?:な|ず|ま?せん))';
const callingAtEnd = `${calling}[^、。]{0,3}(?:$|[、。]|こと|ように|[てで]ください|して|ます|のが|必要|[てで](?:から)?(?:答え|返|応じ|対応|調べ|話))`;
const any =
  '(?:少なくとも|最低|最低でも|まず)?(?:いずれか|どれか|何か|何らか|なんらか|1つ|一つ|ひとつ|1回|一度|3つ)?(?:1つ|一つ|以上|は|の|も)*';
const tools = '(?:ツール|道具|関数)(?:呼び出し)?';
const whichever = '(?:の(?:いずれか|どれか|1つ|一つ|うち[^、。]{0,6}))?(?:を|は|が)?(?:必ず|常に|1つ|1回|一度)?(?:は)?';
const always = '(?:必ず|かならず|絶対に|常に|毎回|いつも|例外なく)';
const everything =
  '(?:どの|どんな|いかなる|すべての|全ての|あらゆる|各|それぞれの)(?:お|ご)?(?:依頼|質問|問い合わせ|問合せ|相談|場合|とき|時|話|用件|言葉|困りごと)(?:で|に|のとき|の場合)?(?:も|は|対して|対しても|おいても)?';
const forcing = new RegExp(
  [
    `${always}、?${any}${tools}${whichever}${callingAtEnd}`,
    `${always}、?(?:何か|いずれか|どれか)(?:1つ|一つ)?を(?:調べ|検索|照会)|\\blook (?:something|anything) up before (?:every|each|any)\\b`,
    `${tools}(?:を|は)${always}${callingAtEnd}`,
    `${everything}、?${always}?、?${any}${tools}${whichever}${callingAtEnd}`,
    `(?:合|当てはま|該当|適し|番号|決ま)[^、。]{0,12}(?:なくて?|ない(?:とき|場合|依頼)(?:で|に)?)も、?[^、。]{0,12}(?:${tools}|どれか|いずれか)(?:1つ|一つ)?${whichever}${callingAtEnd}`,
    `${tools}(?:の|を)?(?:呼び出し|利用|使用)(?:は|が)(?:必須|必要|義務)`,
    `${tools}を?(?:呼ば|使わ|用い)(?:ず|ない)(?:に|で)[^、。]{0,6}(?:答え|返事|終わ|返さ|返答|済ま)(?:を?し)?(?:ない|ません|ては|ず|るな)`,
    `${tools}(?:を?(?:呼ば|使わ)ない|なしの)(?:返事|答え|回答)は`,
    '\\b(?:always|must|have to|has to|need to|be sure to|make sure to)\\s+(?:call|use|invoke|run|pick|choose|select)\\s+(?:at least\\s+)?(?:a|an|any|some|one|one of (?:the|these|your)|exactly one|either)\\s*(?:of (?:the|these|your))?\\s*(?:three|available)?\\s*tools?\\b(?!\\s+(?:that|which|whose|only|if|when))',
    '\\b(?:every|each|any|all)\\s+(?:single\\s+)?(?:request|question|turn|time|message|reply|answer|inquiry|case)s?\\b[^.]{0,30}\\b(?:calls?|uses?|invokes?|runs?|picks?|needs?|requires?|gets?|ends? (?:in|with))\\s+(?:at least\\s+|exactly\\s+)?(?:a|an|any|some|one)\\s*(?:of (?:the|these|your))?\\s*(?:three|available)?\\s*(?:tools?(?: calls?)?|call)\\b',
    '\\b(?:call|use|invoke|run|pick|choose)\\s+(?:at least\\s+|exactly\\s+)?(?:a|any|some|one)\\s*(?:of (?:the|these|your))?\\s*(?:three|available)?\\s*tools?\\b[^.]{0,25}\\b(?:for|on|in|to)\\s+(?:every|each|any|all)\\s+(?:request|question|turn|message|inquiry|case)s?\\b',
    "\\b(?:never|do not|don['’]t|must not)\\s+(?:answer|reply|respond|finish|end)\\b[^.]{0,24}\\b(?:without|before)\\s+(?:(?:first )?(?:calling|using|consulting|checking|trying|running)|having (?:first )?(?:called|used|consulted|checked|tried|run)|you(?:['’]ve| have)? (?:called|used|consulted|checked|tried|run)|a|any|at least)\\s*(?:a|any|one|some|at least one)?\\s*(?:of (?:the|your|these)\\s+)?(?:three\\s+)?tools?\\b",
    '\\b(?:even (?:if|when|where)|whether or not)\\b[^.]{0,40}\\b(?:call|use|pick|choose|run)\\s+(?:a|any|some|one|the (?:closest|nearest|best))\\b[^.]{0,12}(?:tools?|one|of them)?',
    `(?:合う|当てはまる|該当する|ふさわしい|適切な)(?:ツール|もの)がな[いくけ][^、。]{0,8}、?[^、。]{0,6}(?:いちばん|一番|最も|なるべく)[^、。]{0,8}(?:を|に)${callingAtEnd}`,
    '\\b(?:call|use|pick|choose|run|take)\\s+(?:a|any|some|one|(?:the )?(?:closest|nearest|best|most similar))\\b[^.]{0,16}\\b(?:even )?(?:if|when|where)\\s+(?:nothing|none|no tool)\\b',
    '\\b(?:if|when|where)\\s+(?:nothing|none|no tool)\\b[^,.]{0,24},?\\s*(?:call|use|pick|choose|take)\\s+(?:a|any|some|one|(?:the )?(?:closest|nearest|best|most similar))\\b',
    '\\bno (?:request|reply|answer|turn|question)\\b[^.]{0,12}\\bwithout (?:a|any) (?:tool )?call\\b',
    '\\b(?:whatever|no matter|regardless of)\\b[^.]{0,40}\\b(?:call|use|pick|choose|run)\\s+(?:a|any|some|one)\\b',
    '\\b(?:call|use|invoke|run|pick|choose)\\s+(?:at least\\s+)?(?:a|any|some|one)\\s*(?:of (?:the|these|your))?\\s*tools?\\s+(?:no matter|whatever|regardless)\\b',
    '\\b(?:a )?tool calls? (?:is|are) (?:always )?(?:required|mandatory|compulsory|a must)\\b',
  ].join('|'),
  'i',
);
/** Only where something holds, not always: "if a tool fits, call it". A lack that does not matter is no such condition. */
const conditional =
  /(?:なら|れば|たら|ときだけ|場合だけ|場合のみ|ときのみ|てから|たあと|た後|(?<!い|な)とき(?:に|は)|(?<!い|な)場合(?:に|は))|\bonly (?:if|when|where)\b|^\s*(?:if|when|where|once|after)\b|\bonly\b|\bat most\b/i;
/** Conditions that every request meets. */
const met =
  /(?:依頼|質問|問い合わせ|話|何か)(?:を|が|に)?(?:あ|来|受け|届い|聞い|聞かれ|言われ)(?:れば|たら|たとき(?:に|は)?|たあと|てから)|(?:聞|言|頼)(?:かれ|われ|まれ)たら|(?:答え|返事|返答)(?:をする|する|る)?(?:前|とき)に?は?|\b(?:when|if|whenever|once)\s+(?:a|the|any|you (?:get|receive) a|somebody|someone|a (?:user|customer|colleague))\s*(?:user|customer|colleague|request|question|message|inquiry)?\s*(?:asks?|comes? in|arrives?|says? anything|writes?)?\s*(?:anything|something)?\s*,/gi;

/** The words of a clause that order a call whatever is asked; undefined where it orders none. */
export function forcedCall(clause: string): string | undefined {
  const own = withoutQuotes(clause).replace(met, ' ').trim();
  const found = forcing.exec(own);
  if (found === null) return undefined;
  // "Never answer without a tool" is two denials in one pattern; elsewhere a denial or a condition before it takes the order back.
  const doubled = /(?:ず|ない)(?:に|で)|なしの|ない(?:返事|答え|回答)は|\b(?:without|never)\b|n['’]t\b|\bnot\b/i.test(found[0]);
  const ahead = own.slice(0, found.index);
  const behind = own.slice(found.index + found[0].length);
  if (!doubled && (saysNot(behind) || /\b(?:not|never)\s*$|n['’]t\s*$/i.test(ahead))) return undefined;
  return conditional.test(ahead) || handsOver.test(behind) ? undefined : found[0].trim();
}
