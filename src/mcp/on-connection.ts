// What a server may say by itself on a connection of 2025-11-25: requests to its client, and log messages. The SDK keeps these for
// that protocol only and marks them as deprecated; nothing outside this file calls them.
import type { JsonObject } from '../model/json.ts';
import type { Server, ServerContext } from './sdk.ts';

/** A server of the SDK, for one request or one connection. */
export type Instance = Server;

/** What may be asked of a client. */
export type ClientRequest = { method: 'elicitation/create' | 'sampling/createMessage' | 'roots/list'; params: JsonObject };

/** Asks the client while its own request is open. Rejects where it answers with an error, or not at all. */
export async function askClient({ method, params }: ClientRequest, server: Instance, ctx: ServerContext): Promise<JsonObject> {
  const related = { relatedRequestId: ctx.mcpReq.id };
  switch (method) {
    case 'elicitation/create':
      return (await ctx.mcpReq.elicitInput(params as never, related)) as JsonObject;
    case 'sampling/createMessage':
      return (await ctx.mcpReq.requestSampling(params as never, related)) as unknown as JsonObject;
    case 'roots/list':
      return (await server.listRoots(params, related)) as unknown as JsonObject;
  }
}

/** What the client declared in its handshake. */
export function declaredByHandshake(server: Instance): JsonObject {
  return (server.getClientCapabilities() ?? {}) as JsonObject;
}

/** Sends a log message of level info, where the client wants such. */
export function logInfo(ctx: ServerContext, text: string): Promise<void> {
  return ctx.mcpReq.log('info', text, 'conformance');
}
