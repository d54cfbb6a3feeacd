// Both protocols at one address: requests of 2026-07-28 go to the mock server, connections of 2025-11-25 get a session each.
import './jitless.ts';
import { isLegacyRequest, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { isObject, own } from '../model/json.ts';
import type { Json } from '../model/json.ts';
import type { MockServer } from './mock-server.ts';
import type { Fetch } from './protocol.ts';

/** Sessions that are kept at most. The oldest one goes first; its client is told 404 and starts a new one. */
const MOST = 64;
const SESSION = 'mcp-session-id';

/** An endpoint for both protocols. */
export type BothEras = { fetch: Fetch; close: () => Promise<void> };

async function opensSession(request: Request): Promise<boolean> {
  if (request.method !== 'POST') return false;
  try {
    const body = JSON.parse(await request.clone().text()) as Json;
    return isObject(body) && own(body, 'method') === 'initialize';
  } catch {
    return false;
  }
}

/**
 * Wraps a mock server that rejects the old protocol. A request belongs to the old one where it has no `_meta` claim and either
 * opens a session or names one; anything else is the mock server's, refusals too.
 */
export function bothEras(mock: MockServer, onFault: (fault: Error) => void = () => {}): BothEras {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();

  async function opened(): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: async (id) => {
        sessions.set(id, transport);
        const [oldest] = sessions.keys();
        if (sessions.size > MOST && oldest !== undefined) await sessions.get(oldest)?.close();
      },
    });
    const server = mock.factory({ era: 'legacy' });
    server.onerror = onFault;
    server.onclose = () => void sessions.delete(transport.sessionId ?? '');
    await server.connect(transport);
    return transport;
  }

  return {
    fetch: async (request) => {
      const id = request.headers.get(SESSION);
      const old = (id !== null || (await opensSession(request))) && (await isLegacyRequest(request));
      if (!old) return mock.fetch(request);
      const transport = id === null ? await opened() : sessions.get(id);
      return transport === undefined ? new Response(null, { status: 404 }) : transport.handleRequest(request);
    },
    close: async () => {
      for (const transport of [...sessions.values()]) await transport.close();
      await mock.close();
    },
  };
}
