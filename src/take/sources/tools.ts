// `src/tools.ts` of every project: the definitions and the examples, read. The same text for everybody: nothing of a learner's stands in code.

/** The text of `src/tools.ts`. */
export const toolsSource = `// tools.json holds the definitions exactly as they were written, examples.json a call of each. Nothing else repeats them.
import type { Tool } from '@modelcontextprotocol/server';
import definitions from './tools.json' with { type: 'json' };
import written from './examples.json' with { type: 'json' };

/** What is known about one tool beside its definition. A member that is not there was not found: write one. */
export type Example = {
  tool: string;
  /** Arguments that the server must let through. */
  accepted?: Record<string, unknown>;
  /** Arguments that the server must refuse. */
  refused?: Record<string, unknown>;
  /** Structured content that fits the output schema. */
  output?: unknown;
};

/** The definitions, in their order. */
export const tools = definitions as unknown as Tool[];

/** The example of a tool. */
export function exampleOf(name: string): Example {
  return (written as Example[]).find(({ tool }) => tool === name) ?? { tool: name };
}
`;
