// Leave to make up a number that is missing, by a closed list of forms in both languages.
import { withoutQuotes } from '../quotes.ts';
import { handsOver, saysNot } from './denials.ts';

const inventing =
  /推測|推定|推量|推し量|想像|予想|見当を|当て推量|当てずっぽう|でっち上げ|でたらめ|適当な|適当に|てきとう|仮の|仮に|総当たり|片端から|片っ端から|手当たり次第|ダミー|架空|それらしい|ありそうな|もっともらしい|勘で|(?:番号|id|値)を(?:作|補|考え|創|こしらえ)|\bguess|\binvent|\bmake(?:s)? (?:(?:one|it|them|something|an?|the) )?(?:[a-z]+ )?up\b|\bmade[- ]up\b|\bassum(?:e|ing)\b|\bfabricat|\bplaceholder\b|\bdummy\b|\bplausible\b|\bmost likely\b|\bfill(?:s|ing)? (?:in|it in|them in)\b|\bcome up with\b|\bestimat(?:e|ing) (?:it|one|the)\b|\bcount(?:s|ing)? (?:up|down)\b|\bmake an? (?:likely|probable|reasonable)\b/i;
const numberWords =
  /番号|\bid\b|ＩＤ|値|引数|パラメータ|桁|入力|情報|項目|\b(?:numbers?|ids?|identifiers?|arguments?|parameters?|values?|digits?|details?|information)\b/i;
const lacking =
  /(?:が|の|は|も)?(?:な(?:ければ|いとき|い場合|い依頼|くても|かったら)|ありませんなら|分からな|わからな|足りな|欠け|無い|不明|書かれていな|書いていな|言わな|言われな|伝えな|聞けな)|\b(?:missing|absent|lacks?|lacking|unknown|not (?:given|there|known|stated|mentioned)|(?:has|have|gives?|without|with|is|there[’']?s) no|without (?:a|the|any) (?:number|id)|no (?:number|id|value|identifier))\b/i;
const takesBack =
  /せず|しない|しません|[わさらかまばがなえけせめれ](?:ない|ません)|てはいけ|てはなら|てはだめ|禁|だめ|ダメ|やめ|避け|[うくすつむぶぐる]な(?:$|。)|ではなく|のではなく|かわりに|代わりに|\bforbidden\b|\bnot allowed\b|\bprohibited\b/;
const deniedAhead = /\b(?:never|not|without|instead of|rather than|avoid|no|forbidden|prohibited)\b|n['’]t\b/i;
const example = /(?<![A-Za-z0-9-])[A-Za-z]{1,8}-\d+/;

/** Comma segments; one that does not end a thought goes on into the next. */
function segments(clause: string): string[] {
  const found: string[] = [];
  for (const part of clause.split(/[、,]/)) {
    const last = found.at(-1);
    if (
      last !== undefined &&
      /(?:たり|は|を|で|に|や|と|の|も)$/.test(last) &&
      !/(?:なくても|ときは|場合は|ときに|場合に|ければ)$/.test(last)
    )
      found[found.length - 1] = `${last}、${part}`;
    else found.push(part);
  }
  return found;
}

/** The words of a clause that let a missing number be made up; undefined where it lets none. `before` is the clause ahead of it. */
export function inventedNumber(clause: string, before = ''): string | undefined {
  const own = withoutQuotes(clause);
  const context = `${before} ${own}`;
  const about = numberWords.test(context) || (lacking.test(context) && numberWords.test(before));
  const all = segments(own);
  for (const [i, part] of all.entries()) {
    const found = inventing.exec(part);
    if (found === null || !about) continue;
    const behind = part.slice(found.index + found[0].length);
    const ahead = `${all.slice(0, i).join(',')} ${part.slice(0, found.index)}`;
    const turned = /\b(?:just|simply|instead,?|but)\s*$/i.test(ahead) || /\b(?:and|then) \w*\s*$/i.test(part.slice(0, found.index));
    if (takesBack.test(behind) || handsOver.test(part) || (!turned && deniedAhead.test(lacksRemoved(ahead)))) continue;
    return found[0].trim();
  }
  const stand =
    lacking.test(own) && example.test(own) && /使|渡|入れ|送|呼|\b(?:use|try|pass|send|call|enter|put|start|begin)\b/i.test(own);
  return stand && !saysNot(own.replace(lacking, ' ')) ? (example.exec(own)?.[0] ?? undefined) : undefined;
}

/** The text without the words that say that something is missing: they deny nothing. */
function lacksRemoved(text: string): string {
  return text.replace(new RegExp(lacking.source, 'gi'), ' ');
}
