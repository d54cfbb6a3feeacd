// tools/list and tools/call results on the wire: L01–L04, T01–T04, and definitions that are anything but well-behaved.
import { describe, expect, test } from 'vitest';
import { at, equal, own } from '../../src/model/json.ts';
import type { Json } from '../../src/model/json.ts';
import { bookFreight, quote, rig } from '../mcp/fixture.ts';

const result = (body: Json | undefined, pointer: string): Json | undefined => at(body ?? null, `/result${pointer}`);
const many: Json[] = Array.from({ length: 10_000 }, (_, i) => ({ name: `tool_${i}`, inputSchema: { type: 'object' } }));

describe('lists', () => {
  const awkward: { id: string; because: string; tools: Json[]; pageSize?: number }[] = [
    { id: 'L01', because: 'a plain list', tools: [bookFreight, quote] },
    { id: 'none', because: 'a server may have no tools', tools: [] },
    { id: 'L04', because: 'three pages', tools: many.slice(0, 5), pageSize: 2 },
    { id: 'exact', because: 'the last page is full: no empty page follows', tools: many.slice(0, 4), pageSize: 2 },
    { id: '10,000', because: 'nothing is compiled at mount', tools: many, pageSize: 1000 },
    { id: 'no tool', because: 'a definition that is none is listed as it is', tools: [null, 3, 'x', [], {}, { name: 7 }] },
    {
      id: 'D12',
      because: 'the retired member `execution` arrives too',
      tools: [{ name: 'old', inputSchema: { type: 'object' }, execution: { taskSupport: 'optional' } }],
    },
    {
      id: 'order',
      because: 'members keep their order and unknown ones stay',
      tools: [
        JSON.parse('{"inputSchema":{"required":["b"],"type":"object","nullable":true},"zzz":1,"name":"n","__proto__":{"a":1}}') as Json,
      ],
    },
    {
      id: 'bad schema',
      because: 'an invalid schema is not looked at',
      tools: [
        { name: 'bad', inputSchema: { type: 'strnig', properties: 3 } },
        { name: 'worse', inputSchema: 'no' },
      ],
    },
    {
      id: 'names',
      because: 'any string is a name',
      tools: ['__proto__', 'constructor', 'toString', '', '重量', 'a b'].map((name) => ({ name, inputSchema: { type: 'object' } })),
    },
  ];
  test.each(awkward)('$id: $because', async ({ tools, pageSize }) => {
    const { client } = rig({ tools, list: { ttlMs: 60_000, cacheScope: 'public', ...(pageSize === undefined ? {} : { pageSize }) } });
    const listing = await client.listAll();
    expect(listing.end).toBe('complete');
    expect(JSON.stringify(listing.tools)).toBe(JSON.stringify(tools));
    expect(listing.answers.length).toBe(pageSize === undefined ? 1 : Math.ceil(tools.length / pageSize));
    for (const { body } of listing.answers) {
      expect([result(body, '/ttlMs'), result(body, '/cacheScope'), result(body, '/resultType')]).toEqual([60_000, 'public', 'complete']);
    }
    expect(Object.hasOwn((listing.answers.at(-1)?.body as { result: object }).result, 'nextCursor')).toBe(false);
  });

  test('L02, L03: the same order twice, from another connection and after calls', async () => {
    const { client, mock } = rig({ tools: many.slice(0, 50) });
    const first = await client.listAll();
    await client.call('tool_3', {});
    const second = await client.listAll();
    expect(JSON.stringify(second.tools)).toBe(JSON.stringify(first.tools));
    await mock.close();
  });

  test('L04: "" is a cursor like any other', async () => {
    const { client, wire } = rig({
      tools: many.slice(0, 3),
      list: { ttlMs: 0, cacheScope: 'private', pageSize: 1, cursor: (page) => (page === 1 ? '' : 'x') },
    });
    expect((await client.listAll()).tools.length).toBe(3);
    expect(wire.filter(({ from }) => from === 'client').map(({ body }) => at(body as Json, '/params/cursor'))).toEqual([
      undefined,
      '',
      'x',
    ]);
  });

  test('the page cap ends a listing that never ends', async () => {
    const { client } = rig({ tools: many.slice(0, 9), list: { ttlMs: 0, cacheScope: 'private', pageSize: 1 } });
    expect((await client.listAll(4)).end).toBe('page-cap');
  });

  test('discover: required members, and the server names itself in _meta', async () => {
    const { client } = rig({ list: { ttlMs: 5, cacheScope: 'public' }, instructions: 'Read first.' });
    const { body } = await client.discover();
    expect(result(body, '')).toEqual({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {} },
      instructions: 'Read first.',
      resultType: 'complete',
      ttlMs: 5,
      cacheScope: 'public',
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'freight', version: '1.0.0' } },
    });
  });

  test('S01, S02: a listener that asked is told of a new list, tagged with its own id', async () => {
    const { client, mock } = rig({ listChanged: true });
    const listen = await client.request('subscriptions/listen', { notifications: { toolsListChanged: true } });
    const tag = { 'io.modelcontextprotocol/subscriptionId': 1 };
    expect(own(listen.body, 'params')).toEqual({ notifications: { toolsListChanged: true }, _meta: tag });
    mock.setTools([quote]);
    expect(await listen.stream?.next()).toEqual({ jsonrpc: '2.0', method: 'notifications/tools/list_changed', params: { _meta: tag } });
    expect((await client.listAll()).tools).toEqual([quote]);
    await mock.close();
    expect(own(await listen.stream?.next(), 'id')).toBe(1);
  });
});

