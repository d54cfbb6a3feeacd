// The mock MCP server: real protocol, scenario data behind it. No session, clock, randomness or timer of its own.
import type { Json } from '../model/json.ts';
import type { Extension } from './extension.ts';
import { httpEdge } from './http-edge.ts';
import type { Fetch } from './protocol.ts';
import { rawServer } from './raw-server.ts';
import type { Backing } from './raw-server.ts';
import { createMcpHandler } from './sdk.ts';
import type { McpRequestContext, Server } from './sdk.ts';
import type { ServerSpec } from './spec.ts';
import { DEFAULT_LIST, toolCatalog } from './tool-catalog.ts';

/** A running mock server. It holds no connection: two requests share nothing but the tools and the scenario's world. */
export type MockServer = {
  /** The Streamable HTTP endpoint. Throws what the scenario's callbacks threw; every other answer is a response. */
  fetch: Fetch;
  /**
   * Replaces the tools. Where `listChanged` is declared, tells every open `subscriptions/listen` stream that asked for it, and
   * every open connection of the old protocol.
   */
  setTools: (tools: readonly Json[]) => void;
  /** Ends open listen streams with their final result and refuses further requests. */
  close: () => Promise<void>;
  /** For other transports of this room (stdio): one SDK server per connection. */
  factory: (context: McpRequestContext) => Server;
};

/** Starts a mock server. Ready at once; definitions are neither compiled nor checked. `extension` is what it has beyond tools. */
export function createMockServer(spec: ServerSpec, extension?: Extension): MockServer {
  let catalog = toolCatalog(spec.tools, spec.list ?? DEFAULT_LIST);
  const faults: unknown[] = [];
  const mismatched = new WeakSet<Request>();
  const backing: Backing = {
    spec,
    catalog: () => catalog,
    onFault: (fault) => faults.push(fault),
    onHeaderMismatch: (request) => mismatched.add(request),
    ...(extension === undefined ? {} : { extension }),
  };
  const connected = new Set<Server>();
  const factory = (context: McpRequestContext): Server => {
    const server = rawServer(backing, context);
    // Stdio and sessions outlive a request; an instance for one HTTP request hears of nothing.
    if (context.requestInfo === undefined) connected.add(server);
    return server;
  };
  const handler = createMcpHandler(factory, {
    legacy: spec.legacy === 'accept' ? 'stateless' : 'reject',
    keepAliveMs: 0, // no timers: a run waits for nothing
  });
  extension?.announceBy(handler.notify);
  const fetch = httpEdge(async (request) => {
    const response = await handler.fetch(request);
    return mismatched.has(request) ? new Response(response.body, { status: 400, headers: response.headers }) : response;
  });
  return {
    fetch: async (request) => {
      const response = await fetch(request);
      // The SDK answers an exception of a handler with -32603. A scenario's own fault must not pass for a server's answer.
      if (faults.length > 0) throw faults.shift();
      return response;
    },
    setTools: (tools) => {
      catalog = toolCatalog(tools, spec.list ?? DEFAULT_LIST);
      if (spec.listChanged !== true) return;
      handler.notify.toolsChanged();
      for (const server of connected) {
        if (server.transport === undefined) connected.delete(server);
        else server.sendToolListChanged().catch(() => connected.delete(server));
      }
    },
    close: () => handler.close(),
    factory,
  };
}
