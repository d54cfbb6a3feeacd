// Who may talk to a server on this machine: Host and Origin are checked first, and pages of allowed origins get CORS headers.
import type { Fetch } from './protocol.ts';

/** Hosts and origins beyond this machine's own. */
export type Allowed = {
  /** Names that may stand in `Host`, without port; `localhost`, `127.0.0.1` and `[::1]` always may. */
  hosts: readonly string[];
  /** Origins of web pages, as `new URL(…).origin` writes them; any port of this machine always may. */
  origins: readonly string[];
};

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const ASKED = /^(mcp-[\w-]+|content-type|accept|authorization|last-event-id)$/;
const EXPOSED = 'Mcp-Session-Id, MCP-Protocol-Version, WWW-Authenticate, Allow';
const METHODS = 'POST, GET, DELETE';

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** True where a Host header, port or not, names this machine or a host that was allowed. */
export function hostAllowed(host: string | undefined, { hosts }: Allowed): boolean {
  const name = host === undefined || /[/@?#\s]/.test(host) ? undefined : urlOf(`http://${host}`)?.hostname;
  return name !== undefined && (LOOPBACK.has(name) || hosts.includes(name));
}

function originAllowed(origin: string, { origins }: Allowed): boolean {
  const url = urlOf(origin);
  if (url === undefined || url.origin !== origin) return false;
  return LOOPBACK.has(url.hostname) || origins.includes(origin);
}

function preflight(request: Request): Response {
  const asked = (request.headers.get('access-control-request-headers') ?? '').split(',').map((name) => name.trim().toLowerCase());
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': METHODS,
      // Mcp-Param-* has no fixed list, and a prefix cannot be written here: what was asked for is what is answered.
      'Access-Control-Allow-Headers': asked.filter((name) => ASKED.test(name)).join(', '),
      'Access-Control-Max-Age': '600',
    },
  });
}

/**
 * Wraps a handler. An Origin that is not allowed gets 403 (mcp-facts 2.12: Origin must be checked). No Origin passes: only
 * browsers send one.
 */
export function withCors(inner: Fetch, allowed: Allowed): Fetch {
  return async (request) => {
    const origin = request.headers.get('origin');
    if (origin === null) return inner(request);
    if (!originAllowed(origin, allowed)) return new Response('Web pages of this origin may not use this server.\n', { status: 403 });
    const asks = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    const response = asks ? preflight(request) : await inner(request);
    const headers = new Headers(response.headers);
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', EXPOSED);
    headers.append('Vary', 'Origin');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}
