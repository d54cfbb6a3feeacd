// The text that an HTTP header carries: plain, or base64 of UTF-8 between markers. MCP 2026-07-28, Streamable HTTP (MUST).

const marked = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes as two hexadecimal digits each, with a percent sign before them. */
function escaped(code: string): string {
  const bits = [...code.replace(/=+$/, '')].map((letter) => letters.indexOf(letter).toString(2).padStart(6, '0')).join('');
  const bytes = bits.match(/[01]{8}/g) ?? [];
  return bytes.map((byte) => `%${Number.parseInt(byte, 2).toString(16).padStart(2, '0')}`).join('');
}

/** What a header says; undefined where the markers stand around something that is no base64 of UTF-8. */
export function headerText(value: string): string | undefined {
  const code = marked.exec(value.trim())?.[1];
  if (code === undefined) return /^=\?base64\?.*\?=$/.test(value) ? undefined : value.trim();
  try {
    return decodeURIComponent(escaped(code));
  } catch {
    return undefined;
  }
}
