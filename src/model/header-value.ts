// Header values for Mcp-Name and Mcp-Param-*: plain where a header can carry the text, else base64 of its UTF-8 between markers (mcp-facts 2.12).

const PREFIX = '=?base64?';
const SUFFIX = '?=';

/** The text as a header value. Text that itself looks like a marked value is marked too, so that it decodes to itself. */
export function headerValue(text: string): string {
  const plain = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith(PREFIX);
  return plain ? text : `${PREFIX}${base64(text)}${SUFFIX}`;
}

/** The text of a header value, or `undefined` where the markers stand around something that is no base64 of UTF-8. */
export function decodedHeader(value: string): string | undefined {
  if (!value.startsWith(PREFIX) || !value.endsWith(SUFFIX)) return value;
  const code = value.slice(PREFIX.length, -SUFFIX.length);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(atob(code), (char) => char.charCodeAt(0)),
    );
    return base64(text) === code ? text : undefined;
  } catch {
    return undefined;
  }
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
