// `pokayoke take`: what is written where, and that the project runs as it is: its own test, its types, both protocols, both SDK clients.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/cli/project.ts';
import { takeCommand } from '../../src/cli/take.ts';
import { at, type Json } from '../../src/model/json.ts';

const base = mkdtempSync(join(tmpdir(), 'take-'));
symlinkSync(join(projectRoot, 'node_modules'), join(base, 'node_modules'), 'junction');
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const info = { name: 'contract', version: '1.0.0' };
const good = join(projectRoot, 'exercises/shipment-weight/answers/good-kilograms.json');
const definitions = (JSON.parse(readFileSync(good, 'utf8')) as { submission: { tools: { name: string }[] } }).submission.tools;

function file(name: string, value: Json): string {
  writeFileSync(join(base, name), JSON.stringify(value));
  return join(base, name);
}

async function takenInto(from: string, name: string, ...more: string[]): Promise<string> {
  const folder = join(base, name);
  expect(await takeCommand([from, '--out', folder, '--lang', 'en', ...more])).toMatchObject({ code: 0, err: '' });
  return folder;
}

/** A command in a project, on the Node that runs this test. */
function inside(folder: string, command: string, ...args: string[]): { status: number | null; out: string } {
  const PATH = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH } });
  return { status, out: stdout + stderr };
}

