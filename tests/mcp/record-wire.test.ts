// The recorder: what it keeps, in which order, and that two runs give the same bytes.
import { describe, expect, test } from 'vitest';
import { recordedHeaders, WireMessage } from '../../src/model/wire.ts';
import { answerWith, recordWire } from '../../src/mcp/index.ts';
import type { Fetch } from '../../src/mcp/index.ts';
import { eventSplitter } from '../../src/mcp/sse.ts';
import { rig } from './fixture.ts';

async function run(): Promise<WireMessage[]> {
  const { client, wire, mock } = rig({ listChanged: true });
  await client.discover();
  await client.listAll();
  await client.call('book_freight', { weight_kg: 'heavy' });
  await client.call('nope', {});
  await client.call('quote', {});
  const sent = client.build('ping');
  await client.send(JSON.stringify(sent.body), { ...sent.headers, Authorization: 'Bearer secret', Cookie: 'a=b' });
  await client.send('{oops', { 'Content-Type': 'application/json' });
  await client.send('', {}, 'GET');
  await client.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}', {
    'Content-Type': 'application/json',
    'MCP-Protocol-Version': '2026-07-28',
  });
  const listen = await client.request('subscriptions/listen', { notifications: { toolsListChanged: true } });
  mock.setTools([]);
  await listen.stream?.next();
  await mock.close();
  await listen.stream?.next();
  return wire;
}

describe('recording', () => {
  test('two runs give the same bytes', async () => {
    expect(JSON.stringify(await run())).toBe(JSON.stringify(await run()));
  });

  test('request, then response; stream events one by one', async () => {
    expect((await run()).map(({ from, type, http }) => `${from} ${type} ${http.status ?? http.method}`)).toEqual([
      'client request POST',
      'server response 200',
      'client request POST',
      'server response 200',
      'client request POST',
      'server response 200',
      'client request POST',
      'server response 200',
      'client request POST',
      'server response 200',
      'client request POST',
      'server response 404',
      'client invalid POST',
      'server response 400',
      'client invalid GET',
      'server response 405',
      'client notification POST',
      'server response 202',
      'client request POST',
      'server notification 200',
      'server notification 200',
      'server response 200',
    ]);
  });

  test('every message is a WireMessage, and holds allow-listed headers and no secret', async () => {
    const wire = await run();
    for (const message of wire) {
      expect(WireMessage.safeParse(message).success).toBe(true);
      for (const name of Object.keys(message.http.headers)) expect(recordedHeaders).toContain(name);
    }
    expect(JSON.stringify(wire)).not.toMatch(/secret|a=b|date/i);
  });

  const bodies: { because: string; text: string; type: WireMessage['type']; body: boolean }[] = [
    { because: 'a result', text: '{"jsonrpc":"2.0","id":1,"result":{}}', type: 'response', body: true },
    {
      because: 'result and error: still a response, and judged elsewhere',
      text: '{"id":1,"result":{},"error":{}}',
      type: 'response',
      body: true,
    },
    { because: 'not JSON', text: 'Internal Server Error', type: 'invalid', body: false },
    { because: 'JSON of no kind', text: '[]', type: 'invalid', body: true },
    {
      because: 'a request from the server is a request, however wrong',
      text: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      type: 'request',
      body: true,
    },
    { because: 'nothing', text: '', type: 'response', body: false },
  ];
  test.each(bodies)('the server sends $because: $type', async ({ text, type, body }) => {
    const wire: WireMessage[] = [];
    const fetch = recordWire(
      () => Promise.resolve(new Response(text)),
      (message) => wire.push(message),
    );
    const answer = await fetch(new Request('http://mock.invalid/mcp', { method: 'POST', body: '{}' }));
    expect(await answer.text()).toBe(text);
    expect(wire[1]?.type).toBe(type);
    expect(wire[1] !== undefined && Object.hasOwn(wire[1], 'body')).toBe(body);
  });

  test('text is cut at 4,096 characters; the reader gets all of it', async () => {
    const wire: WireMessage[] = [];
    const fetch = recordWire(
      () => Promise.resolve(new Response('x'.repeat(9000))),
      (message) => wire.push(message),
    );
    expect((await (await fetch(new Request('http://mock.invalid/mcp'))).text()).length).toBe(9000);
    expect(wire[1]?.text?.length).toBe(4096);
  });
});

describe('answerWith', () => {
  const written = '{"jsonrpc": "2.0", "id": 99, "result": {"content": []}, "error": {}}';
  const instead = (fetch: Fetch): Fetch => answerWith(fetch, ({ name }) => (name === 'quote' ? written : undefined));

  test('the written text goes out byte for byte and is recorded like any answer', async () => {
    const { client, wire, reports } = rig({}, instead);
    const answer = await client.call('quote', {});
    expect(answer.text).toBe(written);
    expect(wire.at(-1)).toEqual({
      from: 'server',
      type: 'response',
      http: { status: 200, headers: { 'content-type': 'application/json' } },
      body: JSON.parse(written) as WireMessage['body'],
    });
    expect(reports).toEqual([]);
  });

  test('other calls and other methods reach the server', async () => {
    const { client, reports } = rig({}, instead);
    await client.call('book_freight', { weight_kg: 1 });
    expect((await client.listAll()).tools.length).toBe(2);
    expect(reports.length).toBe(1);
  });
});

describe('events of a stream', () => {
  const rows: { because: string; chunks: string[]; events: string[] }[] = [
    { because: 'one event', chunks: ['event: message\ndata: {"a":1}\n\n'], events: ['{"a":1}'] },
    { because: 'cut anywhere', chunks: ['da', 'ta: x\n', '\ndata: y', '\n\n'], events: ['x', 'y'] },
    { because: 'CR LF, cut between CR and LF', chunks: ['data: x\r\n\r', '\ndata: y\r\n\r\n'], events: ['x', 'y'] },
    { because: 'several data lines are one text', chunks: ['data: x\ndata: y\n\n'], events: ['x\ny'] },
    { because: 'comments and ids are no data', chunks: [': keepalive\n\nid: 3\n\n'], events: [] },
    { because: 'an unfinished event is not given out', chunks: ['data: x\n'], events: [] },
  ];
  test.each(rows)('$because', ({ chunks, events }) => {
    const split = eventSplitter();
    expect(chunks.flatMap(split)).toEqual(events);
  });
});
