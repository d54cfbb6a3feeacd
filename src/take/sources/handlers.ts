// `src/handlers.ts` of every project: where the learner writes what the tools do. The same text for everybody: nothing of a learner's stands in code.

/** The text of `src/handlers.ts`. */
export const handlersSource = `// What your tools do. The arguments have passed the input schema before a handler sees them.
import type { CallToolResult } from '@modelcontextprotocol/server';

export type Handler = (args: Record<string, unknown>) => CallToolResult | Promise<CallToolResult>;

/** Handlers by the name of their tool. A tool without one answers with a placeholder. */
export const handlers = new Map<string, Handler>([
  // ['your_tool', async (args) => ({ content: [{ type: 'text', text: 'Done: ' + JSON.stringify(args) }] })],
]);
`;
