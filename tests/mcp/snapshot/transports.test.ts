// The two ways to a server, without a process or a socket: HTTP of both eras, and lines.
import { describe, expect, test } from 'vitest';
import { createMockServer, httpSend, lineSend, listen, snapshotOver, type Outgoing, type Reply } from '../../../src/mcp/node.ts';
import { freight } from '../fixture.ts';

const clientInfo = { name: 'test', version: '1' };
const request = (id: number, method = 'tools/list'): Outgoing => ({
  message: { jsonrpc: '2.0', id, method },
  modern: false,
  revision: '2025-11-25',
});

/** A fetch that keeps what was sent and answers by a function of the body. */
function served(answer: (body: { id?: number; method: string }, headers: Headers) => Response) {
  const seen: { method: string; headers: Headers }[] = [];
  const fetch = async (_url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    seen.push({ method: init.method ?? 'GET', headers });
    if (init.method === 'DELETE') return new Response(null, { status: 200 });
    return answer(JSON.parse(typeof init.body === 'string' ? init.body : '{}') as { method: string }, headers);
  };
  return { fetch, seen };
}

const json = (value: unknown, init: ResponseInit = {}): Response => new Response(JSON.stringify(value), init);
const list = { tools: [{ name: 'a', inputSchema: { type: 'object' } }] };

/** A server of 2025-11-25 with a session, whose list comes as a stream with other messages before it. */
const oldServer = () =>
  served(({ id, method }, headers) => {
    if (headers.get('mcp-protocol-version') === '2026-07-28')
      return json(
        { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'Bad Request: Unsupported protocol version' } },
        { status: 400 },
      );
    if (method === 'initialize')
      return json(
        { jsonrpc: '2.0', id, result: { protocolVersion: '2025-11-25', capabilities: { tools: {} } } },
        { headers: { 'Mcp-Session-Id': 's1' } },
      );
    if (headers.get('mcp-session-id') !== 's1')
      return json({ jsonrpc: '2.0', id: null, error: { code: -32000, message: 'no session' } }, { status: 400 });
    if (id === undefined) return new Response(null, { status: 202 });
    const events = [
      { jsonrpc: '2.0', method: 'notifications/message', params: {} },
      { jsonrpc: '2.0', id, result: list },
    ];
    const text = events.map((one) => `event: message\ndata: ${JSON.stringify(one)}\n\n`).join('');
    return new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });
  });

describe('HTTP', () => {
  test('an old server: fallback, session, stream, and the session ended', async () => {
    const { fetch, seen } = oldServer();
    const http = httpSend({ url: 'http://old.invalid/mcp', fetch, timeoutMs: 5000, headers: { 'X-Farm': 'north' } });
    const taken = await snapshotOver(http.send, { clientInfo });
    await http.close();
    expect(taken).toMatchObject({ ok: true, value: { protocolVersion: '2025-11-25', tools: list.tools } });
    expect(seen.at(-1)?.method).toBe('DELETE');
    expect(seen.at(-1)?.headers.get('mcp-session-id')).toBe('s1');
    expect(seen.every(({ headers }) => headers.get('x-farm') === 'north')).toBe(true);
  });

  test.each(['reject', 'accept'] as const)('our own server over a socket, old clients: %s', async (legacy) => {
    const mock = createMockServer(
      freight({ legacy, list: { ttlMs: 0, cacheScope: 'private', pageSize: 1, cursor: (page) => (page === 1 ? '' : `c${page}`) } }),
    );
    const listener = await listen(mock.fetch);
    const http = httpSend({ url: listener.url, fetch: (url, init) => fetch(url, init), timeoutMs: 5000 });
    const taken = await snapshotOver(http.send, { clientInfo });
    await http.close();
    await listener.close();
    expect(taken).toMatchObject({
      ok: true,
      value: { protocolVersion: '2026-07-28', server: { name: 'freight' }, tools: freight().tools },
    });
  });

  const replies: { because: string; response: () => Response; reply: object }[] = [
    {
      because: 'no credentials',
      response: () => new Response('{}', { status: 401, headers: { 'WWW-Authenticate': 'Bearer scope="a"' } }),
      reply: { kind: 'unauthorized', status: 401, challenge: 'Bearer scope="a"' },
    },
    {
      because: 'not allowed, no challenge',
      response: () => new Response('', { status: 403 }),
      reply: { kind: 'unauthorized', status: 403, challenge: null },
    },
    {
      because: 'a redirect is not followed',
      response: () => new Response(null, { status: 302, headers: { Location: 'https://b.example/' } }),
      reply: { kind: 'status', status: 302, location: 'https://b.example/' },
    },
    { because: 'no such path', response: () => new Response('Not found', { status: 404 }), reply: { kind: 'status', status: 404 } },
    { because: 'a web page', response: () => new Response('<!doctype html>'), reply: { kind: 'not-json', text: '<!doctype html>' } },
    { because: 'JSON that is no message', response: () => json({ tools: [] }), reply: { kind: 'not-json' } },
    { because: 'an answer to another request', response: () => json({ jsonrpc: '2.0', id: 9, result: {} }), reply: { kind: 'not-json' } },
    {
      because: 'a stream that ends without an answer',
      response: () => new Response(': hello\n\n', { headers: { 'Content-Type': 'text/event-stream' } }),
      reply: { kind: 'not-json' },
    },
    {
      because: 'an error body on 404 is an answer',
      response: () => json({ jsonrpc: '2.0', id: 1, error: { code: -32601 } }, { status: 404 }),
      reply: { kind: 'response' },
    },
    {
      because: 'nested deeper than is read',
      response: () => new Response(`{"jsonrpc":"2.0","id":1,"result":${'['.repeat(100_000)}`),
      reply: { kind: 'not-json' },
    },
  ];
  test.each(replies)('$because', async ({ response, reply }) => {
    const { fetch } = served(response);
    expect(await httpSend({ url: 'http://x.invalid/', fetch, timeoutMs: 5000 }).send(request(1))).toMatchObject(reply);
  });

  const thrown: { because: string; code: string; reply: object }[] = [
    { because: 'nobody listens', code: 'ECONNREFUSED', reply: { kind: 'unreachable', tls: false } },
    { because: 'the certificate is its own', code: 'DEPTH_ZERO_SELF_SIGNED_CERT', reply: { kind: 'unreachable', tls: true } },
    { because: 'the certificate is over', code: 'CERT_HAS_EXPIRED', reply: { kind: 'unreachable', tls: true } },
  ];
  test.each(thrown)('$because', async ({ code, reply }) => {
    const fault = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });
    const { send } = httpSend({ url: 'http://x.invalid/', fetch: () => Promise.reject(fault), timeoutMs: 5000 });
    expect(await send(request(1))).toMatchObject({ ...reply, reason: code });
  });

  const hang = (_url: string, { signal }: RequestInit): Promise<Response> =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  test('an answer that never comes is silence, and closing gives up what waits', async () => {
    expect(await httpSend({ url: 'http://x.invalid/', fetch: hang, timeoutMs: 10 }).send(request(1))).toEqual({ kind: 'silent' });
    const http = httpSend({ url: 'http://x.invalid/', fetch: hang, timeoutMs: 3_600_000 });
    const waiting = http.send(request(1));
    await http.close();
    expect(await waiting).toEqual({ kind: 'silent' });
  });
});

