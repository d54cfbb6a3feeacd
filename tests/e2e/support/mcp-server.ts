// A small MCP server on this machine, with or without the headers that let a page read it. The CORS code is the one the page shows.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { runInThisContext } from 'node:vm';
import { own, type Json } from '../../../src/model/json.ts';

/** What to start. `cors` is the code from the page, undefined for none. */
export type Wanted = { era: '2026-07-28' | '2025-11-25'; cors: string | undefined; secret?: string };

/** A running server: its address, and the requests that it answered. */
export type McpServer = {
  url: string;
  seen: { method: string; headers: IncomingMessage['headers']; rpc: string }[];
  close: () => Promise<void>;
};

type Cors = (request: IncomingMessage, response: ServerResponse) => boolean;

const tools: Json[] = [
  {
    name: 'find_parcel',
    description: 'Finds one parcel by its number.',
    inputSchema: { type: 'object', properties: { n: { type: 'array' } } },
  },
  {
    name: 'note_parcel',
    description: 'Token sk-ant-api03-abcdefghijklmnopqrstuvwxyz0123456789 is inside.',
    inputSchema: { type: 'object' },
  },
];

function answer(era: Wanted['era'], message: Json): Json | undefined {
  const [id, method] = [own(message, 'id'), own(message, 'method')];
  if (id === undefined) return undefined;
  const ok = (result: Json): Json => ({ jsonrpc: '2.0', id, result });
  if (method === 'tools/list')
    return ok(era === '2026-07-28' ? { resultType: 'complete', tools, ttlMs: 0, cacheScope: 'private' } : { tools });
  if (era === '2026-07-28' && method === 'server/discover')
    return ok({ resultType: 'complete', supportedVersions: [era], capabilities: { tools: {} }, ttlMs: 0, cacheScope: 'private' });
  if (era === '2025-11-25' && method === 'initialize')
    return ok({ protocolVersion: era, capabilities: { tools: {} }, serverInfo: { name: 'parcels', version: '1.0.0' } });
  return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } };
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((done) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => done(text));
  });
}

/** Starts it on a free port. */
export async function startMcp({ era, cors, secret }: Wanted): Promise<McpServer> {
  // Run as it stands, so that the code on the page is proven by the test.
  const guard =
    cors === undefined
      ? undefined
      : (runInThisContext(`(() => {${cors}
return cors;})()`) as Cors);
  const seen: McpServer['seen'] = [];
  const server = createServer((request, response) => {
    if (guard?.(request, response) === false) return;
    void bodyOf(request).then((text) => {
      if (request.method === 'DELETE') return void response.writeHead(200).end();
      if (request.method !== 'POST') return void response.writeHead(405).end();
      if (secret !== undefined && request.headers['x-key'] !== secret) return void response.writeHead(401).end();
      const message = JSON.parse(text) as Json;
      seen.push({ method: request.method, headers: request.headers, rpc: JSON.stringify(own(message, 'method')) });
      const reply = answer(era, message);
      if (reply === undefined) return void response.writeHead(202).end();
      const session = own(message, 'method') === 'initialize' ? { 'Mcp-Session-Id': 's-1' } : {};
      response.writeHead(200, { 'Content-Type': 'application/json', ...session }).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://localhost:${String(typeof address === 'object' && address !== null ? address.port : 0)}/mcp`,
    seen,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
