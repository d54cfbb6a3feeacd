// `pokayoke serve` as a process: exit codes, both protocols in plain HTTP, who is let in, and a stdout that holds nothing but messages.
import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exerciseIds, projectRoot } from '../../src/cli/project.ts';
import { readServeArguments } from '../../src/cli/serve/arguments.ts';
import { type Json, at } from '../../src/model/json.ts';
import { type Served, served } from '../conformance/served.ts';

/** Milliseconds for starting and stopping a process on a busy machine. */
const patient = 60_000;
let server: Served;
beforeAll(async () => {
  server = await served([
    '--http',
    '0',
    '--lang',
    'en',
    '--allow-origin',
    'https://trainer.example/course/',
    '--allow-host',
    'Trainer.local',
  ]);
}, patient);
afterAll(async () => {
  await server.stop();
}, patient);

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

/** A request as curl would send it; `fetch` does not let a test write Host. */
function send(method: string, headers: Record<string, string>, body?: Json, path = '/mcp'): Promise<Answer> {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.on('error', failed).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
const call = { name: 'record_measured_weight', arguments: { shipment_number: 'SH-2026-004211', weight_kg: 12.5 } };
const modern = (method: string, params: Record<string, Json> = {}): Json => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params: { ...params, _meta: meta },
});
const said = ({ body }: Answer): Json => JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body) as Json;

