// The room's door in Node: the shared room, a loopback HTTP listener and stdio.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import './jitless.ts';
import { toNodeHandler } from '@modelcontextprotocol/node';
import type { NodeIncomingMessageLike } from '@modelcontextprotocol/node';
import {
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { MockServer } from './mock-server.ts';
import type { Fetch } from './protocol.ts';

export * from './index.ts';

/** A listener on the loopback interface. */
export type Listener = {
  /** `http://127.0.0.1:<port>/mcp` */
  url: string;
  /** Stops listening and drops open connections. */
  close: () => Promise<void>;
};

/**
 * Serves a fetch handler at `/mcp` on 127.0.0.1, never on another interface. Requests whose Host or Origin is not this
 * machine get 403 (mcp-facts 2.3 and 2.12: DNS rebinding). `port` 0, the default, takes any free one.
 * `onFault` is told of exceptions that became a 500.
 */
export async function listenOnLoopback(fetch: Fetch, port = 0, onFault: (fault: Error) => void = () => {}): Promise<Listener> {
  const guarded: Fetch = async (request) => {
    if (new URL(request.url).pathname !== '/mcp') return new Response(null, { status: 404 });
    return (
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins()) ??
      fetch(request)
    );
  };
  const handle = toNodeHandler({ fetch: guarded }, { onerror: onFault });
  const server = createServer((request, response) => void handle(request as NodeIncomingMessageLike, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/mcp`,
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
