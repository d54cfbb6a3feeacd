// Independent clients against the mock server: the SDK's v2 client on 2026-07-28 and in legacy mode, and the 1.x package on 2025-11-25.
import { PassThrough } from 'node:stream';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ReadBuffer, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport as OldTransport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterEach, describe, expect, test } from 'vitest';
import { type Json, own } from '../../src/model/json.ts';
import type { WireMessage } from '../../src/model/wire.ts';
import { createMockServer, listen, recordWire, sdkValidator, serveOnStdio } from '../../src/mcp/node.ts';
import type { CallReport, Fetch, ServerSpec } from '../../src/mcp/node.ts';
import { bookFreight, freight, quote, stubJudge } from '../mcp/fixture.ts';

const info = { name: 'contract', version: '1.0.0' };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** One route from a client to the server: what the client's fetch is, and the address. */
type Route = {
  id: string;
  open: (fetch: Fetch) => Promise<{ url: string; fetch?: (url: string | URL, init?: RequestInit) => Promise<Response> }>;
};
const routes: Route[] = [
  {
    id: 'in memory',
    open: (fetch) => Promise.resolve({ url: 'http://mock.invalid/mcp', fetch: (url, init) => fetch(new Request(url, init)) }),
  },
  {
    id: 'loopback HTTP',
    open: async (fetch) => {
      const listener = await listen(fetch);
      closing.push(listener.close);
      return { url: listener.url };
    },
  },
];

function start(over: Partial<ServerSpec>): { fetch: Fetch; wire: WireMessage[]; reports: CallReport[] } {
  const wire: WireMessage[] = [];
  const reports: CallReport[] = [];
  const mock = createMockServer(freight({ onCall: (report) => reports.push(report), ...over }));
  closing.push(mock.close);
  return { fetch: recordWire(mock.fetch, (message) => wire.push(message)), wire, reports };
}

describe.each(routes)('SDK v2 client, $id', ({ open }) => {
  async function connected(over: Partial<ServerSpec> = {}): Promise<{ client: Client; wire: WireMessage[]; reports: CallReport[] }> {
    const server = start(over);
    const route = await open(server.fetch);
    const client = new Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } }, jsonSchemaValidator: sdkValidator(stubJudge) });
    await client.connect(new StreamableHTTPClientTransport(new URL(route.url), route.fetch === undefined ? {} : { fetch: route.fetch }));
    closing.push(() => client.close());
    return { client, ...server };
  }

  test('lists every page', async () => {
    const { client } = await connected({ list: { ttlMs: 0, cacheScope: 'private', pageSize: 1 } });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['book_freight', 'quote']);
  });

  test('calls, with structured content checked by our judge on its side', async () => {
    const { client, reports } = await connected();
    await client.listTools();
    expect((await client.callTool({ name: 'quote', arguments: {} })).structuredContent).toEqual({ yen: 1200 });
    const refused = await client.callTool({ name: 'book_freight', arguments: { weight_kg: 5000 } });
    expect(refused.isError).toBe(true);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['executed', 'refused-by-schema']);
  });

  test('an error result of a tool with an output schema passes, though it does not fit that schema', async () => {
    const { client } = await connected({
      call: () => ({ kind: 'refused', check: 'stock', result: { structuredContent: { category: 'policy' } } }),
    });
    await client.listTools();
    expect((await client.callTool({ name: 'quote', arguments: {} })).isError).toBe(true);
  });

  test('an unknown tool rejects with -32602; a non-ASCII name arrives', async () => {
    const { client } = await connected({ tools: [bookFreight, { name: '見積り', inputSchema: { type: 'object' } }] });
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    expect((await client.callTool({ name: '見積り', arguments: {} })).isError).toBeUndefined();
  });

  test('sends the headers and _meta of this revision', async () => {
    const { client, wire } = await connected();
    await client.callTool({ name: 'quote', arguments: {} });
    expect(wire.at(-2)?.http.headers).toMatchObject({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'quote',
    });
  });
});

describe.each(routes)('1.x client on 2025-11-25, $id', ({ open }) => {
  test('initialize, list, call, refusal, unknown tool', async () => {
    const rows: Json = { name: 'rows', inputSchema: { type: 'object' }, outputSchema: { type: 'array' } };
    const { fetch, reports } = start({
      legacy: 'accept',
      tools: [bookFreight, quote, rows],
      call: ({ name }) => ({
        kind: 'executed',
        result:
          name === 'rows' ? { structuredContent: [1, 2] } : name === 'quote' ? { structuredContent: { yen: 1200 } } : { text: 'Booked.' },
      }),
    });
    const route = await open(fetch);
    const client = new OldClient(info);
    await client.connect(new OldHttp(new URL(route.url), route.fetch === undefined ? {} : { fetch: route.fetch }));
    closing.push(() => client.close());
    expect(client.getServerVersion()).toMatchObject({ name: 'freight' });
    const { tools, ...rest } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['book_freight', 'quote', 'rows']);
    expect(rest).toEqual({});
    expect((await client.callTool({ name: 'book_freight', arguments: { weight_kg: 5 } })).content).toEqual([
      { type: 'text', text: 'Booked.' },
    ]);
    expect((await client.callTool({ name: 'quote', arguments: {} })).structuredContent).toEqual({ yen: 1200 });
    expect((await client.callTool({ name: 'rows', arguments: {} })).structuredContent).toEqual({ result: [1, 2] });
    expect((await client.callTool({ name: 'book_freight', arguments: {} })).isError).toBe(true);
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    expect(reports.map(({ outcome }) => outcome)).toEqual(['executed', 'executed', 'executed', 'refused-by-schema', 'unknown-tool']);
  });

  test('is turned away by a server of the new revision only', async () => {
    const { fetch } = start({ legacy: 'reject' });
    const route = await open(fetch);
    const client = new OldClient(info);
    await expect(
      client.connect(new OldHttp(new URL(route.url), route.fetch === undefined ? {} : { fetch: route.fetch }) as OldTransport),
    ).rejects.toThrow(/-32022|Unsupported protocol version/);
  });
});

