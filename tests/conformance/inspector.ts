// MCP Inspector as a client that knows nothing of this project: lists and calls a tool, by both protocols, over stdio and HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Json, at } from '../../src/model/json.ts';
import { ran } from './ran.ts';
import { serveOverStdio } from './served.ts';

const require = createRequire(import.meta.url);
const manifest = require.resolve('@modelcontextprotocol/inspector/package.json');
const inspector = join(dirname(manifest), 'clients/launcher/build/index.js');

const tool = { name: 'parts_search', arguments: { query: 'M7 ボルト', warehouse: 'west' } };
/** The exercise whose server the Inspector meets. */
export const inspected = 'four-failures';

type Question = { id: string; args: string[]; expected: [pointer: string, value: Json][] };

const questions: readonly Question[] = [
  {
    id: 'tools/list',
    args: ['--method', 'tools/list'],
    expected: [
      ['/tools/0/name', 'parts_search'],
      ['/tools/1/name', 'stock_issue'],
    ],
  },
  {
    id: 'tools/call',
    args: ['--method', 'tools/call', '--tool-name', tool.name, '--tool-args-json', JSON.stringify(tool.arguments)],
    expected: [['/structuredContent/total', 0]],
  },
];

function heard(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Asks every question every way; gives one line for each, and whether it was answered rightly. */
export async function inspect(url: string): Promise<{ line: string; right: boolean }[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'pokayoke-inspector-'));
  const env = { MCP_CATALOG_PATH: join(scratch, 'mcp.json'), MCP_CLIENT_CONFIG_PATH: join(scratch, 'client.json'), HOME: scratch };
  const { command, args } = serveOverStdio;
  const ways = { stdio: [command, ...args, '--scenario', inspected], http: [url, '--transport', 'http'] };
  const answers: { line: string; right: boolean }[] = [];
  for (const era of ['legacy', 'modern']) {
    for (const [way, target] of Object.entries(ways)) {
      for (const { id, args: asked, expected } of questions) {
        const { code, out, err } = await ran(inspector, ['--cli', ...target, '--protocol-era', era, ...asked], env);
        const body = heard(out);
        const right = code === 0 && body !== undefined && expected.every(([pointer, value]) => isDeepStrictEqual(at(body, pointer), value));
        answers.push({ line: `${id} over ${way}, ${era}${right ? '' : `\n${out}${err}`}`, right });
      }
    }
  }
  rmSync(scratch, { recursive: true, force: true });
  return answers;
}
