// What a server may have beyond tools. Only this room sees it: the types are the SDK's.
import type { JsonObject } from '../model/json.ts';
import type { Instance } from './on-connection.ts';
import type { McpRequestContext, ServerCapabilities, ServerContext, ServerNotifier } from './sdk.ts';

/** Which of the two protocols an instance speaks: per-request `_meta`, or the handshake of 2025-11-25. */
export type Era = McpRequestContext['era'];

/** One `tools/call` on its way in. */
export type TakenCall = {
  /** The parameters without what the SDK lifts out (`inputResponses`, `requestState`, reserved `_meta` keys): those are in `ctx`. */
  params: JsonObject;
  ctx: ServerContext;
  server: Instance;
  era: Era;
};

/** Resources, prompts, and tools that talk while they run. */
export type Extension = {
  /** Declared beside `tools`; a member `tools` replaces it. */
  capabilities: (era: Era) => ServerCapabilities;
  /** Answers a tools/call; undefined leaves it to the spec. A rejection with a ProtocolError is its JSON-RPC error. */
  call: (call: TakenCall) => Promise<JsonObject> | undefined;
  /** Adds further request handlers to a fresh instance. `onHeaderMismatch` makes HTTP answer a thrown -32020 with 400. */
  attach: (server: Instance, era: Era, onHeaderMismatch: (request: Request) => void) => void;
  /** Hands over the way to tell open `subscriptions/listen` streams of a change. */
  announceBy: (notifier: ServerNotifier) => void;
};
