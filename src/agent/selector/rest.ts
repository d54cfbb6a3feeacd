// Who is called where no tool comes near: nobody, unless a line orders a call or a tool is the one for the rest. An agent obeys that.
import type { CompiledTools } from './compile.ts';
import { normalize } from './identifiers.ts';
import { namesIn } from './names.ts';
import { ordersIn } from './orders/index.ts';

/** The tool by its place, the best one as it comes, or -1 for none. */
export type Rest = { tool: number | 'best'; because: 'forced-call' | 'catch-all' | null };

/** The last reading for a list of tools: one prompt is put to it with many requests. Keyed by content, so it changes no answer. */
const last = new WeakMap<CompiledTools, { prompt: string; rest: Rest }>();

/** What `read` gives, read once for the same tools and prompt. */
export function restFor(compiled: CompiledTools, prompt: readonly string[]): Rest {
  const key = prompt.join('\n\n');
  const known = last.get(compiled);
  if (known?.prompt === key) return known.rest;
  const rest = read(compiled, prompt);
  last.set(compiled, { prompt: key, rest });
  return rest;
}

/** Reads a prompt and the descriptions. A forced call takes the nearest tool; a line for the rest must name its tool. */
function read({ tools, names }: CompiledTools, prompt: readonly string[]): Rest {
  const clauses = prompt.flatMap((text) => ordersIn(normalize(text)));
  if (clauses.some(({ orders }) => orders.some(({ kind }) => kind === 'forced-call'))) return { tool: 'best', because: 'forced-call' };
  const lines = clauses.filter(({ orders }) => orders.some(({ kind }) => kind === 'catch-all'));
  const named = lines.flatMap(({ clause }) => namesIn(clause, names)).map(({ tool }) => tool);
  const [only] = new Set(named).size === 1 ? named : [];
  const tool = only ?? tools.findIndex(({ said }) => said.rest);
  return tool === -1 ? { tool, because: null } : { tool, because: 'catch-all' };
}
