// `pokayoke snapshot` from outside, against processes and sockets: what is written, what is said, and that no secret is in either.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../src/artefacts/index.ts';
import { snapshotCommand } from '../../../src/cli/snapshot.ts';
import { bothEras, createMockServer, listen } from '../../../src/mcp/node.ts';
import { freight } from '../../mcp/fixture.ts';
import { serverFile, type Mode } from './stdio-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
const secret = 'zucchini-4711-secret';
const environment = {
  PATH: process.env['PATH'],
  HOME: folder,
  LANG: 'C',
  FARM_TOKEN: secret,
  OTHER: 'not-for-you',
  BEARER: `Bearer ${secret}`,
};
const stdio = (mode: Mode, ...options: string[]): ReturnType<typeof snapshotCommand> =>
  snapshotCommand(['--lang', 'en', ...options, '--', process.execPath, serverFile, mode], environment);
const url = (address: string, ...options: string[]): ReturnType<typeof snapshotCommand> =>
  snapshotCommand(['--lang', 'en', '--url', address, ...options], environment);

describe('stdio', () => {
  const taken: { mode: Mode; because: string; protocolVersion: string; tools: string[] }[] = [
    { mode: 'modern', because: 'it speaks this revision alone', protocolVersion: '2026-07-28', tools: ['book_freight', 'quote'] },
    {
      mode: 'both',
      because: 'it speaks both, and this revision is asked first',
      protocolVersion: '2026-07-28',
      tools: ['book_freight', 'quote'],
    },
    { mode: 'old', because: 'it does not know the first question', protocolVersion: '2025-11-25', tools: ['bed_find'] },
    { mode: 'old-silent', because: 'it never answers what it does not know', protocolVersion: '2025-11-25', tools: ['bed_find'] },
    { mode: 'old-strict', because: 'it ends at what it does not know', protocolVersion: '2025-11-25', tools: ['bed_find'] },
    {
      mode: 'pages',
      because: 'it has two pages, the second at an empty cursor',
      protocolVersion: '2025-11-25',
      tools: ['bed_find', 'bed_plant'],
    },
    { mode: 'noisy', because: 'it says hello where only messages belong', protocolVersion: '2025-11-25', tools: ['bed_find'] },
  ];
  test.each(taken)('$mode: $because', async ({ mode, protocolVersion, tools }) => {
    const { code, out, err } = await stdio(mode, '--timeout', '40');
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(protocolVersion) as string });
    const snapshot = JSON.parse(out) as { tools: { name: string }[] };
    expect(snapshot).toMatchObject({ format: 'pokayoke/snapshot/1', protocolVersion });
    expect(snapshot.tools.map(({ name }) => name)).toEqual(tools);
    expect(err.includes('Ready.')).toBe(mode === 'noisy');
  });

  test('a definition arrives as it is, and check reads the file as definitions', async () => {
    const file = join(folder, 'freight.json');
    expect(await stdio('modern', '--out', file)).toMatchObject({ code: 0, err: '' });
    const text = readFileSync(file, 'utf8');
    expect((JSON.parse(text) as { tools: unknown }).tools).toEqual(freight().tools);
    expect(checkFile({ text })).toMatchObject({ status: 'judged', artefacts: [{ kind: 'definition' }, { kind: 'definition' }] });
  });

  // Only the one that never answers is not waited for: how fast a process starts is the machine's affair.
  const failing: { mode: Mode; because: string; seconds: string; says: string[] }[] = [
    { mode: 'early', because: 'its last words are shown', seconds: '40', says: ['See its last lines below'] },
    { mode: 'mute', because: 'it never answers, and stays', seconds: '1', says: ['initialize', 'no answer in 1 seconds'] },
    { mode: 'garbage', because: 'it writes something else and ends', seconds: '40', says: ['exit code 0', 'Listening on', 'port 1'] },
    { mode: 'early', because: 'it ends at once', seconds: '40', says: ['exit code 3', 'no database for [FARM_TOKEN] [redacted]'] },
    { mode: 'loop', because: 'its pages have no end', seconds: '40', says: ['page 2', 'nextCursor'] },
  ];
  test.each(failing)('$mode: $because', async ({ mode, seconds, says }) => {
    const { code, out, err } = await stdio(mode, '--timeout', seconds, '--env', 'FARM_TOKEN');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    for (const words of says) expect(err).toContain(words);
    expect(err).not.toContain(secret);
    expect(err).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test('a child gets PATH, HOME, LANG and what is named, and nothing else', async () => {
    const { out } = await stdio('leaky', '--env', 'FARM_TOKEN');
    const seen = /Sees: ([^"]*)/.exec(out)?.[1]?.split(' ') ?? [];
    expect(seen.filter((name) => !name.startsWith('__'))).toEqual(['FARM_TOKEN', 'HOME', 'LANG', 'PATH']);
  });

  test('no secret is in the file: values by name, in keys too, tokens, and credentials', async () => {
    const { out, err } = await stdio('leaky', '--env', 'FARM_TOKEN');
    expect(out).not.toContain(secret);
    expect(out).not.toContain('ghp_');
    expect(out).not.toContain('open-sesame');
    expect(out).toContain('Uses [FARM_TOKEN] and [redacted].');
    expect(err).toContain('/tools/0/description');
  });

  test('a command that is not there', async () => {
    const { code, err } = await snapshotCommand(['--lang', 'en', '--', join(folder, 'no-such-server'), `--token=${secret}`], environment);
    expect(code).toBe(2);
    expect(err).toContain('ENOENT');
    expect(err).not.toContain(secret);
  });
});

describe('HTTP', () => {
  async function answering(handler: Parameters<typeof createServer>[1]): Promise<{ address: string; close: () => void }> {
    const server = createServer(handler);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return { address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/mcp`, close: () => server.close() };
  }

  test.each(['2026-07-28', '2025-11-25'] as const)('our own server of %s, with a header by name', async (revision) => {
    const mock = createMockServer(freight());
    const eras = bothEras(mock);
    const seen = new Set<string | null>();
    const listener = await listen((request) => {
      seen.add(request.headers.get('authorization'));
      const refused = revision === '2025-11-25' && request.headers.get('mcp-protocol-version') === '2026-07-28';
      return refused ? Promise.resolve(new Response('Unsupported protocol version', { status: 400 })) : eras.fetch(request);
    });
    const { code, out, err } = await url(listener.url, '--header', 'Authorization=BEARER');
    await listener.close();
    await eras.close();
    expect({ code, seen: [...seen] }).toEqual({ code: 0, seen: [`Bearer ${secret}`] });
    expect(JSON.parse(out)).toMatchObject({ protocolVersion: revision, tools: freight().tools });
    expect(out + err).not.toContain(secret);
  });

  const refusals: { because: string; status: number; headers: Record<string, string>; body: string; says: string }[] = [
    {
      because: 'no credentials',
      status: 401,
      headers: { 'WWW-Authenticate': `Bearer error="x ${secret}"` },
      body: '',
      says: 'Bearer error="x [BEARER]"',
    },
    { because: 'too few scopes', status: 403, headers: { 'WWW-Authenticate': 'Bearer scope="beds:read"' }, body: '', says: 'beds:read' },
    { because: 'the wrong path', status: 404, headers: {}, body: 'Not found', says: 'Check the path' },
    { because: 'only GET is taken', status: 405, headers: { Allow: 'GET' }, body: '', says: 'Check the path' },
    {
      because: 'it leads elsewhere',
      status: 308,
      headers: { Location: 'https://other.example/mcp' },
      body: '',
      says: 'redirected to https://other.example/mcp',
    },
    { because: 'it is broken', status: 503, headers: {}, body: 'down', says: 'HTTP 503' },
    { because: 'it is a web page', status: 200, headers: {}, body: `<p>${'x'.repeat(150)}${secret}</p>`, says: 'no JSON-RPC message' },
  ];
  test.each(refusals)('$status: $because', async ({ status, headers, body, says }) => {
    const { address, close } = await answering((_request, response) => response.writeHead(status, headers).end(body));
    const { code, out, err } = await url(address, '--header', 'Authorization=BEARER', '--timeout', '5');
    close();
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
    expect(err).not.toContain(secret.slice(0, 8));
  });

  test.each([
    { sent: ['--header', 'Authorization=BEARER'], says: 'did not take the headers', because: 'the value is at fault' },
    { sent: [], says: 'asks for credentials', because: 'there is none' },
  ])('401: $because', async ({ sent, says }) => {
    const { address, close } = await answering((_request, response) => response.writeHead(401).end());
    const { err } = await url(address, ...sent, '--timeout', '5');
    close();
    expect(err).toContain(says);
  });

  test('a server that takes the request and never answers', async () => {
    const { address, close } = await answering(() => undefined);
    const { code, err } = await url(`${address}?key=${secret}`, '--timeout', '1');
    close();
    expect(code).toBe(2);
    expect(err).toContain('no answer in 1 seconds');
    expect(err).not.toContain(secret);
  });

  test('nobody listens', async () => {
    const { address, close } = await answering(() => undefined);
    close();
    expect(await url(address)).toMatchObject({ code: 2, err: expect.stringContaining('ECONNREFUSED') as string });
  });
});

const misuse: { because: string; args: string[]; says: string }[] = [
  { because: 'there is nothing to ask', args: [], says: 'Give the command' },
  { because: 'both are given', args: ['--url', 'https://a.example/mcp', '--', 'x'], says: 'cannot stand together' },
  {
    because: 'a header holds its value',
    args: ['--url', 'https://a.example/', '--header', `Authorization=Bearer ${secret}`],
    says: 'NAME=ENV_VAR',
  },
  { because: 'a variable holds its value', args: ['--env', `FARM_TOKEN=${secret}`, '--', 'x'], says: '--env is the name' },
  { because: 'a variable is not set', args: ['--env', 'ABSENT', '--', 'x'], says: 'ABSENT is not set' },
  { because: 'a header variable is not set', args: ['--url', 'https://a.example/', '--header', 'X-Key=ABSENT'], says: 'ABSENT is not set' },
  {
    because: 'a header is ours',
    args: ['--url', 'https://a.example/', '--header', 'Mcp-Method=FARM_TOKEN'],
    says: 'cannot change Mcp-Method',
  },
  { because: 'headers go to an address', args: ['--header', 'X=FARM_TOKEN', '--', 'x'], says: 'goes with --url' },
  { because: 'variables go to a command', args: ['--env', 'FARM_TOKEN', '--url', 'https://a.example/'], says: 'goes with a command' },
  {
    because: 'a secret would travel in clear text',
    args: ['--url', 'http://a.example/mcp', '--header', 'X-Key=FARM_TOKEN'],
    says: 'Nothing was sent',
  },
  { because: 'a password stands in the address', args: ['--url', `https://me:${secret}@a.example/`], says: 'must not hold' },
  { because: 'it is no address of the web', args: ['--url', 'file:///etc/passwd'], says: 'https://' },
  { because: 'a time is no number', args: ['--timeout', 'soon', '--', 'x'], says: '1 to 3600' },
  { because: 'a word stands alone', args: [secret], says: 'Give the command' },
];
test('a command that says nothing before it ends', async () => {
  const { code, err } = await snapshotCommand(['--lang', 'en', '--', process.execPath, '-e', ''], environment);
  expect(code).toBe(2);
  expect(err).toContain('said nothing');
  expect(err).not.toContain('below');
});

test.each(misuse)('misuse: $because', async ({ args, says }) => {
  const { code, out, err } = await snapshotCommand(['--lang', 'en', ...args], environment);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(says);
  expect(err).not.toContain(secret);
});

test('a file that cannot be written is said', async () => {
  const file = join(folder, 'no', 'such', 'folder.json');
  expect(await stdio('old', '--out', file)).toMatchObject({ code: 2, err: expect.stringContaining('ENOENT') as string });
  expect(existsSync(file)).toBe(false);
});
