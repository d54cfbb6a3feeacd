// Words that widen or narrow what a tool covers, words that make a rule, and words that announce an end.
import { contentWords, tidy } from './words.ts';
import type { SentenceDiff } from './sentences.ts';

/** Marks of coverage in a sentence. */
export type Mark = 'all' | 'only' | 'except' | 'state';

const forms: readonly (readonly [Mark, RegExp])[] = [
  ['all', /\b(?:all|every|entire|whole)\b|すべて|全て|全件|全部|あらゆる|全(?=[^体角半])/i],
  [
    'only',
    /\b(?:only(?!\s+(?:call|use|run|provide|pass|set|works?|when|if|once|need|after)\b)|solely|exclusively|limited to|restricted to)\b|のみ|だけ|に限り|に限る|限定/i,
  ],
  [
    'except',
    /\b(?:except|excluding|excludes|excluded|not included|does not include|are not returned|other than)\b|除く|除き|除いて|以外|含みません|含まない|含まれません|返しません/i,
  ],
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

/** The sentences in which coverage changed: edited ones whose marks differ, and gained or dropped ones about the same thing. */
export function scopeChanges(diff: SentenceDiff, before: string, after: string): ScopeChange[] {
  const found: ScopeChange[] = [];
  for (const { old, new: now } of diff.edited) {
    const changed = different(marks(old), marks(now));
    if (changed.length > 0) found.push({ old, new: now, marks: changed });
  }
  for (const now of diff.gained) if (limits(now, before)) found.push({ old: null, new: now, marks: [...marks(now)] });
  for (const old of diff.dropped) if (limits(old, after)) found.push({ old, new: null, marks: [...marks(old)] });
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

/** The clauses with a rule that only one side has. */
export function ruleChanges(before: string, after: string): { dropped: string[]; gained: string[] } {
  const [olds, news] = [clauses(before), clauses(after)];
  const [oldKeys, newKeys] = [new Set(olds.map(key)), new Set(news.map(key))];
  return { dropped: olds.filter((clause) => !newKeys.has(key(clause))), gained: news.filter((clause) => !oldKeys.has(key(clause))) };
}

function clauses(text: string): string[] {
  return tidy(text)
    .split(/(?<=[。!?])|\.\s|[();]|\n/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && isRule(clause));
}

function key(clause: string): string {
  return [...contentWords(clause)].toSorted().join(' ');
}
