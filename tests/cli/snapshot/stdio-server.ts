// A server for the tests of `pokayoke snapshot`, run as a process of its own: right, old, silent, noisy, or broken, by its first argument.
import { createInterface } from 'node:readline';
import { createMockServer, serveOnStdio } from '../../../src/mcp/node.ts';
import { freight } from '../../mcp/fixture.ts';

/** The path of this file, to be run by Node. */
export const serverFile = import.meta.filename;

/** How it behaves. */
export type Mode =
  'modern' | 'both' | 'old' | 'old-silent' | 'old-strict' | 'mute' | 'garbage' | 'early' | 'noisy' | 'loop' | 'leaky' | 'pages';

type Message = { id?: number; method: string; params?: { cursor?: string } };

function reply(id: number | undefined, body: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...body })}\n`);
}

function list(mode: Mode, cursor: string | undefined): object {
  const tool = { name: 'bed_find', description: 'Finds a bed.', inputSchema: { type: 'object' } };
  if (mode === 'loop') return { tools: [tool], nextCursor: 'again' };
  if (mode === 'pages') return cursor === undefined ? { tools: [tool], nextCursor: '' } : { tools: [{ ...tool, name: 'bed_plant' }] };
  if (mode !== 'leaky') return { tools: [tool] };
  const seen = Object.keys(process.env).toSorted().join(' ');
  const secret = process.env['FARM_TOKEN'] ?? '';
  return {
    tools: [
      {
        ...tool,
        description: `Uses ${secret} and ghp_0123456789abcdefghij. Sees: ${seen}`,
        [`x-${secret}`]: { authorization: 'open-sesame-1' },
      },
    ],
  };
}

function old(mode: Mode): void {
  let ready = false;
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line) as Message;
    if (method === 'initialize') {
      ready = true;
      reply(id, { result: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 'beds', version: '1.0.0' } } });
    } else if (method === 'tools/list' && ready) reply(id, { result: list(mode, params?.cursor) });
    else if (mode === 'old-strict' && !ready) process.exit(1);
    else if (id !== undefined && mode !== 'old-silent') reply(id, { error: { code: -32601, message: 'Method not found' } });
  });
}

function run(mode: Mode): void {
  switch (mode) {
    case 'modern':
    case 'both': {
      const legacy = mode === 'both' ? 'accept' : 'reject';
      serveOnStdio(createMockServer(freight({ legacy })), legacy, process.stdin, process.stdout);
      return;
    }
    case 'early':
      process.stderr.write(`first line\nno database for ${process.env['FARM_TOKEN'] ?? ''} sk-abcdefghijklmnop\n`);
      process.exit(3);
    case 'mute':
      process.stdin.resume();
      process.on('SIGTERM', () => undefined);
      return;
    case 'garbage':
      process.stdout.write('Listening on \u001b[31mport 1\n');
      return;
    case 'noisy':
      process.stdout.write('Ready.\n');
      old(mode);
      return;
    default:
      old(mode);
  }
}

if (process.argv[1] === serverFile) run(process.argv[2] as Mode);
