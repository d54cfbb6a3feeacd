// Words that widen or narrow what a tool covers, words that make a rule, and words that announce an end.
import { contradicts } from './glosses.ts';
import { dice } from './names.ts';
import { sentences } from './sentences.ts';
import { contentWords, tidy } from './words.ts';
import type { SentenceDiff } from './sentences.ts';

/** Marks of coverage in a sentence. */
export type Mark = 'all' | 'only' | 'except' | 'state' | 'part' | 'edge' | 'deed';

const forms: readonly (readonly [Mark, RegExp])[] = [
  ['all', /\b(?:all|every|entire|whole)\b|すべて|全て|全件|全部|あらゆる|全(?=[^体角半])/i],
  [
    'only',
    // Not "create-only", not an order ("only specify …"), and not when something counts ("only used if …", "only type=url").
    /(?<!-|\b(?:required|used|needed|valid|supported|available|applicable) )\b(?:only(?!-|\s+(?:call|used?|run|provide|pass|set|send|specify|works?|when|if|once|need|after|appl(?:y|ies|icable)|required|relevant|valid|meaningful)\b|\s+[\w.]+\s*=|\s+\w+(?:ed|able)\s+(?:if|when|where|for|on|in|by|with|until|once|after)\b)|solely|exclusively|limited to|restricted to)\b|(?<!(?:場合|とき|時)に?)(?:のみ|だけ)|に限り|に限る|限定/i,
  ],
  [
    'except',
    /\b(?:except|excluding|excludes|excluded|not included|does not include|are not returned|other than)\b|除く|除き|除いて|以外|含みません|含まない|含まれません|返しません/i,
  ],
  ['edge', /\bexclusive\b(?! of)|を含まない|は含まない|含みません/i],
  ['part', /\btruncates?\b|\b(?:is|are|be) truncated\b|\bcuts? off\b|打ち切|切り捨て|切り詰め/i],
  [
    'state',
    /\b(?:open|closed|active|inactive|archived|unarchived|deleted|pending|unpaid|paid|published|completed|cancelled)(?=\s+\p{L}{3,}s\b)|未完了|未払|未処理|進行中|有効な|無効な|公開中|削除済|終了した|受付中/iu,
  ],
];

const ruleForm =
  /\b(?:must|shall|never|always|required to|do not|don't|may not|cannot)\b|必ず|なければなりません|してはいけません|しないでください|禁止|でなければ/i;
const endForm = /\b(?:deprecated|obsolete|no longer supported|will be removed)\b|非推奨|廃止/i;

/** The marks of coverage in `text`. */
export function marks(text: string): Set<Mark> {
  const plain = tidy(text);
  return new Set(forms.filter(([, form]) => form.test(plain)).map(([mark]) => mark));
}

/** True for a sentence that lays down a rule. */
export function isRule(text: string): boolean {
  return ruleForm.test(tidy(text));
}

/** True where `after` announces an end that `before` did not. */
export function announcesEnd(before: string, after: string): boolean {
  return endForm.test(tidy(after)) && !endForm.test(tidy(before));
}

/** A sentence before and after, and the marks that only one side has. */
export type ScopeChange = { old: string | null; new: string | null; marks: Mark[] };

// A condition, an example, advice for the reader, or when an argument counts: not what the tool covers.
const particular =
  /^(?:[-*•]\s*)?(?:\([^)]{0,40}\)\s*)?(?:if|when|whenever|with|without|for|use|set|pass|note|example|e\.g\.|(?:actions?|options?|modes?|errors?|returns?|warning)\s*:|users?\b|not for|do not|don't|required|used|ignored|hono(?:u)?red|supported|applies|valid)\b|^(?:→|->|=>)|→|=>|(?:場合|とき|時)(?:は|には|、)/i;

/**
 * The sentences in which coverage changed: edited ones whose marks differ, and gained or dropped ones about the same thing. The first
 * sentence always counts; of the others, those that speak of a particular case do not.
 */
export function scopeChanges(diff: SentenceDiff, before: string, after: string): ScopeChange[] {
  const found: ScopeChange[] = [];
  const [firstOld, firstNew] = [sentences(before)[0], sentences(after)[0]];
  const general = (sentence: string): boolean => sentence === firstOld || sentence === firstNew || !particular.test(sentence);
  for (const { old, new: now } of diff.edited) {
    const changed = general(old) && general(now) ? different(marks(old), marks(now)) : [];
    if (changed.length > 0) found.push({ old, new: now, marks: changed });
  }
  for (const now of diff.gained) if (general(now) && limits(now, before)) found.push({ old: null, new: now, marks: [...marks(now)] });
  for (const old of diff.dropped) if (general(old) && limits(old, after)) found.push({ old, new: null, marks: [...marks(old)] });
  return found;
}

function different(a: ReadonlySet<Mark>, b: ReadonlySet<Mark>): Mark[] {
  return forms.map(([mark]) => mark).filter((mark) => a.has(mark) !== b.has(mark));
}

function limits(sentence: string, other: string): boolean {
  const found = marks(sentence);
  if (found.has('except')) return true;
  if (!found.has('only')) return false;
  const first = contentWords(other.split(/[.。\n]/)[0] ?? '');
  return [...contentWords(sentence)].some((word) => first.has(word));
}

/**
 * The clauses with a rule that only one side has. A rule said in other words is none of them, nor one that is only about values
 * that no old call can send.
 */
export function ruleChanges(
  before: string,
  after: string,
  values: { kept: readonly string[]; added: readonly string[] } = { kept: [], added: [] },
): { dropped: string[]; gained: string[] } {
  const [olds, news] = [clauses(before), clauses(after)];
  const [oldKeys, newKeys] = [new Set(olds.map(key)), new Set(news.map(key))];
  const dropped = olds.filter((clause) => !newKeys.has(key(clause)));
  const gained = news.filter((clause) => !oldKeys.has(key(clause)));
  return {
    dropped: dropped.filter((clause) => !gained.some((other) => reworded(clause, other))),
    gained: gained.filter((clause) => !dropped.some((other) => reworded(other, clause)) && !concernsNewOnly(clause, after, values)),
  };
}

/** True for one rule in slightly other words: long, nearly the same words, the same numbers and quotations, and as many denials. */
function reworded(old: string, now: string): boolean {
  const [a, b] = [contentWords(old), contentWords(now)];
  return Math.min(a.size, b.size) >= 5 && dice(a, b) >= 0.8 && literals(old) === literals(now) && !contradicts(old, now);
}

function literals(text: string): string {
  return (tidy(text).match(/\d+(?:\.\d+)?|'[^']{1,40}'|"[^"]{1,40}"|`[^`]{1,40}`/g) ?? []).toSorted().join(' ');
}

function concernsNewOnly(clause: string, text: string, { kept, added }: { kept: readonly string[]; added: readonly string[] }): boolean {
  const sentence = sentences(text).find((one) => one.includes(clause)) ?? clause;
  const quotes = (value: string): boolean => ["'", '"', '`'].some((quote) => sentence.includes(`${quote}${value}${quote}`));
  return added.some(quotes) && !kept.some(quotes);
}

// What the type says already, the schema decides.
const restates =
  /^(?:it )?must be an? (?:number|integer|string|boolean|array|object|list)\b[^.]{0,40}\.?$|^(?:数値|整数|文字列|配列)でなければなりません/i;

function clauses(text: string): string[] {
  return tidy(text)
    .split(/(?<=[。!?])|\.\s|[();]|\n/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && isRule(clause) && !restates.test(clause) && !clause.includes('": '));
}

function key(clause: string): string {
  return [...contentWords(clause)].toSorted().join(' ');
}
