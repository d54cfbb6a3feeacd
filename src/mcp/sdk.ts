// The shared door to the SDK. The first import is the order that counts: jitless before the SDK.
import './jitless.ts';

export { createMcpHandler, MissingRequiredClientCapabilityError, ProtocolError, Server } from '@modelcontextprotocol/server';
export type {
  JsonSchemaType,
  jsonSchemaValidator,
  JsonSchemaValidator,
  JsonSchemaValidatorResult,
  McpRequestContext,
  ServerCapabilities,
  ServerContext,
  ServerNotifier,
  StandardSchemaV1,
} from '@modelcontextprotocol/server';
