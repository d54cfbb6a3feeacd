// What a text says about single values: `active: has an order`, "`open` means …", 「openは…」, "true: send no mail", "1 is highest".
import { contentWords, textLikeness, tidy } from './words.ts';

/** The explanation of each of `values` in `text`, where there is one: its first sentence. */
export function glossesIn(text: string, values: readonly string[]): Map<string, string> {
  const plain = tidy(text);
  const found = new Map<string, string>();
  for (const value of values.slice(0, 100)) {
    if (value === '' || value.length > 60) continue;
    for (const quote of ['`', "'", '"', '']) {
      const gloss = glossAt(plain, quote + value + quote, quote === '');
      if (gloss === undefined) continue;
      found.set(value, gloss);
      break;
    }
  }
  return found;
}

/** What a text says of `true` and of `false`. */
export function truths(text: string): Map<'true' | 'false', string> {
  const plain = tidy(text);
  return new Map(
    (['true', 'false'] as const).flatMap((value) => {
      const gloss = glossAt(plain, value, true, explainsTruth);
      return gloss === undefined ? [] : [[value, gloss] as const];
    }),
  );
}

const explains = /^\s*(?::|=|-|–|—|\(|means\b|is\b|は|が|とは)\s*((?:(?!\.\s)[^,;、；。()]){2,200})/iu;

const explainsTruth =
  /^\s*['"`]?\s*(?::|=|-|–|—|\(|,|means\b|to\b|なら(?:ば)?|の場合(?:は|に)?|のとき(?:は)?|だと|にすると|は)\s*、?\s*((?:(?!\.\s)[^;；。()]){2,200})/iu;

// The first of the word's places that an explanation follows.
function glossAt(text: string, word: string, bare: boolean, form: RegExp = explains): string | undefined {
  let at = text.indexOf(word);
  for (let tries = 0; at !== -1 && tries < 8; tries += 1) {
    const end = at + word.length;
    const match = form.exec(text.slice(end, end + 260));
    const before = at === 0 ? '' : (text[at - 1] ?? '');
    if (match?.[1] !== undefined && !(bare && /[\p{L}\p{N}_-]/u.test(before))) return match[1].trim();
    at = text.indexOf(word, end);
  }
  return undefined;
}

/** True where two explanations of one value speak of different things or of the opposite, not only in other words. */
export function redefines(before: string, after: string): boolean {
  if (tidy(before).toLowerCase() === tidy(after).toLowerCase()) return false;
  return textLikeness(before, after) < 0.6 || contradicts(before, after);
}

/** True where the two explanations have next to nothing in common, or one denies the other: no rewording explains that. */
export function overturns(before: string, after: string): boolean {
  return textLikeness(before, after) < 0.3 || contradicts(before, after);
}

const denials = /\b(?:no|not|never|without|cannot)\b|n't\b|ない|ません|せず|なし/gi;

/** True where one text denies what the other says in the same words. */
export function contradicts(before: string, after: string): boolean {
  const count = (text: string): number => (tidy(text).match(denials) ?? []).length;
  return count(before) % 2 !== count(after) % 2 && textLikeness(affirmed(before), affirmed(after)) >= 0.75;
}

function affirmed(text: string): string {
  return tidy(text)
    .replace(/ません/g, 'ます')
    .replace(/しない/g, 'する')
    .replace(/ない/g, 'る')
    .replace(/\b(?:do|does|did|is|are|will|can)(?:n't| not)\b/gi, ' ')
    .replace(denials, ' ');
}

/**
 * The values whose explanation went over to another value ("1 is highest" became "5 is highest"), with both explanations.
 * `after` is a dash where the value is not explained any more.
 */
export function exchanged(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): { value: string; before: string; after: string }[] {
  const key = (text: string): string => [...contentWords(text)].toSorted().join(' ') || tidy(text).toLowerCase();
  return [...before].flatMap(([value, text]) => {
    const now = after.get(value);
    if (now !== undefined && key(now) === key(text)) return [];
    const taken = [...after].some(
      ([other, gloss]) => other !== value && key(gloss) === key(text) && key(before.get(other) ?? '') !== key(text),
    );
    return taken ? [{ value, before: text, after: now ?? '—' }] : [];
  });
}
