// What a server must send so that a page may read it, header by header, for both revisions; and the same as code for Node. Pure.

/** One header that a server sends. `on`: on the answer to OPTIONS, or on every answer. */
export type CorsRow = {
  header: string;
  value: string;
  on: 'preflight' | 'every';
  revision: 'both' | '2026-07-28' | '2025-11-25';
  why: string;
};

/** Request headers by the revision that sends them. */
export const requestHeaders = {
  both: ['content-type', 'authorization', 'mcp-protocol-version'],
  '2026-07-28': ['mcp-method', 'mcp-name'],
  '2025-11-25': ['mcp-session-id', 'last-event-id'],
} as const;

/** The names of all request headers, with the reader's own one. */
export function allowedHeaders(own: string): string[] {
  const known = [...requestHeaders.both, ...requestHeaders['2026-07-28'], ...requestHeaders['2025-11-25']];
  const name = own.trim().toLowerCase();
  return name === '' || known.some((one) => one === name) ? known : [...known, name];
}

/** The table. `origin` is that of this page; `why` is a code. */
export function corsRows(origin: string, own: string): CorsRow[] {
  const row = (header: string, value: string, on: CorsRow['on'], revision: CorsRow['revision'], why: string): CorsRow => ({
    header,
    value,
    on,
    revision,
    why: `cors.${why}`,
  });
  const mine = allowedHeaders(own).filter((name) => !allowedHeaders('').includes(name));
  return [
    row('Access-Control-Allow-Origin', origin, 'every', 'both', 'origin'),
    row('Vary', 'Origin', 'every', 'both', 'vary'),
    row('Access-Control-Allow-Headers', [...requestHeaders.both, ...mine].join(', '), 'preflight', 'both', 'headers'),
    row('Access-Control-Allow-Headers', requestHeaders['2026-07-28'].join(', '), 'preflight', '2026-07-28', 'headers-2026'),
    row('Access-Control-Allow-Headers', requestHeaders['2025-11-25'].join(', '), 'preflight', '2025-11-25', 'headers-2025'),
    row('Access-Control-Allow-Methods', 'POST, GET, DELETE', 'preflight', '2025-11-25', 'methods'),
    row('Access-Control-Expose-Headers', 'mcp-session-id', 'every', '2025-11-25', 'expose-session'),
    row('Access-Control-Expose-Headers', 'www-authenticate', 'every', 'both', 'expose-challenge'),
  ];
}

/** Code for a server on Node's own http module. It can be run as it stands. */
export function corsSnippet(origin: string, own: string): string {
  return `const allowedOrigins = new Set([${JSON.stringify(origin)}]);

/** True where the request goes on to the MCP server. */
function cors(request, response) {
  const { origin } = request.headers;
  if (origin === undefined) return true; // no browser
  if (!allowedOrigins.has(origin)) {
    response.writeHead(403).end();
    return false;
  }
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Expose-Headers', 'mcp-session-id, www-authenticate');
  if (request.method !== 'OPTIONS') return true;
  response.setHeader('Access-Control-Allow-Methods', 'POST, GET, DELETE');
  response.setHeader('Access-Control-Allow-Headers', '${allowedHeaders(own).join(', ').replaceAll(/[\\']/g, '\\$&')}');
  response.writeHead(204).end();
  return false;
}
`;
}