describe('results', () => {
  test('T01–T04: complete, structured content valid, and its JSON as text', async () => {
    const { client } = rig();
    const { body } = await client.call('quote', {});
    expect(result(body, '/resultType')).toBe('complete');
    expect(result(body, '/structuredContent')).toEqual({ yen: 1200 });
    const text = result(body, '/content/0/text');
    expect(typeof text === 'string' && equal(JSON.parse(text) as Json, { yen: 1200 })).toBe(true);
  });

  const dispatched: { id: string; because: string; name: string }[] = [
    { id: '__proto__', because: 'a name on the prototype', name: '__proto__' },
    { id: 'constructor', because: 'a name on the prototype', name: 'constructor' },
    { id: 'empty', because: 'the empty name', name: '' },
    { id: 'non-ASCII', because: 'Mcp-Name goes as base64', name: '重量を送る' },
    { id: 'marker', because: 'a name that looks like base64 markers', name: '=?base64?cXVvdGU=?=' },
    { id: 'spaces', because: 'HTTP would trim the ends', name: ' a ' },
  ];
  test.each(dispatched)('a tool named $id is called: $because', async ({ name }) => {
    const { client } = rig({
      tools: [{ name, inputSchema: { type: 'object' } }],
      call: (call) => ({ kind: 'executed', result: { structuredContent: call.name } }),
    });
    expect(result((await client.call(name, {})).body, '/structuredContent')).toBe(name);
  });

  test('of two tools with one name the first is called', async () => {
    const twins = [1, 2].map((n): Json => ({ name: 'twin', description: String(n), inputSchema: { type: 'object' } }));
    const { client } = rig({
      tools: twins,
      call: ({ tool }) => ({ kind: 'executed', result: { structuredContent: own(tool, 'description') ?? null } }),
    });
    expect(result((await client.call('twin', {})).body, '/structuredContent')).toBe('1');
  });

  test('arguments reach the scenario value-equal, a member __proto__ included', async () => {
    const sent = JSON.parse('{"__proto__":{"x":1},"a":[1,"重",null],"constructor":1}') as Json;
    const seen: Json[] = [];
    const { client } = rig({
      tools: [{ name: 't', inputSchema: { type: 'object' } }],
      call: (call) => {
        seen.push(call.arguments);
        return { kind: 'executed', result: {} };
      },
    });
    await client.call('t', sent);
    expect(JSON.stringify(seen)).toBe(JSON.stringify([sent]));
  });
});
