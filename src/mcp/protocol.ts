// Names and numbers of MCP revision 2026-07-28. Nothing here does anything.

/** The revision that the mock server and the raw client speak. */
export const REVISION = '2026-07-28';

/** Keys of `_meta` that the specification reserves. */
export const META = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
  subscriptionId: 'io.modelcontextprotocol/subscriptionId',
} as const;

/** JSON-RPC and MCP error codes of this revision. Codes -32002 and -32042 are gone and must not be sent. */
export const CODE = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  headerMismatch: -32020,
  missingCapability: -32021,
  unsupportedVersion: -32022,
} as const;

/** The address of the mock server. Never resolved: `.invalid` is reserved for this. */
export const MOCK_URL = 'http://mock.invalid/mcp';

/** A web-standard request handler: the mock server's face, the recorder's and the raw client's way out. */
export type Fetch = (request: Request) => Promise<Response>;
