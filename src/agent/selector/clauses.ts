// A description as clauses: what the tool is for, examples, what it is not for, and where it sends the reader instead.
import { normalize } from './identifiers.ts';
import { type Named, type Names, namesIn } from './names.ts';
import { type Quote, quotes, withoutQuotes } from './quotes.ts';

/** One clause. `siblings` are the other tools that it sends the reader to, by place in the list. */
export type Clause = { kind: 'plain' | 'example' | 'negative'; text: string; siblings: number[] };

/** Where a Japanese negation ends its sentence; before a noun it only describes that noun ("ログインできない人"). */
const closes =
  '(?=\\s*(?:$|[。.、,;:!()]|(?:例|依頼|場合|とき|時|用途|もの)\\s*:|こと|ように|と(?:する|し)(?:$|[。、]|ます)|で(?:くだ|下)|が(?:、|$)|ので|ため|から))';
const conditional =
  '(?<!\\b(?:if|when|who|that|which|because|unless)\\s(?:you\\s|they\\s|(?:(?:the|a)\\s)?(?:users?|callers?|customers?|members?|buyers?|person)\\s|some(?:body|one)\\s)?)';
const negation = new RegExp(
  [
    `(?:使|用|行|扱|返|含|受け付け|受け取|対応|でき|し|問)(?:わ|い|え|ら|さ|ま|み|て)*(?:ない|ません|ず)${closes}`,
    `(?:答え|応じ|調べ)(?:られ)?(?:ない|ません|ず)${closes}`,
    `(?:呼(?:ば|び|べ)|選(?:ば|び|べ)|決(?:め|ま)|限(?:ら|り)|頼(?:ら|り))(?:れ)?(?:ない|ません|ず)${closes}`,
    `(?:使|用|行|扱|返|呼|選|頼|渡|調べ)[いっんしびりえ]?[てで]は(?:いけ|なら|だめ)`,
    `(?:対象外|不可|禁止|避ける|(?:[はを])除く|ではない|ではありません|(?:向|届|動)(?:かない|きません))${closes}`,
    `${conditional}\\b(?:(?:do|does|should|must|can|will)\\s*(?:not\\b(?!\\s+only)|n['’]t\\b)|cannot\\b|can['’]t\\b|won['’]t\\b|never\\b)`,
    '\\bnot\\s+(?:for|to|intended|meant|suitable|supported|used|applicable)\\b|\\bexcept\\b|\\bexclud(?:es?|ing)\\b|^\\W*avoid\\b',
    '\\binstead of\\b|\\brather than\\b|\\bunsuitable\\b|\\bout of scope\\b',
  ].join('|'),
  'i',
);
/** What stands beside a name that is mentioned as a source or a step, not as the better choice. */
const before =
  /(?:\bafter(?: calling| using)?|\bfrom|\breturned by|\boutput of|\bresults? (?:of|from)|\bfound (?:by|with)|\bgiven by|\bprovided by|\bobtained (?:from|with|by)|\bunlike|\bfirst,? (?:call|use)|先に|まず|事前に|あらかじめ|\binstead of|\brather than)\s*[`"'“「]?$/i;
const behind =
  /^[`"'”」]?\s*(?:の(?:結果|出力|戻り値|応答|返す|返した)|で[^。、]{0,15}?(?:得|取得し|調べ|見つけ|探し|確認し|検索し|受け取っ|登録し|作成し)(?:た|てから)|が返|から(?:得|受け|取得し|返)|を(?:呼ん|使っ|実行し)(?:だ|た)(?:あと|後)|のあと|の後|とは(?:違|異|別)|(?:では|じゃ|で)なく|'s (?:result|output))/;
const bullet = /^[-*・•]\s*/;
/** "Not for: A. B" in one line: what has no verb of its own is still under the label. */
const label = /^[^:]{1,16}:/;
const noVerb = /[\p{Script=Han}\p{Script=Katakana}ー][。.]?$/u;
const exampleStart = /^\s*(?:[([（]\s*)?(?:例|使用例|依頼の?例|質問例|たとえば|例えば|e\.g\.|for example|examples?\b|such as)/i;

/** True behind a quoted request: what follows is a new thought, unless a particle or a small letter goes on with the sentence. */
function endsClause(text: string, { to, inside }: Quote): boolean {
  const mark = text.charAt(to - 1);
  const next = text
    .slice(to, to + near)
    .trimStart()
    .charAt(0);
  if (mark === '」' || mark === '』') return !/[がはをにのでともへやなか、,。)]/.test(next);
  return mark !== '`' && /\s|[ぁ-ヺ一-鿿]{4}/.test(inside) && /[A-Z"“「『ァ-ヺ一-鿿]/.test(next);
}

/** No pattern here looks further than this around a place. */
const near = 40;

/** Places where a new clause begins, in code units. */
function cuts(text: string): number[] {
  const quoted = quotes(text);
  const inside = (at: number): boolean => quoted.some(({ from, to }) => at > from && at < to);
  const found: number[] = [];
  for (const match of text.matchAll(/[。!?;\n]|\.(?=\s|$|[^\s\w.,)])|,(?=\s*(?:but|not|except)\b)/gi)) {
    const at = match.index + (match[0] === ',' ? 0 : 1);
    if (!inside(match.index) && !/(?:e\.g|i\.e|etc|no|vs|approx)$/i.test(text.slice(Math.max(0, match.index - 8), match.index)))
      found.push(at);
  }
  for (const quote of quoted) if (endsClause(text, quote)) found.push(quote.to);
  return found.toSorted((a, b) => a - b);
}

/** The clauses of a text as they stand, never cut inside a quotation. */
export function splitClauses(text: string): string[] {
  const ends = [...cuts(text), text.length];
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end).trim()).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** Characters of one clause in which orders and routes are looked for; nobody writes a longer thought. */
export const clauseMost = 600;

/** True where a text says "not", outside quotations. */
export function isNegative(text: string): boolean {
  return negation.test(withoutQuotes(text));
}

/** The text without the tools that it names, and without the "instead of" before them: that says nothing about its other words. */
export function withoutNames(text: string, named: readonly Named[]): string {
  return named.reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from).replace(/\b(?:instead of|rather than)\s*[`"']?$/i, '')} ${rest.slice(to)}`,
    text,
  );
}

/** The clauses of a tool's description. `names` are all tool names of the list, `self` its own place. */
export function clausesOf(description: string, names: Names, self: number): Clause[] {
  const found: Clause[] = [];
  // "Not for:" and then a list: every line of the list is what its heading is.
  let heading: Clause['kind'] = 'plain';
  let labelled = false;
  let read = 0;
  const whole = normalize(description);
  for (const text of splitClauses(whole)) {
    const from = whole.indexOf(text, read);
    labelled &&= !whole.slice(read, from).includes('\n') && !label.test(text) && noVerb.test(text);
    read = from + text.length;
    const named = namesIn(text, names).filter(({ tool }) => tool !== self);
    const sent = named.filter(
      ({ from, to }) => !before.test(text.slice(Math.max(0, from - near), from)) && !behind.test(text.slice(to, to + near)),
    );
    const plain = withoutNames(text, named);
    const siblings = [...new Set(sent.map(({ tool }) => tool))];
    const last = found.at(-1);
    const listed: Clause['kind'] = bullet.test(text) ? heading : 'plain';
    const negative: boolean = siblings.length > 0 || isNegative(plain) || listed === 'negative' || labelled;
    const example: boolean =
      !negative && (exampleStart.test(text) || listed === 'example' || (last?.kind === 'example' && /^[「"“『]/.test(text)));
    const kind: Clause['kind'] = negative ? 'negative' : example ? 'example' : 'plain';
    labelled ||= isNegative(label.exec(plain)?.[0] ?? '');
    if (!bullet.test(text)) heading = text.endsWith(':') ? kind : 'plain';
    // "Not for returns. Use create_return." is one thought in two sentences.
    if (last?.kind === 'negative' && last.siblings.length === 0 && siblings.length > 0) last.siblings = siblings;
    found.push({ kind, text: plain, siblings });
  }
  return found;
}
