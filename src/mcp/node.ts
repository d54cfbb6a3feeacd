// The room's door in Node: the shared room, a loopback HTTP listener and stdio.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import './jitless.ts';
import { toNodeHandler } from '@modelcontextprotocol/node';
import type { NodeIncomingMessageLike } from '@modelcontextprotocol/node';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { hostAllowed, withCors } from './http-guard.ts';
import type { Allowed } from './http-guard.ts';
import type { MockServer } from './mock-server.ts';
import type { Fetch } from './protocol.ts';

export * from './index.ts';
export { createConformanceServer } from './conformance/server.ts';
export { bothEras } from './sessions.ts';

/** A listener. */
export type Listener = {
  /** `http://127.0.0.1:<port>/mcp` */
  url: string;
  /** Stops listening and drops open connections. */
  close: () => Promise<void>;
};

/** How to listen. */
export type Listening = {
  /** 0, the default, takes any free one. */
  port?: number;
  /** The interface; absent: 127.0.0.1 alone. */
  host?: string;
  /** Hosts and origins beyond this machine's own. */
  allowed?: Allowed;
  /** Told of exceptions that became a 500. */
  onFault?: (fault: Error) => void;
};

/**
 * Serves a fetch handler at `/mcp`. Requests whose Host or Origin is not allowed get 403 (mcp-facts 2.3 and 2.12: DNS rebinding).
 * Rejects with the system's error where it cannot listen, with `code` `EADDRINUSE` where the port is taken.
 */
export async function listen(fetch: Fetch, options: Listening = {}): Promise<Listener> {
  const { port = 0, host = '127.0.0.1', allowed = { hosts: [], origins: [] }, onFault = () => {} } = options;
  const routed: Fetch = async (request) =>
    new URL(request.url).pathname === '/mcp' ? fetch(request) : new Response(null, { status: 404 });
  const handle = toNodeHandler({ fetch: withCors(routed, allowed) }, { onerror: onFault });
  const server = createServer((request, response) => {
    // Before anything is made of the request: its URL is built from Host.
    if (hostAllowed(request.headers.host, allowed)) void handle(request as NodeIncomingMessageLike, response);
    else response.writeHead(403).end('The Host header names a machine that this server was not told to answer for.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/mcp`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves a mock server over stdio: one message per line. `legacy` as in its spec. Returns the way to stop. */
export function serveOnStdio(
  mock: MockServer,
  legacy: 'reject' | 'accept',
  input: Readable,
  output: Writable,
  onFault: (fault: Error) => void = () => {},
): () => Promise<void> {
  const handle = serveStdio(mock.factory, {
    legacy: legacy === 'accept' ? 'serve' : 'reject',
    transport: new StdioServerTransport(input, output),
    onerror: onFault,
  });
  return () => handle.close();
}
