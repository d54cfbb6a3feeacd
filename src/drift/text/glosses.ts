// What a text says about single values of an enum: `active: has an order`, "`open` means …", 「openは…」.
import { textLikeness, tidy } from './words.ts';

/** The explanation of each of `values` in `text`, where there is one. */
export function glossesIn(text: string, values: readonly string[]): Map<string, string> {
  const plain = tidy(text);
  const found = new Map<string, string>();
  for (const value of values.slice(0, 100)) {
    if (value === '' || value.length > 60) continue;
    for (const quote of ['`', "'", '"', '']) {
      const at = plain.indexOf(`${quote}${value}${quote}`);
      if (at === -1) continue;
      const rest = plain.slice(at + value.length + 2 * quote.length);
      const match = /^\s*(?::|=|-|–|—|\(|means\b|is\b|は|が|とは)\s*([^,;、；。()]{2,200})/iu.exec(rest);
      const before = at === 0 ? '' : (plain[at - 1] ?? '');
      if (match?.[1] === undefined || (quote === '' && /[\p{L}\p{N}_-]/u.test(before))) continue;
      found.set(value, match[1].trim());
      break;
    }
  }
  return found;
}

/** True where two explanations of one value speak of different things, not only in other words. */
export function redefines(before: string, after: string): boolean {
  return tidy(before).toLowerCase() !== tidy(after).toLowerCase() && textLikeness(before, after) < 0.6;
}
