// Protocol messages: one, a pair, or an exchange, and the revision they are of.
import { at, isObject, join, own, walk, type Json } from '../model/json.ts';
import type { MessageTarget, Sent } from '../grading/index.ts';
import type { Artefact, ReadOptions } from './kinds.ts';

/** What servers of older revisions ask their client for; no client ever sends it. */
const askedByServers = new Set(['elicitation/create', 'sampling/createMessage', 'roots/list']);

/** Who sent a message, by its shape: only a server answers. */
function sender(message: Json): Sent['from'] {
  const method = own(message, 'method');
  if (typeof method === 'string' && askedByServers.has(method)) return 'server';
  const notice = typeof method === 'string' && method.startsWith('notifications/') && !/cancelled|initialized|roots/.test(method);
  return method !== undefined && !notice
    ? 'client'
    : notice || own(message, 'result') !== undefined || own(message, 'error') !== undefined || isObject(message)
      ? 'server'
      : 'client';
}

/** One message, or each of a batch: 2025-03-26 allowed several in one array. */
function opened(from: Sent['from'], message: Json, pointer: string): Sent[] {
  if (!Array.isArray(message)) return [{ from, message, pointer }];
  return message.map((one, i): Sent => ({ from, message: one, pointer: join(pointer, i), batch: true }));
}

function listed(items: readonly Json[], pointer: string): Sent[] {
  return items.flatMap((item, i): Sent[] => {
    const place = join(pointer, i);
    for (const from of ['client', 'server'] as const) {
      const inner = own(item, from) ?? (own(item, 'from') === from ? own(item, 'message') : undefined);
      if (inner !== undefined) return opened(from, inner, join(place, own(item, from) === undefined ? 'message' : from));
    }
    return [{ from: sender(item), message: item, pointer: place }];
  });
}

/** Keys under which one message stands alone, with or without its HTTP headers. */
const wrappers = ['message', 'notification', 'body'] as const;

/** The message inside a wrapper, with its place; the value itself where nothing is around it. */
function unwrapped(value: Json, pointer: string): { message: Json; pointer: string } {
  const key =
    own(value, 'method') === undefined || isObject(own(value, 'body')) ? wrappers.find((one) => isObject(own(value, one))) : undefined;
  return key === undefined ? { message: value, pointer } : { message: own(value, key) ?? null, pointer: join(pointer, key) };
}

/** The messages of a document in the order in which they were sent. */
function sentIn(value: Json): Sent[] {
  if (Array.isArray(value)) return listed(value, '');
  for (const key of ['exchange', 'messages']) {
    const items = own(value, key);
    if (Array.isArray(items)) return listed(items, join('', key));
  }
  const pair = (['request', 'response'] as const).flatMap((key): Sent[] => {
    const message = own(value, key);
    return message === undefined ? [] : opened(key === 'request' ? 'client' : 'server', message, join('', key));
  });
  if (pair.length > 0) return pair;
  const http = own(value, 'http');
  const alone = isObject(http) ? unwrapped(http, '/http') : unwrapped(value, '');
  return [{ from: sender(alone.message), ...alone }];
}

/** The HTTP headers of the document, beside the message of a client that they came with: the first one. */
function withHeaders(value: Json, sent: Sent[]): Sent[] {
  const place = ['/http/headers', '/headers'].find((pointer) => isObject(at(value, pointer)));
  const values = place === undefined ? undefined : at(value, place);
  const first = sent.findIndex(({ from }) => from === 'client');
  if (place === undefined || !isObject(values) || sent.filter(({ from }) => from === 'client').length !== 1) return sent;
  return sent.map((one, i) => (i === first ? { ...one, headers: { values, pointer: place } } : one));
}

/** A handshake is of an older revision; a version in `_meta` is of this one, whatever it names. Else what the document declares. */
function revisionOf(value: Json): MessageTarget['revision'] {
  const parts = walk(value);
  if (parts.some(({ pointer, value: text }) => pointer.endsWith('/method') && text === 'initialize')) return '2025-11-25';
  if (parts.some(({ pointer }) => pointer.endsWith('/io.modelcontextprotocol~1protocolVersion'))) return '2026-07-28';
  const declared = parts.find(
    ({ pointer, value: text }) => typeof text === 'string' && /\/(?:protocolVersion|revision|mcp-protocol-version)$/i.test(pointer),
  )?.value;
  return typeof declared === 'string' && declared < '2026-07-28' ? '2025-11-25' : '2026-07-28';
}

/** One artefact for the whole exchange. */
export function readMessages(value: Json, { revision }: ReadOptions): Artefact[] {
  const sent = withHeaders(value, sentIn(value));
  const requests = sent.filter(({ message }) => own(message, 'method') !== undefined);
  const whole =
    sent.some(({ message }) => own(message, 'jsonrpc') !== undefined) || (sent.length === 1 && own(value, 'request') === undefined);
  const metaAsked =
    revision === '2026-07-28' ||
    (sent.length === 1 && whole) ||
    requests.some(({ message }) => own(own(message, 'params'), '_meta') !== undefined);
  const method = own(requests[0]?.message ?? null, 'method');
  const tool = own(value, 'tool');
  return [
    {
      kind: 'message',
      target: { sent, revision: revision ?? revisionOf(value), whole, metaAsked, ...(tool === undefined ? {} : { tool }) },
      pointer: '',
      name: typeof method === 'string' ? method : '',
      ...(tool === undefined ? {} : { tool }),
    },
  ];
}
