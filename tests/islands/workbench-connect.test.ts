// Reaching a server from a page, without a page: what is refused before sending, what is said of each failure, what is written down.
import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { coach, type Surroundings } from '../../src/islands/workbench/connect/coach.ts';
import { allowedHeaders, corsRows, corsSnippet } from '../../src/islands/workbench/connect/cors.ts';
import { dial, type Dialed } from '../../src/islands/workbench/connect/dial.ts';
import { readTarget } from '../../src/islands/workbench/connect/target.ts';
import type { SnapshotFailure } from '../../src/mcp/index.ts';
import { connectWords } from '../../src/words/workbench-connect.ts';

const none = { name: '', value: '' };
const targets = [
  { because: 'https anywhere', address: 'https://example.org/mcp', header: none, gives: 'https://example.org/mcp' },
  { because: 'this machine without encryption', address: 'http://localhost:3000/mcp', header: none, gives: 'http://localhost:3000/mcp' },
  {
    because: 'full-width characters and spaces',
    address: '　ｈｔｔｐ://127.0.0.1:8080/mcp ',
    header: none,
    gives: 'http://127.0.0.1:8080/mcp',
  },
  { because: 'no scheme', address: 'example.org', header: none, gives: 'connect.bad-address' },
  { because: 'another scheme', address: 'ftp://example.org/', header: none, gives: 'connect.bad-address' },
  { because: 'plain http elsewhere', address: 'http://10.0.0.5/mcp', header: none, gives: 'connect.plain-http' },
  { because: 'the policy knows no IPv6 address', address: 'http://[::1]:3000/mcp', header: none, gives: 'connect.local-name' },
  { because: 'a password', address: 'https://a:b@example.org/', header: none, gives: 'connect.user-info' },
  {
    because: 'a value without a name',
    address: 'https://example.org/',
    header: { name: '', value: 'x' },
    gives: 'connect.header-nameless',
  },
  {
    because: 'a header of the protocol',
    address: 'https://example.org/',
    header: { name: 'Mcp-Method', value: 'x' },
    gives: 'connect.header-reserved',
  },
  { because: 'a line break', address: 'https://example.org/', header: { name: 'X', value: 'a\nb' }, gives: 'connect.header-value-form' },
  {
    because: 'a name with a colon',
    address: 'https://example.org/',
    header: { name: 'X:', value: 'a' },
    gives: 'connect.header-name-form',
  },
];
test.each(targets)('$address: $because', ({ address, header, gives }) => {
  const read = readTarget(address, header);
  expect(read.ok ? read.value.url : read.error.code).toBe(gives);
  if (!read.ok) expect(connectWords[read.error.code]).toBeDefined();
});

const around: Surroundings = { secure: true, pageLocal: false, local: true, plain: true, permission: 'prompt' };
const failed = (failure: SnapshotFailure, more: Partial<Extract<Dialed, { ok: false }>> = {}): Extract<Dialed, { ok: false }> => ({
  ok: false,
  failure,
  reached: undefined,
  steps: [],
  modernBlocked: false,
  noSession: false,
  ...more,
});
const method = 'tools/list';
const lost = { method, why: 'transport', reply: { kind: 'unreachable', reason: 'x', tls: false } } as const;

