// `src/create-server.ts` of every project: every definition, registered with the SDK. The same text for everybody: nothing of a learner's stands in code.

/** The text of `src/create-server.ts`. */
export const createServerSource = `// Registers every definition of tools.json with the SDK, which checks arguments and structured results against the schemas.
import { McpServer, fromJsonSchema } from '@modelcontextprotocol/server';
import type { CallToolResult, JsonSchemaType, Tool } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import about from '../package.json' with { type: 'json' };
import { handlers } from './handlers.ts';
import { exampleOf, tools } from './tools.ts';

/** The name that clients see. */
export const info = { name: about.name, version: about.version };

/** Definitions that cannot be served, one sentence each. */
export const problems: string[] = [];

/** The answer of a tool that has no handler yet: what was received, and that nothing was done. */
function placeholder({ name, outputSchema }: Tool, args: Record<string, unknown>): CallToolResult {
  const said = \`Placeholder: nothing was done. \${name} received \${JSON.stringify(args)}\`;
  const { output } = exampleOf(name);
  if (outputSchema === undefined) return { content: [{ type: 'text', text: said }] };
  if (output === undefined) {
    const text = \`\${said}. It needs a handler: src/examples.json has no "output" that fits its output schema.\`;
    return { content: [{ type: 'text', text }], isError: true };
  }
  return { content: [{ type: 'text', text: said }], structuredContent: output as Record<string, unknown> };
}

/** A schema as the SDK uses it, with a validator of its own: two schemas may have one \`$id\`. Throws where it is no schema. */
function compiled(schema: unknown) {
  return fromJsonSchema<Record<string, unknown>>(schema as JsonSchemaType, new AjvJsonSchemaValidator());
}

/** How one definition is registered; throws where the SDK cannot use it. */
function registration(tool: Tool): (server: McpServer) => void {
  const { name, title, description, inputSchema, outputSchema, annotations, icons, _meta } = tool;
  if (typeof name !== 'string') throw new Error('it has no name');
  if (name in {}) throw new Error(\`this SDK cannot register the name \${name}, which every JavaScript object has\`);
  const input = compiled(inputSchema);
  const output = outputSchema === undefined ? undefined : compiled(outputSchema);
  return (server) => {
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations, icons, _meta },
      (args) => handlers.get(name)?.(args) ?? placeholder(tool, args),
    );
  };
}

function newServer(): McpServer {
  return new McpServer(info, { capabilities: { tools: { listChanged: false } } });
}

/** The definitions that can be served. */
export const served: Tool[] = [];
const registrations: ((server: McpServer) => void)[] = [];
const trial = newServer();
for (const [index, tool] of tools.entries()) {
  try {
    const register = registration(tool);
    register(trial);
    registrations.push(register);
    served.push(tool);
  } catch (fault) {
    problems.push(\`src/tools.json, definition \${index + 1}: \${fault instanceof Error ? fault.message : String(fault)}\`);
  }
}

/** A server for one connection or one HTTP request. */
export function createServer(): McpServer {
  const server = newServer();
  for (const register of registrations) register(server);
  return server;
}
`;
