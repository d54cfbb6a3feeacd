// `pokayoke serve` as a process, met by clients that know nothing of this project: the SDK's v1 and v2 clients, both protocols, stdio and HTTP.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Json, at } from '../../src/model/json.ts';
import { type Served, served, serveOverStdio } from '../conformance/served.ts';

/** Milliseconds for starting and stopping processes on a busy machine. */
const patient = 60_000;
const info = { name: 'contract', version: '1.0.0' };
const servers = new Map<string, Served>();
const scenarios = ['four-failures', 'fifteen-changes', 'conformance'];

beforeAll(async () => {
  const running = await Promise.all(scenarios.map((id) => served(['--http', '0', '--scenario', id, '--change-every', '1'])));
  for (const [i, server] of running.entries()) servers.set(scenarios[i] ?? '', server);
}, patient);
afterAll(async () => {
  for (const server of servers.values()) await server.stop();
}, patient);
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function url(scenario: string): URL {
  const server = servers.get(scenario);
  if (server === undefined) throw new Error(`${scenario} does not run`);
  return new URL(server.url);
}

const started = (scenario: string) => ({
  ...serveOverStdio,
  args: [...serveOverStdio.args, '--scenario', scenario, '--change-every', '1'],
  stderr: 'ignore' as const,
});

/** What a test asks of a client, whichever it is. */
type Met = {
  /** Names of the tools, all pages. */
  names: () => Promise<string[]>;
  call: (name: string, args: Record<string, unknown>) => Promise<Json>;
  /** Resolves with the names of a new list, once the server has said that there is one. */
  changed: Promise<string[]>;
};

async function v2(scenario: string, era: 'modern' | 'legacy', way: 'http' | 'stdio'): Promise<Met> {
  let heard: (names: string[]) => void = () => {};
  const changed = new Promise<string[]>((resolve) => (heard = resolve));
  const client = new Client(info, {
    versionNegotiation: { mode: era === 'modern' ? { pin: '2026-07-28' } : 'legacy' },
    capabilities: { elicitation: { form: {} } },
    listChanged: { tools: { onChanged: (_fault, tools) => heard((tools ?? []).map(({ name }) => name)) } },
  });
  client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { name: 'Ito' } }));
  await client.connect(way === 'http' ? new StreamableHTTPClientTransport(url(scenario)) : new StdioClientTransport(started(scenario)));
  closing.push(() => client.close());
  return {
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => (await client.callTool({ name, arguments: args })) as Json,
    changed,
  };
}

async function v1(scenario: string, way: 'http' | 'stdio'): Promise<Met> {
  let heard: (names: string[]) => void = () => {};
  const changed = new Promise<string[]>((resolve) => (heard = resolve));
  const client = new OldClient(info, {
    capabilities: { elicitation: {} },
    listChanged: { tools: { onChanged: (_fault, tools) => heard((tools ?? []).map(({ name }) => name)) } },
  });
  client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { name: 'Ito' } }));
  await client.connect(way === 'http' ? new OldHttp(url(scenario)) : new OldStdio(started(scenario)));
  closing.push(() => client.close());
  // This client reads one page at a time.
  const page = async (cursor?: string): Promise<string[]> => {
    const { tools, nextCursor } = await client.listTools(cursor === undefined ? {} : { cursor });
    const names = tools.map(({ name }) => name);
    return nextCursor === undefined ? names : [...names, ...(await page(nextCursor))];
  };
  return { names: () => page(), call: async (name, args) => (await client.callTool({ name, arguments: args })) as Json, changed };
}

const clients: { id: string; meet: (scenario: string) => Promise<Met> }[] = [
  { id: 'v2, 2026-07-28, HTTP', meet: (scenario) => v2(scenario, 'modern', 'http') },
  { id: 'v2, 2026-07-28, stdio', meet: (scenario) => v2(scenario, 'modern', 'stdio') },
  { id: 'v2, 2025-11-25, HTTP', meet: (scenario) => v2(scenario, 'legacy', 'http') },
  { id: 'v2, 2025-11-25, stdio', meet: (scenario) => v2(scenario, 'legacy', 'stdio') },
  { id: 'v1, 2025-11-25, HTTP', meet: (scenario) => v1(scenario, 'http') },
  { id: 'v1, 2025-11-25, stdio', meet: (scenario) => v1(scenario, 'stdio') },
];

describe.each(clients)('$id', ({ meet }) => {
  test('an exercise: its tools, its errors as written, its schema', async () => {
    const { names, call } = await meet('four-failures');
    expect(await names()).toEqual(['parts_search', 'stock_issue']);
    const none = await call('parts_search', { query: 'M7 ボルト', warehouse: 'west' });
    expect([at(none, '/isError'), at(none, '/structuredContent/total')]).toEqual([undefined, 0]);
    const policy = await call('stock_issue', { part_no: 'NUT-M8', quantity: 500 });
    expect([at(policy, '/isError'), at(policy, '/structuredContent/category')]).toEqual([true, 'policy']);
    const refused = await call('stock_issue', { part_no: 'NUT-M8', quantity: 0 });
    expect([at(refused, '/isError'), at(refused, '/structuredContent/errors/0/rule')]).toEqual([true, 'minimum']);
  });

  test('a list that changes is announced, and fetched again', async () => {
    const { names, changed } = await meet('fifteen-changes');
    expect(await names()).toEqual(['read_stock', 'book_pickup', 'ship_beans']);
    expect(await changed).toContain('read_stock');
  });

  test('the fixtures of the official suite: a tool that asks its client', async () => {
    const { call } = await meet('conformance');
    const greeted = await call('test_input_required_result_elicitation', {});
    expect(at(greeted, '/content/0/text')).toBe('Hello, Ito!');
  });
});
