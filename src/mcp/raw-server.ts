// The SDK's low-level Server with our handlers, and nothing between the wire and them.
import { isObject, own } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { answerCall } from './call-tool.ts';
import { paramHeaderFault } from './param-headers.ts';
import type { Extension } from './extension.ts';
import { CODE, META } from './protocol.ts';
import { MissingRequiredClientCapabilityError, ProtocolError, Server } from './sdk.ts';
import type { McpRequestContext, StandardSchemaV1 } from './sdk.ts';
import type { ServerSpec } from './spec.ts';
import { DEFAULT_LIST, verbatimTool } from './tool-catalog.ts';
import type { ToolCatalog } from './tool-catalog.ts';
import { sdkValidator } from './validator.ts';

/** Accepts any parameters and hands them on as they came: our handlers check what they need. */
const anyParams: StandardSchemaV1<JsonObject, JsonObject> = {
  '~standard': { version: 1, vendor: 'pokayoke', validate: (value) => ({ value: value as JsonObject }) },
};

/**
 * For the two methods that are ours, leaves out the SDK's own pass over request and result: it words refusals by zod's
 * messages, rebuilds results (order of members, a member `__proto__`), and answers a result that it does not like with -32602.
 */
class RawServer extends Server {
  protected override _wrapHandler(...[method, handler]: Parameters<Server['_wrapHandler']>): ReturnType<Server['_wrapHandler']> {
    return method === 'tools/call' || method === 'tools/list' ? handler : super._wrapHandler(method, handler);
  }
}

/** What the handlers of one server instance work with. */
export type Backing = {
  spec: ServerSpec;
  /** The tools at this moment. */
  catalog: () => ToolCatalog;
  /** Told of an exception that is no protocol answer: a fault of the scenario. */
  onFault: (fault: unknown) => void;
  /** Told of a request whose Mcp-Param-* headers do not match: it is answered with -32020, and HTTP owes it a 400. */
  onHeaderMismatch: (request: Request) => void;
  /** What this server has beyond tools. */
  extension?: Extension;
};

/** One SDK server for one request (HTTP) or one connection (stdio). */
export function rawServer(backing: Backing, context: McpRequestContext): Server {
  const { spec, extension } = backing;
  const policy = spec.list ?? DEFAULT_LIST;
  const modern = context.era === 'modern';
  const server = new RawServer(spec.info, {
    capabilities: { tools: spec.listChanged === true ? { listChanged: true } : {}, ...extension?.capabilities(context.era) },
    cacheHints: { 'server/discover': { ttlMs: policy.ttlMs, cacheScope: policy.cacheScope } },
    jsonSchemaValidator: sdkValidator(spec.judge),
    ...(spec.instructions === undefined ? {} : { instructions: spec.instructions }),
  });

  server.setRequestHandler('tools/list', { params: anyParams }, (params) => {
    const page = backing.catalog().page(own(params, 'cursor'));
    if (page === undefined) throw new ProtocolError(CODE.invalidParams, 'Invalid cursor');
    const tools = modern ? page.tools.map(verbatimTool) : page.tools;
    // ttlMs and cacheScope are members of this revision's list only (mcp-facts 2.5, L01).
    return { ...page, tools, ...(modern ? { ttlMs: policy.ttlMs, cacheScope: policy.cacheScope } : {}) };
  });

  server.setRequestHandler('tools/call', { params: anyParams }, (params, ctx) => {
    // The SDK compares Mcp-Param-* only for tools registered on its McpServer (mcp-facts 2.3 and 2.12: 400, -32020).
    const request = modern ? ctx.http?.req : undefined;
    const mismatch = request === undefined ? undefined : headerFault(backing, params, request);
    if (request !== undefined && mismatch !== undefined) {
      backing.onHeaderMismatch(request);
      throw new ProtocolError(CODE.headerMismatch, `Bad Request: ${mismatch}`);
    }
    const taken = extension?.call({ params, ctx, server, era: context.era });
    if (taken !== undefined) return taken;
    const envelope: unknown = ctx.mcpReq.envelope;
    const declared = own(envelope, META.clientCapabilities);
    const answer = guarded(backing, () => answerCall(spec, backing.catalog(), params, isObject(declared) ? declared : {}));
    switch (answer.kind) {
      case 'result':
        return modern ? answer.result : legacyResult(server, answer.result, answer.tool);
      case 'error':
        throw new ProtocolError(answer.code, answer.message, answer.data);
      case 'needs-capability':
        throw new MissingRequiredClientCapabilityError({ requiredCapabilities: answer.required });
    }
  });
  extension?.attach(server, context.era, backing.onHeaderMismatch);
  return server;
}

function headerFault(backing: Backing, params: JsonObject, request: Request): string | undefined {
  const name = own(params, 'name');
  const tool = typeof name === 'string' ? backing.catalog().find(name) : undefined;
  return tool === undefined ? undefined : paramHeaderFault(tool, own(params, 'arguments') ?? {}, request.headers);
}

/** On 2025-11-25 structured content is an object: the SDK wraps any other value, as it wraps the output schema in the list. */
function legacyResult(server: Server, result: JsonObject, tool: Json): JsonObject {
  const schema = own(tool, 'outputSchema');
  return server.projectCallToolResult(result as never, isObject(schema) ? schema : undefined) as unknown as JsonObject;
}

function guarded<T>(backing: Backing, run: () => T): T {
  try {
    return run();
  } catch (fault) {
    backing.onFault(fault);
    throw fault;
  }
}
