// Streamable HTTP of both eras over an injected fetch. Redirects are not followed: a header must not reach another host.
import { headerValue } from '../../model/header-value.ts';
import { eventSplitter, isEventStream } from '../sse.ts';
import { messageLimits, textKept, type Outgoing, type Reply, type Send } from './message.ts';
import { idOf, isResponse, messageIn } from './parse.ts';

/** How a server is reached. */
export type HttpRoute = {
  url: string;
  /** The platform's fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Further headers, with their values. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one answer. */
  timeoutMs: number;
};

/** A way to send, and to end a session that the server began. */
export type HttpSend = { send: Send; close: () => Promise<void> };

/** Codes by which Node names a fault of the certificate or of the encryption. */
const tlsCode = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|ISSUER|ALTNAME|^EPROTO$/;

function unreachable(fault: unknown): Reply {
  const cause: unknown = fault instanceof Error ? (fault.cause ?? fault) : fault;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : cause instanceof Error ? cause.message : String(cause);
  return { kind: 'unreachable', reason: code, tls: tlsCode.test(code) };
}

/** Reads a body as text, up to the limit. `take` may stop it early with what it has found. */
async function readBody(response: Response, take: (chunk: string) => Reply | undefined): Promise<Reply | { text: string }> {
  if (response.body === null) return { text: '' };
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode() };
      bytes += value.length;
      if (bytes > messageLimits.bytes) return { kind: 'too-large', limit: messageLimits.bytes };
      const chunk = decoder.decode(value, { stream: true });
      text += chunk;
      const found = take(chunk);
      if (found !== undefined) return found;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function answerIn(response: Response, id: string | number | undefined): Promise<Reply> {
  const { status, headers } = response;
  if (status === 401 || status === 403) return { kind: 'unauthorized', status, challenge: headers.get('www-authenticate') };
  // A browser shows a redirect that is not followed as status 0.
  if (status === 0 || (status >= 300 && status < 400)) return { kind: 'status', status, location: headers.get('location') };
  if (id === undefined) return status < 300 ? { kind: 'accepted' } : { kind: 'status', status, location: null };
  const stream = isEventStream(headers);
  const split = eventSplitter();
  const body = await readBody(response, (chunk) => {
    const message = !stream
      ? undefined
      : split(chunk)
          .map(messageIn)
          .find((one) => one !== undefined && isResponse(one, id));
    return message === undefined ? undefined : { kind: 'response', body: message };
  });
  if ('kind' in body) return body;
  const message = stream ? undefined : messageIn(body.text);
  if (message !== undefined && isResponse(message, id)) return { kind: 'response', body: message };
  if (status >= 400) return { kind: 'status', status, location: null };
  return { kind: 'not-json', text: body.text.slice(0, textKept) };
}

function headersOf(route: HttpRoute, { message, revision, modern }: Outgoing, session: string | undefined): Record<string, string> {
  const method = message['method'];
  return {
    ...route.headers,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...(revision !== undefined && { 'MCP-Protocol-Version': revision }),
    ...(modern && typeof method === 'string' && { 'Mcp-Method': headerValue(method) }),
    ...(session !== undefined && !modern && { 'Mcp-Session-Id': session }),
  };
}

/** Sends by POST. `close` gives up what still waits and ends the session, where the server began one. */
export function httpSend(route: HttpRoute): HttpSend {
  let session: { id: string; revision: string | undefined } | undefined;
  const waiting = new Set<AbortController>();
  const within = async (work: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> => {
    const stop = new AbortController();
    waiting.add(stop);
    const timer = setTimeout(() => {
      stop.abort();
    }, route.timeoutMs);
    try {
      return await work(stop.signal);
    } catch (fault) {
      return stop.signal.aborted ? { kind: 'silent' } : unreachable(fault);
    } finally {
      clearTimeout(timer);
      waiting.delete(stop);
    }
  };
  return {
    send: (out) =>
      within(async (signal) => {
        const headers = headersOf(route, out, session?.id);
        const body = JSON.stringify(out.message);
        const response = await route.fetch(route.url, { method: 'POST', headers, body, redirect: 'manual', signal });
        const id = out.modern ? null : response.headers.get('mcp-session-id');
        if (id !== null) session = { id, revision: undefined };
        if (session !== undefined && out.revision !== undefined) session.revision = out.revision;
        return answerIn(response, idOf(out.message));
      }),
    close: async () => {
      for (const stop of waiting) stop.abort();
      const open = session;
      session = undefined;
      if (open === undefined) return;
      const headers = {
        ...route.headers,
        'Mcp-Session-Id': open.id,
        ...(open.revision !== undefined && { 'MCP-Protocol-Version': open.revision }),
      };
      await within(async (signal) => {
        await route.fetch(route.url, { method: 'DELETE', headers, redirect: 'manual', signal });
        return { kind: 'accepted' };
      });
    },
  };
}
