// What can be said about an address before anything is sent. Pure.
import type { Coded } from '../../../model/evidence.ts';
import { fail, ok, type Result } from '../../../model/result.ts';

/** A further header; an empty name means none. */
export type Header = { name: string; value: string };

/** Where the reader wants to go. `local`: this machine. */
export type Target = { url: string; local: boolean; headers: Record<string, string> };

/** Headers of the protocol and of the browser: a page cannot, or must not, set them. */
const reserved =
  /^(?:accept|accept-.*|access-control-.*|connection|content-length|content-type|cookie2?|date|dnt|expect|host|keep-alive|mcp-.*|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via)$/i;

/** Names of this machine that the page's policy allows without encryption. */
const allowedPlain = new Set(['localhost', '127.0.0.1']);

/** Whether a host is this machine. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\./.test(hostname) || hostname === '[::1]';
}

/** Full-width characters of an address as they were meant; spaces around it are no part of it. */
export function normalAddress(text: string): string {
  return text.normalize('NFKC').trim();
}

function headersOf({ name, value }: Header): Result<Record<string, string>, Coded> {
  const [key, text] = [name.trim(), value.trim()];
  if (key === '') return text === '' ? ok({}) : fail({ code: 'connect.header-nameless', params: {} });
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(key)) return fail({ code: 'connect.header-name-form', params: { name: key } });
  if (reserved.test(key)) return fail({ code: 'connect.header-reserved', params: { name: key } });
  return /^[\x20-\x7e]*$/.test(text) ? ok({ [key]: text }) : fail({ code: 'connect.header-value-form', params: {} });
}

/** Reads the form. `secure`: the page itself came over https. */
export function readTarget(address: string, header: Header): Result<Target, Coded> {
  const text = normalAddress(address);
  if (!URL.canParse(text)) return fail({ code: 'connect.bad-address', params: {} });
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return fail({ code: 'connect.bad-address', params: {} });
  if (url.username !== '' || url.password !== '') return fail({ code: 'connect.user-info', params: {} });
  if (url.protocol === 'http:' && !allowedPlain.has(url.hostname)) {
    const code = isLocal(url.hostname) ? 'connect.local-name' : 'connect.plain-http';
    return fail({ code, params: { host: url.host } });
  }
  url.hash = '';
  const headers = headersOf(header);
  return headers.ok ? ok({ url: url.href, local: isLocal(url.hostname), headers: headers.value }) : headers;
}
