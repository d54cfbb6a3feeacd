// How an instruction says no, or leaves the matter to a person: what stands under it is not ordered.
import { isNegative } from '../clauses.ts';
import { withoutQuotes } from '../quotes.ts';

/** Japanese and English denials that only an instruction has: 呼ばずに, 渡してはいけない, "is never". */
const refusing =
  /(?:[わさせらばまかえけめ])ず(?:に|、|。|$)|(?:て|で)は(?:いけ|なら|だめ|ダメ)|禁じ|[うくすつむぶぐる]な(?:$|。)|[わさせらばまかえけめれ](?:ない|ません)(?:で|$|。|、|こと|よう)|\bnot\b|n['’]t\b|\bnever\b|\bno (?:tool|need)\b|\bwithout (?:a|any) call\b/i;

/** True where an instruction says not to do it. Quotations are somebody's words and do not count. */
export function saysNot(text: string): boolean {
  const own = withoutQuotes(text);
  return isNegative(own) || refusing.test(own);
}

/** A clause whose action is to ask back, to decline or to hand over. */
export const handsOver =
  /担当者(?:に|へ|と)|人に(?:代|渡|任|聞|尋|回)|聞き返|問い返|尋ね|断[るりっ]|お断り|代わ(?:る|り)ま?す?|何もしな|\bhand(?:s|ed|ing)? (?:it |them |this |that )?(?:over|on|to)\b|\b(?:to|ask|asks|tell|inform|with)\s+(?:a |an |the |your )?(?:colleague|person|human|staff|clerk)|\b(?:colleague|person|human|staff|clerk)s?\s+(?:will|takes?|steps?|answers?|handles?|does|decides?)\b|\bask (?:back|for|which|what|the (?:user|customer|caller|member))\b|\bcall (?:none|nothing)\b|\bdeclin|\brefus|\bescalat|\bsay (?:so|that)\b/i;
