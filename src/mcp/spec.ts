// What a scenario gives to the mock server, and what the mock server tells back. Data and two pure callbacks.
import type { Json, JsonObject } from '../model/json.ts';
import type { Guarded, SchemaError, SchemaVerdict } from '../model/schema-error.ts';

/** The JSON Schema judge (decision 7). `judge` of the schema room fits. */
export type Judge = (schema: Json, value: Json) => SchemaVerdict;

/** How `tools/list` and `server/discover` may be cached, and how the list is cut into pages. */
export type ListPolicy = {
  /** Milliseconds for which a client may keep the answer; an integer, 0 or more. */
  ttlMs: number;
  /** `private` where the list depends on who asks. The same on every page. */
  cacheScope: 'public' | 'private';
  /** Tools on one page; absent: one page. An integer, 1 or more. */
  pageSize?: number;
  /** The cursor that leads to page `page` (from 1), any string, "" included; different for every page. Absent: an opaque one. */
  cursor?: (page: number) => string;
};

/** One call that passed the tool's input schema. */
export type ToolCall = {
  name: string;
  /** As sent; `{}` where the client sent none. */
  arguments: JsonObject;
  /** The definition that was called: the first one of that name. */
  tool: Json;
  /** What this request declared, `{}` on a 2025-11-25 connection. */
  clientCapabilities: JsonObject;
};

/** The parts of a tool result that a scenario may set. */
export type ToolResult = {
  /** A sentence, put first as a text block. */
  text?: string;
  /** Further content blocks, unchanged. */
  content?: readonly Json[];
  /** Any JSON value. Its JSON text is added as a text block unless one is there already. */
  structuredContent?: Json;
  isError?: boolean;
  _meta?: JsonObject;
};

/** What the scenario's world makes of a call. */
export type CallOutcome =
  /** It ran. `isError` says that it ran and failed. */
  | { kind: 'executed'; result: ToolResult }
  /** A check of the server refused it before anything happened. Sent with `isError`. */
  | { kind: 'refused'; check: string; result: ToolResult }
  /** It ran; the result goes out exactly as given, right or wrong, and is not held against `outputSchema`. */
  | { kind: 'verbatim'; result: JsonObject }
  /** A JSON-RPC error instead of a result. */
  | { kind: 'protocol-error'; code: number; message: string; data?: Json }
  /** The request did not declare client capabilities that this call needs: -32021, HTTP 400. */
  | { kind: 'needs-capability'; required: JsonObject };

/** What became of one `tools/call`, in the words of the evidence's `call` step. */
export type CallReport = {
  tool: string;
  arguments: Json;
  outcome: 'executed' | 'refused-by-schema' | 'refused-by-server' | 'unknown-tool' | 'not-judged';
  /** Why the schema refused, or what is wrong with the schema itself (then the outcome is `not-judged`); empty otherwise. */
  errors: SchemaError[];
  /** The guard that spoke, where the arguments were not judged. */
  guard?: Guarded;
  /** The server check that refused. */
  check?: string;
  /** The verdict on `structuredContent` against `outputSchema`, where it is not `valid`. */
  output?: SchemaVerdict;
};

/** A mock server as data. */
export type ServerSpec = {
  info: { name: string; version: string; title?: string };
  /** Sent with `server/discover` and, on the old revision, with `initialize`. */
  instructions?: string;
  /** Tool definitions, sent as they are: nothing is compiled, checked or reordered. */
  tools: readonly Json[];
  /** Absent: one page, `ttlMs` 0, `private`. */
  list?: ListPolicy;
  /** Declares `tools.listChanged`, so that `setTools` is announced to whoever listens. */
  listChanged?: boolean;
  judge: Judge;
  /** The scenario's world. Pure in its answer: same calls, same answers. A `throw` is a fault of the scenario and leaves `fetch` as a throw. */
  call: (call: ToolCall) => CallOutcome;
  /** Answers a call before its tool and its arguments are looked at; undefined: they are. */
  before?: (call: Omit<ToolCall, 'tool'>) => CallOutcome | undefined;
  /** Told of every `tools/call` that named a tool, before the answer is sent. */
  onCall?: (report: CallReport) => void;
  /** Clients of 2025-11-25 and older: answered with -32022, or served without a session. */
  legacy: 'reject' | 'accept';
};