describe.each(routes)('SDK v2 client in legacy mode, $id', ({ open }) => {
  async function client(
    over: Partial<ServerSpec>,
    mode: 'legacy' | 'auto',
  ): Promise<{ v2: Client; connect: () => Promise<void> } & ReturnType<typeof start>> {
    const server = start(over);
    const route = await open(server.fetch);
    const v2 = new Client(info, { versionNegotiation: { mode }, jsonSchemaValidator: sdkValidator(stubJudge) });
    const connect = async (): Promise<void> => {
      await v2.connect(new StreamableHTTPClientTransport(new URL(route.url), route.fetch === undefined ? {} : { fetch: route.fetch }));
      closing.push(() => v2.close());
    };
    return { v2, connect, ...server };
  }

  test('initialize, list, call, refusal, unknown tool, all on 2025-11-25', async () => {
    const { v2, connect, wire, reports } = await client({ legacy: 'accept' }, 'legacy');
    await connect();
    expect((await v2.listTools()).tools.map(({ name }) => name)).toEqual(['book_freight', 'quote']);
    expect((await v2.callTool({ name: 'quote', arguments: {} })).structuredContent).toEqual({ yen: 1200 });
    expect((await v2.callTool({ name: 'book_freight', arguments: {} })).isError).toBe(true);
    await expect(v2.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    expect(reports.map(({ outcome }) => outcome)).toEqual(['executed', 'refused-by-schema', 'unknown-tool']);
    const methods = wire.flatMap(({ from, body }) => (from === 'client' && body !== undefined ? [own(body, 'method')] : []));
    expect(methods[0]).toBe('initialize');
    expect(methods).not.toContain('server/discover');
  });

  test('is turned away by a server of the new revision only', async () => {
    const { connect } = await client({ legacy: 'reject' }, 'legacy');
    await expect(connect()).rejects.toThrow(/-32022|Unsupported protocol version/);
  });

  test('negotiates the new revision where it may', async () => {
    const { v2, connect, wire } = await client({ legacy: 'accept' }, 'auto');
    await connect();
    expect((await v2.listTools()).tools.length).toBe(2);
    expect(wire[0]?.http.headers['mcp-method']).toBe('server/discover');
  });
});

describe('stdio', () => {
  test('a 1.x client over two pipes, one message per line', async () => {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    const mock = createMockServer(freight({ legacy: 'accept' }));
    closing.push(serveOnStdio(mock, 'accept', toServer, toClient));
    const client = new OldClient(info);
    await client.connect(pipes(toClient, toServer));
    closing.push(() => client.close());
    expect((await client.listTools()).tools.length).toBe(2);
    expect((await client.callTool({ name: 'quote', arguments: {} })).structuredContent).toEqual({ yen: 1200 });
    await expect(client.callTool({ name: 'nope' })).rejects.toMatchObject({ code: -32602 });
  });
});

describe('loopback listener', () => {
  const strangers: { because: string; path: string; headers: Record<string, string>; status: number }[] = [
    {
      because: 'an Origin of this machine is let in, and then the body is at fault',
      path: '/mcp',
      headers: { Origin: 'http://localhost:4321' },
      status: 400,
    },
    { because: '2.3: an invalid Origin is refused', path: '/mcp', headers: { Origin: 'https://evil.example' }, status: 403 },
    { because: 'only /mcp is served', path: '/other', headers: {}, status: 404 },
  ];
  test.each(strangers)('$because', async ({ path, headers, status }) => {
    const listener = await listen(start({}).fetch);
    closing.push(listener.close);
    const answer = await fetch(new URL(path, listener.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{',
    });
    expect(answer.status).toBe(status);
  });
});

/** A client transport over two streams: the test's own, as the package only starts processes. */
function pipes(from: PassThrough, to: PassThrough): OldTransport {
  const buffer = new ReadBuffer();
  const transport: OldTransport = {
    start: () => {
      from.on('data', (chunk: Buffer) => {
        buffer.append(chunk);
        for (let message = buffer.readMessage(); message !== null; message = buffer.readMessage()) transport.onmessage?.(message);
      });
      return Promise.resolve();
    },
    send: (message) => {
      to.write(serializeMessage(message));
      return Promise.resolve();
    },
    close: () => Promise.resolve(transport.onclose?.()),
  };
  return transport;
}