describe('lines', () => {
  const open = (timeoutMs = 5000) => {
    const written: string[] = [];
    return { written, line: lineSend((text) => written.push(text), timeoutMs) };
  };
  const ask = (line: ReturnType<typeof open>['line'], id: number): Promise<Reply> => line.send(request(id));

  test('answers are matched by id, whatever their order and however they are cut', async () => {
    const { line } = open();
    const both = Promise.all([ask(line, 1), ask(line, 2)]);
    const text = '{"jsonrpc":"2.0","id":2,"result":{"b":1}}\n{"jsonrpc":"2.0","id":1,"result":{"a":1}}\n';
    for (const letter of text) line.receive(letter);
    expect(await both).toMatchObject([{ body: { result: { a: 1 } } }, { body: { result: { b: 1 } } }]);
  });

  test('what is no message is counted, the first is kept, and the answer still comes', async () => {
    const { line } = open();
    const reply = ask(line, 1);
    line.receive('Server running\nport 1\n\n{"jsonrpc":"2.0","id":1,"result":{}}\n');
    expect(await reply).toMatchObject({ kind: 'response' });
    expect(line.noise()).toEqual({ lines: 2, first: 'Server running' });
  });

  test('a server that asks is answered', () => {
    const { line, written } = open();
    line.receive('{"jsonrpc":"2.0","id":"p","method":"ping"}\n{"jsonrpc":"2.0","id":"r","method":"roots/list"}\n');
    expect(written.map((text) => JSON.parse(text) as unknown)).toEqual([
      { jsonrpc: '2.0', id: 'p', result: {} },
      { jsonrpc: '2.0', id: 'r', error: { code: -32601, message: 'Method not found' } },
    ]);
  });

  test('an error without an id is for whoever waits', async () => {
    const { line } = open();
    const reply = ask(line, 1);
    line.receive('{"jsonrpc":"2.0","error":{"code":-32700,"message":"x"}}\n');
    expect(await reply).toMatchObject({ kind: 'response' });
  });

  test('silence ends by itself; an end answers everything, also what comes later', async () => {
    expect(await ask(open(5).line, 1)).toEqual({ kind: 'silent' });
    const { line } = open();
    const waiting = ask(line, 1);
    line.end({ kind: 'closed', exit: 3 });
    expect(await waiting).toEqual({ kind: 'closed', exit: 3 });
    expect(await ask(line, 2)).toEqual({ kind: 'closed', exit: 3 });
  });
});
