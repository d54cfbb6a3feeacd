// The mock MCP server: real protocol, scenario data behind it. No session, clock, randomness or timer of its own.
import type { Json } from '../model/json.ts';
import { httpEdge } from './http-edge.ts';
import type { Fetch } from './protocol.ts';
import { rawServer } from './raw-server.ts';
import type { Backing } from './raw-server.ts';
import { createMcpHandler } from './sdk.ts';
import type { McpServerFactory } from './sdk.ts';
import type { ServerSpec } from './spec.ts';
import { DEFAULT_LIST, toolCatalog } from './tool-catalog.ts';

/** A running mock server. It holds no connection: two requests share nothing but the tools and the scenario's world. */
export type MockServer = {
  /** The Streamable HTTP endpoint. Throws what the scenario's callbacks threw; every other answer is a response. */
  fetch: Fetch;
  /** Replaces the tools, and tells every open `subscriptions/listen` stream that asked for it, where `listChanged` is declared. */
  setTools: (tools: readonly Json[]) => void;
  /** Ends open listen streams with their final result and refuses further requests. */
  close: () => Promise<void>;
  /** For other transports of this room (stdio): one SDK server per connection. */
  factory: McpServerFactory;
};

/** Starts a mock server. Ready at once; definitions are neither compiled nor checked. */
export function createMockServer(spec: ServerSpec): MockServer {
  let catalog = toolCatalog(spec.tools, spec.list ?? DEFAULT_LIST);
  const faults: unknown[] = [];
  const mismatched = new WeakSet<Request>();
  const backing: Backing = {
    spec,
    catalog: () => catalog,
    onFault: (fault) => faults.push(fault),
    onHeaderMismatch: (request) => mismatched.add(request),
  };
  const factory: McpServerFactory = (context) => rawServer(backing, context);
  const handler = createMcpHandler(factory, {
    legacy: spec.legacy === 'accept' ? 'stateless' : 'reject',
    keepAliveMs: 0, // no timers: a run waits for nothing
  });
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
      if (spec.listChanged === true) handler.notify.toolsChanged();
    },
    close: () => handler.close(),
    factory,
  };
}
