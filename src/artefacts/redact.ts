// Takes secrets out of what leaves: the values of named variables wherever they appear, credentials, and well-known tokens.
import { isLiteral, knownToken } from '../grading/index.ts';
import { isObject, join, type Json } from '../model/json.ts';

/** The value of a variable, and the name that is shown in its place. */
export type NamedValue = { name: string; value: string };

/** Values shorter than this are left: they would take ordinary words out. */
const shortest = 4;
const tokens = new RegExp(knownToken.source, 'g');
const bearer = /\b(Bearer|Basic)\s+(?=[^\s"',;<>]{0,200}\d)[\w.~+/=-]{12,}/g;
const header =
  /\b((?:proxy-)?authorization|cookie|set-cookie|x-api-key|api-key)(\\?["']?\s*[:=]\s*\\?["']?)((?:Bearer|Basic|Token|ApiKey)\s+)?(?!(?:Bearer|Basic|Token|ApiKey)\s)([^\s"',;<>{}\\]{6,})/gi;
const credentialKey = /^(?:(?:proxy-)?authorization|cookie|set-cookie|x-api-key|api-key)$/i;
const userInfo = /(\b[a-z][\w+.-]{1,20}:\/\/)[^/@\s:]{0,200}:[^/@\s]{1,500}@/gi;

/** Longer values first, so that one inside another does not leave its rest behind. A scheme before a credential is a form of it, too. */
function formsOf(values: readonly NamedValue[]): NamedValue[] {
  return values
    .flatMap(({ name, value }) => {
      const bare = value.replace(/^\s*(?:Bearer|Basic|Token|ApiKey)\s+/i, '').trim();
      const lines = value.split(/\r?\n/).map((line) => line.trim());
      return [value, value.trim(), bare, encodeSafely(bare), JSON.stringify(bare).slice(1, -1), ...lines].map((form) => ({
        name,
        value: form,
      }));
    })
    .filter(({ value }) => value.length >= shortest)
    .toSorted((a, b) => b.value.length - a.value.length);
}

/** As it stands in a URL. A lone surrogate has no such form. */
function encodeSafely(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : text;
}

/** A function that cleans texts. Pure; every repetition is bounded by the text. */
export function redactor(values: readonly NamedValue[]): (text: string) => string {
  const forms = formsOf(values);
  return (text) => {
    let clean = text;
    for (const { name, value } of forms) clean = clean.replaceAll(value, `[${name}]`);
    return clean
      .replace(tokens, '[redacted]')
      .replace(userInfo, '$1[redacted]@')
      .replace(bearer, '$1 [redacted]')
      .replace(header, (whole: string, key: string, between: string, scheme: string | undefined, value: string) =>
        isLiteral(value) && !value.startsWith('[') && (/\d/.test(value) || value.length >= 16)
          ? `${key}${between}${scheme ?? ''}[redacted]`
          : whole,
      );
  };
}

/** A copy of `root` with every text and key cleaned, and the places where something was taken out. */
export function redactJson(root: Json, values: readonly NamedValue[]): { value: Json; places: string[] } {
  const clean = redactor(values);
  const places: string[] = [];
  const visit = (value: Json, pointer: string, key: string): Json => {
    if (typeof value === 'string') {
      const kept = credentialKey.test(key) && isLiteral(value) ? '[redacted]' : clean(value);
      if (kept !== value) places.push(pointer);
      return kept;
    }
    if (typeof value === 'number') {
      const shown = clean(String(value));
      if (!/^\[\w+\]$/.test(shown)) return value;
      places.push(pointer);
      return shown;
    }
    if (Array.isArray(value)) return value.map((item, i) => visit(item, join(pointer, i), ''));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const shown = clean(name);
        if (shown !== name) places.push(join(pointer, shown));
        return [shown, visit(inner, join(pointer, shown), name)];
      }),
    );
  };
  return { value: visit(root, '', ''), places };
}