describe('what is written', () => {
  const schema = { type: 'object' };
  const rows: { because: string; value: Json; name?: string }[] = [
    { because: 'one definition', value: { name: 'a', inputSchema: schema } },
    { because: 'a list', value: [{ name: 'a', inputSchema: schema }] },
    { because: 'a response of tools/list', value: { jsonrpc: '2.0', id: 1, result: { tools: [{ name: 'a', inputSchema: schema }] } } },
    { because: 'a submission', value: { tools: [{ name: 'a', inputSchema: schema }], calls: {} } },
    { because: 'a stored answer', value: { submission: { tools: [{ name: 'a', inputSchema: schema }] } } },
  ];
  test.each(rows)('from $because', async ({ because, value }) => {
    const name = because.replace(/\W/g, '-');
    const folder = await takenInto(file(`${name}.json`, value), name);
    expect(JSON.parse(readFileSync(join(folder, 'src/tools.json'), 'utf8'))).toEqual([{ name: 'a', inputSchema: schema }]);
    expect((JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name).toBe(name);
  });

  const refused: { because: string; args: string[]; says: RegExp }[] = [
    { because: 'nothing is named', args: [], says: /Give one exercise/ },
    { because: 'two are named', args: ['a', 'b'], says: /Give one exercise/ },
    { because: 'there is no such file', args: ['none.json'], says: /Cannot read/ },
    { because: 'a file without definitions', args: [file('none.json', { plan: [] })], says: /no tool definition/ },
    {
      because: 'a lock has hashes and no definitions',
      args: [file('lock.json', { format: 'pokayoke/lock/1', tools: [{ name: 'a' }] })],
      says: /no tool definition/,
    },
  ];
  test.each(refused)('refused: $because', async ({ args, says }) => {
    const outcome = await takeCommand([...args, '--lang', 'en']);
    expect(outcome.code).toBe(2);
    expect(outcome.err).toMatch(says);
  });

  test('a folder that holds something is left alone; an empty one is taken', async () => {
    const folder = join(base, 'mine');
    mkdirSync(folder);
    await takenInto('shipment-weight', 'mine');
    writeFileSync(join(folder, 'src/handlers.ts'), 'mine');
    const before = readdirSync(folder, { recursive: true });
    expect(await takeCommand(['shipment-weight', '--out', folder, '--lang', 'en'])).toMatchObject({
      code: 2,
      err: matching(/not empty/),
    });
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    expect(readFileSync(join(folder, 'src/handlers.ts'), 'utf8')).toBe('mine');
    expect(await takeCommand(['shipment-weight', '--out', good])).toMatchObject({ code: 2 });
  });
});

describe('what was taken runs', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await takenInto(good, 'weights');
  });

  test('its own test, and its types', () => {
    expect(inside(folder, 'npm', 'test')).toMatchObject({ status: 0, out: matching(/pass 5[^]*fail 0[^]*todo 0/) });
    expect(inside(folder, process.execPath, join(projectRoot, 'node_modules/typescript/bin/tsc'))).toEqual({ status: 0, out: '' });
  });

  const call = { name: 'record_measured_weight', arguments: { shipment_number: 'SH-2026-004211', weight_kg: 12.5 } };
  const wrong = { ...call, arguments: { ...call.arguments, weight_kg: '12.5kg' } };
  type Met = {
    listTools: () => Promise<{ tools: unknown[] }>;
    callTool: (asked: typeof call) => Promise<unknown>;
    close: () => Promise<void>;
  };
  const started = (): { command: string; args: string[]; stderr: 'ignore' } => ({
    command: process.execPath,
    args: [join(folder, 'src/server.ts')],
    stderr: 'ignore',
  });

  async function asks(client: Met): Promise<void> {
    expect((await client.listTools()).tools).toEqual(definitions);
    const [right, refused] = [(await client.callTool(call)) as Json, (await client.callTool(wrong as never)) as Json];
    expect([at(right, '/isError'), at(right, '/content/0/text')]).toEqual([
      undefined,
      'Placeholder: nothing was done. record_measured_weight received {"shipment_number":"SH-2026-004211","weight_kg":12.5}',
    ]);
    expect([at(refused, '/isError'), at(refused, '/content/0/text')]).toEqual([true, expect.stringContaining('weight_kg must be number')]);
    await client.close();
  }

  test.each([{ pin: '2026-07-28' }, 'legacy'] as const)('the SDK’s client over stdio: %j', async (mode) => {
    const client = new Client(info, { versionNegotiation: { mode } });
    await client.connect(new StdioClientTransport(started()));
    await asks(client);
  });

  test('the client of version 1 over stdio', async () => {
    const client = new OldClient(info);
    await client.connect(new OldStdio(started()));
    await asks(client);
  });

  test('over HTTP, on this machine and for no other website', async () => {
    const child = spawn(process.execPath, ['src/server.ts', '--http', '0'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    const url = await new Promise<string>((resolve) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => resolve(/http:\S+/.exec(text)?.[0] ?? text));
    });
    try {
      const client = new Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
      await client.connect(new StreamableHTTPClientTransport(new URL(url)));
      await asks(client);
      expect(new URL(url).hostname).toBe('127.0.0.1');
      const status = async (path: string, headers: Record<string, string>): Promise<number> =>
        (await fetch(new URL(path, url), { method: 'POST', headers, body: '{}' })).status;
      expect(await status('/mcp', { Origin: 'https://evil.example' })).toBe(403);
      expect(await status('/other', {})).toBe(404);
    } finally {
      child.kill();
    }
  });

  test('a port that is none ends with 2 and a sentence', () => {
    expect(inside(folder, process.execPath, 'src/server.ts', '--http', '70000')).toMatchObject({
      status: 2,
      out: matching(/0 to 65535/),
    });
  });
});

test('definitions that cannot be served: the others are, the server says which, and its test fails', async () => {
  const schema = { type: 'object' };
  const broken = [
    { name: 'a', inputSchema: schema },
    { name: 'a', inputSchema: schema },
    { name: 'b', inputSchema: { type: 'strnig' } },
    null,
    { name: 'toString', inputSchema: schema },
  ];
  const folder = await takenInto(file('broken.json', { tools: broken as Json }), 'broken');
  const served = inside(folder, process.execPath, 'src/server.ts');
  expect(served.status).toBe(0);
  for (const n of [2, 3, 4, 5]) expect(served.out).toContain(`definition ${n}: `);
  expect(inside(folder, process.execPath, '--test', 'test/*.test.ts')).toMatchObject({
    status: 1,
    out: matching(/✖ every definition can be served/),
  });
});
