// The raw client: the requests it builds are right (mcp-facts R01–R12), and it hands back what came.
import { describe, expect, test } from 'vitest';
import { at, own } from '../../src/model/json.ts';
import type { Json } from '../../src/model/json.ts';
import { counterIds, createRawClient, headerValue } from '../../src/mcp/index.ts';
import { rig } from './fixture.ts';

describe('requests', () => {
  const values: { because: string; text: string; header: string }[] = [
    { because: 'plain ASCII goes as it is', text: 'book_freight', header: 'book_freight' },
    { because: 'inner spaces are fine', text: 'a b', header: 'a b' },
    { because: 'non-ASCII is base64 of UTF-8', text: '重量', header: '=?base64?6YeN6YeP?=' },
    { because: 'outer spaces would be trimmed', text: ' a', header: '=?base64?IGE=?=' },
    { because: 'a line break would break the header', text: 'a\r\nX: 1', header: '=?base64?YQ0KWDogMQ==?=' },
    { because: 'text that looks marked is marked', text: '=?base64?YQ==?=', header: '=?base64?PT9iYXNlNjQ/WVE9PT89?=' },
    { because: 'the empty text', text: '', header: '=?base64??=' },
  ];
  test.each(values)('$because', ({ text, header }) => {
    expect(headerValue(text)).toBe(header);
  });

  test('R01–R07, R10: body and headers of a call', () => {
    const client = createRawClient({
      fetch: () => Promise.reject(new Error('not sent')),
      ids: counterIds(5),
      clientInfo: { name: 'c', version: '2' },
      clientCapabilities: { elicitation: {} },
    });
    expect(client.build('tools/call', { name: '重', arguments: { a: 1 } })).toEqual({
      body: {
        jsonrpc: '2.0',
        id: 5,
        method: 'tools/call',
        params: {
          name: '重',
          arguments: { a: 1 },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
            'io.modelcontextprotocol/clientInfo': { name: 'c', version: '2' },
          },
        },
      },
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2026-07-28',
        'Mcp-Method': 'tools/call',
        'Mcp-Name': '=?base64?6YeN?=',
      },
    });
  });

  test('R03: every request has its own id', async () => {
    const { client, wire } = rig();
    await client.discover();
    await client.listAll();
    await client.call('quote');
    expect(wire.filter(({ from }) => from === 'client').map(({ body }) => own(body, 'id'))).toEqual([1, 2, 3]);
  });

  test('a header that HTTP cannot carry is said, not thrown', async () => {
    const { client } = rig();
    expect(await client.send('{}', { 'Mcp-Name': '重' })).toEqual({ unsendable: 'Mcp-Name' });
    expect(await client.send('{}', { 'not a name': 'x' })).toEqual({ unsendable: 'not a name' });
  });
});

describe('answers', () => {
  const lists: { because: string; text: string; end: string }[] = [
    { because: 'nextCursor null is no cursor and no end', text: '{"result":{"tools":[],"nextCursor":null}}', end: 'failed' },
    { because: 'an error', text: '{"error":{"code":-32603,"message":"x"}}', end: 'failed' },
    { because: 'no JSON', text: 'oops', end: 'failed' },
    { because: 'an empty list', text: '{"result":{"tools":[]}}', end: 'complete' },
  ];
  test.each(lists)('listing ends on $because: $end', async ({ text, end }) => {
    const client = createRawClient({
      fetch: () => Promise.resolve(new Response(text)),
      ids: counterIds(),
      clientInfo: { name: 'c', version: '1' },
    });
    expect((await client.listAll()).end).toBe(end);
  });

  test('a stream that ends in a response: the messages before it are kept', async () => {
    const progress: Json = { jsonrpc: '2.0', method: 'notifications/progress', params: { progress: 1 } };
    const last: Json = { jsonrpc: '2.0', id: 1, result: { content: [] } };
    const stream = [progress, last].map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`).join('');
    const client = createRawClient({
      fetch: () => Promise.resolve(new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } })),
      ids: counterIds(),
      clientInfo: { name: 'c', version: '1' },
    });
    const answer = await client.call('x');
    expect(answer.before).toEqual([progress]);
    expect(answer.body).toEqual(last);
    expect(at(answer.body ?? null, '/id')).toBe(1);
  });
});