describe('plain HTTP', () => {
  test('2026-07-28: one request, one answer, no session', async () => {
    const headers = { ...json, 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': call.name };
    const answer = await send('POST', headers, modern('tools/call', call));
    expect([answer.status, answer.headers['mcp-session-id'], at(said(answer), '/result/resultType')]).toEqual([200, undefined, 'complete']);
    const bare = await send(
      'POST',
      { ...json, 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/list' },
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    );
    expect([bare.status, at(said(bare), '/error/code')]).toEqual([400, -32602]);
    expect((await send('GET', { Accept: 'text/event-stream' })).status).toBe(405);
  });

  test('2025-11-25: handshake, session, end of the session', async () => {
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'curl', version: '1' } };
    const opened = await send('POST', json, { jsonrpc: '2.0', id: 1, method: 'initialize', params: hello });
    expect(at(said(opened), '/result/protocolVersion')).toBe('2025-11-25');
    const session = { 'Mcp-Session-Id': String(opened.headers['mcp-session-id']), 'MCP-Protocol-Version': '2025-11-25' };
    expect((await send('POST', { ...json, ...session }, { jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    const answer = await send('POST', { ...json, ...session }, { jsonrpc: '2.0', id: 2, method: 'tools/call', params: call });
    expect([at(said(answer), '/result/isError'), at(said(answer), '/result/resultType')]).toEqual([undefined, undefined]);
    expect((await send('DELETE', session)).status).toBe(200);
    expect((await send('POST', { ...json, ...session }, { jsonrpc: '2.0', id: 3, method: 'ping' })).status).toBe(404);
  });

  test('without a version and without a session a request is told what is missing', async () => {
    const answer = await send('POST', json, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect([answer.status, at(said(answer), '/error/code')]).toEqual([400, -32602]);
  });

  const callers: { because: string; headers: Record<string, string>; status: number; path?: string }[] = [
    { because: 'this machine by name', headers: { Host: 'localhost:1' }, status: 405 },
    { because: 'this machine by IPv6', headers: { Host: '[::1]:1' }, status: 405 },
    { because: 'a host that was allowed, in any case', headers: { Host: 'TRAINER.local:3790' }, status: 405 },
    { because: 'another host: DNS rebinding', headers: { Host: 'evil.example' }, status: 403 },
    { because: 'a host that only begins alike', headers: { Host: 'localhost.evil.example' }, status: 403 },
    { because: 'a host that hides behind a user name', headers: { Host: 'localhost@evil.example' }, status: 403 },
    { because: 'a page of this machine', headers: { Origin: 'http://localhost:4321' }, status: 405 },
    { because: 'an origin that was allowed', headers: { Origin: 'https://trainer.example' }, status: 405 },
    { because: 'the same name by http is another origin', headers: { Origin: 'http://trainer.example' }, status: 403 },
    { because: 'another origin', headers: { Origin: 'https://evil.example' }, status: 403 },
    { because: 'an opaque origin', headers: { Origin: 'null' }, status: 403 },
    { because: 'only /mcp is served', headers: {}, status: 404, path: '/' },
  ];
  test.each(callers)('$because: $status', async ({ headers, status, path }) => {
    expect((await send('GET', headers, undefined, path)).status).toBe(status);
  });

  test('a page may send what the protocol needs, and read what it needs', async () => {
    const asks = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, mcp-method, Mcp-Param-Region, x-other',
    };
    const preflight = await send('OPTIONS', { Origin: 'https://trainer.example', ...asks });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://trainer.example',
      'access-control-allow-headers': 'content-type, mcp-method, mcp-param-region',
      'access-control-allow-methods': 'POST, GET, DELETE',
      vary: 'Origin',
    });
    expect((await send('OPTIONS', { Origin: 'https://evil.example', ...asks })).status).toBe(403);
    const headers = { ...json, Origin: 'https://trainer.example', 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/list' };
    const answer = await send('POST', headers, modern('tools/list'));
    expect(answer.headers['access-control-allow-origin']).toBe('https://trainer.example');
    expect(String(answer.headers['access-control-expose-headers'])).toContain('Mcp-Session-Id');
  });
});

function pokayoke(args: string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/main.ts', 'serve', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    input,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the command', () => {
  test('a port that is taken: exit code 2, and what to do', () => {
    const { code, out, err } = pokayoke(['--http', new URL(server.url).port, '--lang', 'en']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('in use by another program');
  });

  test('an unknown scenario: exit code 2, and the list', () => {
    const { code, out, err } = pokayoke(['--stdio', '--scenario', 'nothing']);
    expect([code, out]).toEqual([2, '']);
    for (const id of ['shipment-weight', 'conformance']) expect(err).toMatch(new RegExp(`^${id} +\\S`, 'm'));
  });

  test('--list: ids of exercises with a server, a line each', () => {
    const { code, out } = pokayoke(['--list', '--lang', 'en']);
    const ids = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '');
    expect(code).toBe(0);
    expect(ids.at(-1)).toBe('conformance');
    for (const id of ids.slice(0, -1)) expect(exerciseIds()).toContain(id);
  });

  test('stdio: stdout holds messages only, and the end of stdin ends it', () => {
    const discover = JSON.stringify(modern('server/discover'));
    const { code, out } = pokayoke(['--stdio'], `not json\n${discover}\n`);
    expect(code).toBe(0);
    for (const line of out.split('\n').filter((text) => text !== '')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
  });

  test('Ctrl-C: exit code 0, nothing on stdout', async () => {
    const other = await served(['--http', '0']);
    expect(await other.stop()).toMatchObject({ code: 0, out: '' });
  });

  const misuses: { args: string[]; because: string }[] = [
    { args: ['--stdio', '--http', '1'], because: 'one way at a time' },
    { args: ['--http', 'x'], because: 'a port is a number' },
    { args: ['--http', '65536'], because: 'a port is at most 65535' },
    { args: ['--host', '0.0.0.0'], because: 'other machines must be allowed by name' },
    { args: ['--allow-origin', 'trainer.example'], because: 'an origin has a scheme' },
    { args: ['--allow-origin', 'file:///x'], because: 'an origin of a page is http or https' },
    { args: ['--change-every', '0'], because: 'an interval is more than nothing' },
    { args: ['--lang', 'fr'], because: 'ja or en' },
  ];
  test.each(misuses)('$args is refused: $because', ({ args }) => {
    expect(Array.isArray(readServeArguments(args))).toBe(true);
  });

  const uses: { args: string[]; because: string; how: unknown }[] = [
    { args: [], because: 'HTTP on the usual port', how: { transport: 'http', port: 3790, host: '127.0.0.1', hosts: [], origins: [] } },
    {
      args: ['--http', '0', '--host', '::1'],
      because: 'IPv6 of this machine needs no permission',
      how: { transport: 'http', port: 0, host: '::1', hosts: [], origins: [] },
    },
    { args: ['--stdio'], because: 'stdio', how: { transport: 'stdio' } },
    {
      args: ['--host', '0.0.0.0', '--allow-host', 'A.local', '--allow-host', 'b.local'],
      because: 'names are compared in lower case',
      how: { transport: 'http', port: 3790, host: '0.0.0.0', hosts: ['a.local', 'b.local'], origins: [] },
    },
  ];
  test.each(uses)('$args: $because', ({ args, how }) => {
    expect(readServeArguments(args)).toMatchObject({ how });
  });

  test('a host that others reach is served with a warning', async () => {
    const open = await served(['--http', '0', '--host', '0.0.0.0', '--allow-host', 'trainer.local', '--lang', 'en']);
    expect(open.url).toMatch(/^http:\/\/trainer\.local:\d+\/mcp$/);
    expect((await open.stop()).err).toContain('Warning: listening on 0.0.0.0');
  });
});