const cases: readonly { because: string; dialed: Extract<Dialed, { ok: false }>; around?: Partial<Surroundings>; says: string[] }[] = [
  { because: 'it answered a request that needs no permission', dialed: failed(lost, { reached: true }), says: ['coach.no-cors'] },
  {
    because: 'nothing answers on this machine, from a public page',
    dialed: failed(lost, { reached: false }),
    says: ['coach.not-reached', 'coach.permission', 'coach.mixed', 'coach.running'],
  },
  {
    because: 'the permission was refused',
    dialed: failed(lost, { reached: false }),
    around: { permission: 'denied' },
    says: ['coach.not-reached', 'coach.permission-denied', 'coach.mixed', 'coach.running'],
  },
  {
    because: 'page and server are on this machine',
    dialed: failed(lost, { reached: false }),
    around: { secure: false, pageLocal: true },
    says: ['coach.not-reached', 'coach.running'],
  },
  {
    because: 'a public server',
    dialed: failed(lost, { reached: false }),
    around: { local: false, plain: false },
    says: ['coach.not-reached', 'coach.certificate', 'coach.running'],
  },
  {
    because: 'it wants authentication',
    dialed: failed({ method, why: 'transport', reply: { kind: 'unauthorized', status: 401, challenge: null } }),
    says: ['coach.unauthorized'],
  },
  {
    because: 'the session id cannot be read',
    dialed: failed({ method, why: 'transport', reply: { kind: 'status', status: 400, location: null } }, { noSession: true }),
    says: ['coach.status', 'coach.no-session'],
  },
  {
    because: 'a redirect',
    dialed: failed({ method, why: 'transport', reply: { kind: 'status', status: 0, location: null } }),
    says: ['coach.redirect'],
  },
  {
    because: 'another path',
    dialed: failed({ method, why: 'transport', reply: { kind: 'status', status: 404, location: null } }),
    says: ['coach.wrong-path'],
  },
  {
    because: 'a web page',
    dialed: failed({ method, why: 'transport', reply: { kind: 'not-json', text: '<html>' } }),
    says: ['coach.not-json'],
  },
  { because: 'an error of the server', dialed: failed({ method, why: 'error', code: -32603, message: 'x' }), says: ['coach.error'] },
  { because: 'a cursor that comes twice', dialed: failed({ method, why: 'repeated-cursor', page: 2 }), says: ['coach.repeated-cursor'] },
];
test.each(cases)('$because', ({ dialed, around: more = {}, says }) => {
  const advice = coach(dialed, { ...around, ...more });
  expect(advice.map(({ code }) => code)).toEqual(says);
  for (const { code } of advice) expect(connectWords[code], code).toBeDefined();
});

describe('what a server must send', () => {
  test('every header of both revisions, and the reader’s own', () => {
    expect(allowedHeaders('X-Key')).toEqual([
      'content-type',
      'authorization',
      'mcp-protocol-version',
      'mcp-method',
      'mcp-name',
      'mcp-session-id',
      'last-event-id',
      'x-key',
    ]);
    expect(allowedHeaders('Authorization')).toEqual(allowedHeaders(''));
    for (const { why } of corsRows('https://a.example', 'X-Key')) expect(connectWords[why], why).toBeDefined();
  });

  test('a hostile name stays inside its string', () => {
    const code = corsSnippet("https://a.example'", "x'); evil('");
    expect(() => new Script(code)).not.toThrow();
  });
});

describe('dialling', () => {
  const json = (body: unknown, headers: Record<string, string> = {}): Response =>
    new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } });
  const setting = (fetch: (url: string, init: RequestInit) => Promise<Response>): Parameters<typeof dial>[1] => ({
    fetch,
    clientInfo: { name: 'test', version: '0' },
    timeoutMs: 1000,
  });
  const target = { url: 'https://a.example/mcp', local: false, headers: { 'X-Key': 'secret-value' } };

  test('a server whose CORS stops the new question is reached by the handshake; the key is in no step', async () => {
    const dialed = await dial(
      target,
      setting((_, init) => {
        const { id, method: asked } = JSON.parse(init.body as string) as { id?: number; method: string };
        if (asked === 'server/discover') return Promise.reject(new TypeError('Failed to fetch'));
        if (asked === 'initialize')
          return Promise.resolve(json({ jsonrpc: '2.0', id, result: { protocolVersion: '2025-11-25', capabilities: {} } }));
        return Promise.resolve(
          id === undefined ? new Response(null, { status: 202 }) : json({ jsonrpc: '2.0', id, result: { tools: [{ name: 'a' }] } }),
        );
      }),
    );
    expect(dialed).toMatchObject({
      ok: true,
      modernBlocked: true,
      noSession: true,
      snapshot: { protocolVersion: '2025-11-25', tools: [{ name: 'a' }] },
    });
    expect(JSON.stringify(dialed)).not.toContain('secret-value');
    expect(dialed.steps.map((step) => (step.step === 'wire' ? step.message.from : ''))).toEqual([
      'client',
      'client',
      'server',
      'client',
      'server',
      'client',
      'server',
    ]);
  });

  test('where nothing can be read it is tried whether anything answers', async () => {
    const modes: unknown[] = [];
    const dialed = await dial(
      target,
      setting((_, init) => {
        modes.push(init.mode);
        return init.mode === 'no-cors' ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch'));
      }),
    );
    expect(dialed).toMatchObject({ ok: false, reached: true, modernBlocked: true });
    expect(modes.at(-1)).toBe('no-cors');
  });
});
