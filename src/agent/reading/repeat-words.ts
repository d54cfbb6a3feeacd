// Whether a text gives leave to repeat the same call, forbids it, or says nothing about it. A fixed list of words in two
// languages, read clause by clause: a word of repeating, then the polarity around it. Listed on the page.

/** What a text says about repeating. */
export type RepeatWord = 'repeat' | 'do-not-repeat' | 'nothing';

/** One language's words. */
type Tongue = {
  /** Words that speak of doing the same once more. */
  repeating: RegExp;
  /** Refusals that need no word of repeating. */
  never: RegExp;
  /** Idioms that look negative and permit: taken out before the negation is looked for. */
  permits: RegExp;
  negation: RegExp;
  /** A clause that only sets a condition: its polarity stands in the rest of the sentence. */
  condition: RegExp;
  clauses: RegExp;
};

const japanese: Tongue = {
  repeating:
    /再試行|再実行|再送|再度|リトライ|繰り返|くり返|もう(一|1)?度|もういちど|やり直|送り直|試し直|呼び直|頼み直|何度|(これ以上|次)の試行|(同じ|この)(呼び出し|検索|条件|依頼|内容|リクエスト)(を|で|の|は)|送って|呼んで(も|よ|い|構)|試して(も|よ|い|構)|少し(時間|待|経|後|たって)|しばらく(して|待|経|後|たって)|時間を(置|お|空|あ)|(数|(?<!\d)\d{1,6}) ?(秒|分)(ほど)?(後|待|置|お|空|あ)|後ほど/,
  never: /(一|1)度きり|二度と/,
  permits: /(構|かま)いません|問題(は|が)?(ありません|ない)|差し支え(は|が)?(ありません|ない)|(遠慮|ためらわ)(なく|ず)|大丈夫/g,
  negation:
    /ない(?!し|よう)|ません|(?<!ま|い)ず(に|、|。|$)|無駄|不要|不可|無用|無意味|禁止|控え|遠慮|やめて|避け|断られ|拒否され|結果は(同じ|変わ)|同じ結果|(だめ|駄目)/,
  condition: /(ても|でも|ところで|限り|たら|なら|と|れば)$/,
  clauses: /[。．！？!?\n;]/,
};

const english: Tongue = {
  repeating:
    /\b(again|once more|twice|another (attempt|try|call)|second (attempt|time|try|call)|re-?tr(y|ies|ied|ying)|retr(y|i)able|repeat(ed|ing|s)?|re-?send(ing|s)?|resubmit(ting|s)?|re-?issue|try later|this call)\b/,
  never:
    /\bleave (this|the) (call|request)[^.]* alone\b|\bhowever often\b|\bno matter how (often|many)\b|\bstop (here|calling)\b|\bone-?off\b|\bcall (it|this)( tool)? only once\b/,
  permits: /\b(do not|don't|never) hesitate( to)?\b|\b(no|not a) (problem|harm)\b|\bfeel free( to)?\b|\bno need to wait\b/g,
  negation:
    /\b(not|no|never|cannot|can't|won't|don't|doesn't|isn't|wouldn't|mustn't|refrain|avoid|without|useless|pointless|in vain|refus(ed|al)|rejected|nothing|fails?|forbidden|non)\b|n't\b/,
  condition: /^\s*(even )?(if|when|though|should you)\b/,
  clauses: /[!?\n;]|\.(?=\s|$)/,
};

function readClause(clause: string, rest: string, tongue: Tongue): RepeatWord {
  const bare = clause.replace(tongue.permits, ' ');
  if (!tongue.repeating.test(clause)) return 'nothing';
  if (tongue.negation.test(bare)) return 'do-not-repeat';
  const conditional = tongue.condition.test(clause.trim()) && tongue.negation.test(rest.replace(tongue.permits, ' '));
  return conditional ? 'do-not-repeat' : 'repeat';
}

function read(text: string, tongue: Tongue, commas: RegExp): RepeatWord[] {
  return text.split(tongue.clauses).flatMap((sentence) => {
    if (tongue.never.test(sentence)) return ['do-not-repeat' as const];
    const parts = sentence.split(commas);
    return parts.map((part, i) => readClause(part, parts.slice(i + 1).join(' '), tongue));
  });
}

/** Reads `text` clause by clause; a plain refusal anywhere outweighs an invitation to repeat. */
export function repeatWord(text: string): RepeatWord {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const found = [...read(plain, japanese, /、/), ...read(plain, english, /,| and | but | so |: (?!no)/)];
  if (found.includes('do-not-repeat')) return 'do-not-repeat';
  return found.includes('repeat') ? 'repeat' : 'nothing';
}
