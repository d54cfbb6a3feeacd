// Faults inside one double-quoted string, the first in reading order.
import { controlFault, shorten, type Fault } from './words.ts';

const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The first fault of a string token the scanner calls unsound. `raw` includes its quotes. */
export function stringFault(raw: string, offset: number): Fault {
  for (let i = 1; i < raw.length; i += 1) {
    const code = raw.charCodeAt(i);
    if (code < 0x20) return controlFault(raw.charAt(i), offset + i);
    if (code !== 0x5c) continue;
    escape.lastIndex = i;
    const sound = escape.exec(raw);
    if (sound === null) {
      const found = badEscape(raw, i);
      // A backslash as the last character of the text is an unclosed string, not an escape.
      if (found.length > 1) return { code: 'bad-escape', offset: offset + i, length: found.length, params: { found } };
      break;
    }
    i += sound[0].length - 1;
  }
  return { code: 'unclosed-string', offset, length: raw.length, params: { found: shorten(raw) } };
}

function badEscape(raw: string, at: number): string {
  const unicode = /^\\u[0-9a-fA-F]{0,3}/.exec(raw.slice(at, at + 6));
  return unicode?.[0] ?? `\\${String.fromCodePoint(...(raw.codePointAt(at + 1) === undefined ? [] : [raw.codePointAt(at + 1) ?? 0]))}`;
}

/**
 * A lone surrogate in the string, or undefined. Written as an escape (`\ud83d`) it is JSON and is carried unchanged,
 * as an escape again: noted, not fatal. Standing raw in the text it cannot be stored or sent as UTF-8 without changing: fatal.
 */
export function loneSurrogate(raw: string, value: string, offset: number): { fault: Fault; fatal: boolean } | undefined {
  if (value.isWellFormed()) return undefined;
  const standing = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.exec(raw);
  if (standing !== null) {
    const found = `U+${standing[0].charCodeAt(0).toString(16).toUpperCase()}`;
    return { fatal: true, fault: { code: 'lone-surrogate', offset: offset + standing.index, length: 1, params: { found } } };
  }
  const written = /\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F][0-9a-fA-F]{2}/.exec(
    raw,
  );
  const found = written?.[0] ?? raw;
  return {
    fatal: false,
    fault: { code: 'lone-surrogate', offset: offset + (written?.index ?? 0), length: found.length, params: { found: shorten(found) } },
  };
}
