// Whether a text tells the agent to repeat the same call, not to, or says nothing about it.
// A fixed list of phrases in two languages, read clause by clause; listed on the page.

/** What a text says about repeating. */
export type RepeatWord = 'repeat' | 'do-not-repeat' | 'nothing';

const never = [
  /再試行(は|を|も)?(し|行わ)?(ない|ません|不要|不可|できません|できない|しても|せず|禁止)/,
  /(再試行|再送|再実行|繰り返し)(しても|は不可|は不要|はでき|を禁)/,
  /(繰り返|やり直|送り直|試し直|呼び直|再送)(さない|さず|しても|すな|して(も|は)|せず|しない|されても)/,
  /(何度|もう一度|同じ(呼び出し|内容|依頼|条件)).{0,20}(送って|呼んで|試して|繰り返して|実行して|頼んで)も/,
  /(同じ|この)呼び出し.{0,8}(通りません|通らない|受け付けません|断られます|成功しません)/,
  /待っても|待てば.{0,6}ません|時間を(置|お)いても/,
  /\b(do not|don't|never|must not|should not|shouldn't|no need to|not safe to|cannot be|can't be|not be|without)\b[^.;]{0,24}\b(retry|retried|retrying|repeat|repeated|repeating|resend|resent|resending|try(ing)? again)\b/,
  /\b(retry|retrying|repeating|resending|trying again|a retry)\b[^.;]{0,40}\b(will not|won't|cannot|can't|does not|doesn't|would not|is not|is no use|is useless|is pointless|not help|fail)\b/,
  /\bnot (a )?retr(y|iable|yable)\b|\bnon-?retr(y|iable|yable)\b|\bno retr(y|ies)\b/,
];

const again = [
  /再試行|再実行|もう一度|もういちど|あらためて(呼|送|試)|しばらく(して|待|経|後|たって)|少し(待|経|時間|後|たって)|後ほど|(数|\d+) ?(秒|分)(ほど)?(後|待|あけ|空け|置|お)|時間を(置|お)いて/,
  /\b(retry|retryable|retriable|try again|try it again|try later|again later|wait and|call again|repeat the (same )?call|in a (few )?(moment|second|minute)s?|after \d+ ?(s|sec|seconds|minutes))\b/,
];

/** Splits at sentence ends and at contrasts, so that a refusal in one clause does not hide an invitation in the next. */
function clauses(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().split(/[。．！？!?\n]|\.\s|\.$|;|(?<=ません)が、|(?<=です)が、/).filter((clause) => clause.trim() !== '');
}

/** Reads `text` clause by clause; a plain refusal anywhere outweighs an invitation to repeat. */
export function repeatWord(text: string): RepeatWord {
  let found: RepeatWord = 'nothing';
  for (const clause of clauses(text)) {
    if (never.some((form) => form.test(clause))) return 'do-not-repeat';
    if (again.some((form) => form.test(clause))) found = 'repeat';
  }
  return found;
}
