// Both protocols at one address: who gets a session, how long it lives, and that a request of the new protocol never needs one.
import { afterEach, describe, expect, test } from 'vitest';
import { bothEras, createMockServer } from '../../src/mcp/node.ts';
import type { Json } from '../../src/model/json.ts';
import { freight } from './fixture.ts';

const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
let endpoint = bothEras(createMockServer(freight()));
afterEach(async () => {
  await endpoint.close();
  endpoint = bothEras(createMockServer(freight()));
});

function send(method: string, params: Json | undefined, headers: Record<string, string> = {}): Promise<Response> {
  const body = { jsonrpc: '2.0', id: 1, method, ...(params === undefined ? {} : { params }) };
  return endpoint.fetch(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

async function open(): Promise<string> {
  const response = await send('initialize', hello);
  await response.text();
  return response.headers.get('mcp-session-id') ?? '';
}

const inSession = async (id: string): Promise<number> => (await send('ping', undefined, { 'Mcp-Session-Id': id })).status;

describe('sessions', () => {
  test('the sixty-fifth sends the oldest away, and no other', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 65; i += 1) ids.push(await open());
    expect(new Set(ids).size).toBe(65);
    expect([await inSession(ids[0] ?? ''), await inSession(ids[1] ?? ''), await inSession(ids[64] ?? '')]).toEqual([404, 200, 200]);
  });

  test('a session that never was is not found', async () => {
    expect(await inSession('0c5f9a0e-0000-4000-8000-000000000000')).toBe(404);
  });

  const rows: { because: string; method: string; params?: Json; headers?: Record<string, string>; status: number }[] = [
    {
      because: 'a request of the new protocol ignores a session id (mcp-facts 2.12)',
      method: 'tools/list',
      params: { _meta: meta },
      headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/list', 'Mcp-Session-Id': 'x' },
      status: 200,
    },
    {
      because: 'a handshake with _meta is a request of the new protocol, which has no such method',
      method: 'initialize',
      params: { ...hello, _meta: meta },
      headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'initialize' },
      status: 404,
    },
    { because: 'neither _meta nor a session', method: 'tools/list', status: 400 },
  ];
  test.each(rows)('$because: $status', async ({ method, params, headers, status }) => {
    expect((await send(method, params, headers)).status).toBe(status);
  });
});
