// The engine writes keys into URIs, which cannot carry half a surrogate pair. Such texts are judged in a spelling of
// equal length from the private use plane, and the verdict is spelled back.
import { isObject, type Json } from '../model/json.ts';

const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const spelled = /[\u{f0000}-\u{f07ff}]/gu;

/** True where some string of `value` has half a surrogate pair. Measure the value first: this recurses. */
export function hasLoneSurrogate(value: Json): boolean {
  // JSON text writes halves as escapes. A text that quotes such an escape is taken for one too, which does no harm.
  return /\\u[dD][89a-fA-F]/.test(JSON.stringify(value));
}

/** `value` with halves spelled as private characters, one for one. */
export function spellOut(value: Json): Json {
  return mapStrings(value, (text) => text.replace(lone, (half) => String.fromCodePoint(0xf0000 + half.charCodeAt(0) - 0xd800)));
}

/** The way back. */
export function spellBack(value: Json): Json {
  return mapStrings(value, backText);
}

/** The way back for one text. */
export function backText(text: string): string {
  return text.replace(spelled, (half) => String.fromCharCode((half.codePointAt(0) ?? 0) - 0xf0000 + 0xd800));
}

function mapStrings(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [change(key), mapStrings(member, change)]));
}
