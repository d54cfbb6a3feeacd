// A decision chain: questions one under another, each with one way out to the side. Most of our figures are one; it can be drawn for any width.
import type { MermaidGraph } from 'beautiful-mermaid';

/** One box of the chain, its way out to the side, and the word on the way down. */
export type Link = {
  label: string;
  /** A question is drawn with round corners. */
  question: boolean;
  side?: { label: string; when: string };
  /** The word on the arrow to the next box; empty for none. */
  down: string;
};

/** The chain that a flowchart is, or undefined where it is something else. */
export function chainOf(graph: MermaidGraph): Link[] | undefined {
  const out = (id: string): MermaidGraph['edges'] => graph.edges.filter(({ source }) => source === id);
  const first = [...graph.nodes.keys()].filter((id) => graph.edges.every(({ target }) => target !== id));
  if (first.length !== 1) return undefined;
  const chain: Link[] = [];
  let drawn = 0;
  for (let id = first[0]; id !== undefined;) {
    const node = graph.nodes.get(id);
    const ways = out(id);
    if (node === undefined || ways.length > 2 || chain.length > graph.nodes.size) return undefined;
    const aside = ways.length === 2 ? ways.find(({ target }) => out(target).length === 0) : undefined;
    if (ways.length === 2 && aside === undefined) return undefined;
    const on = ways.find((way) => way !== aside);
    const side = aside && { label: graph.nodes.get(aside.target)?.label ?? '', when: aside.label ?? '' };
    chain.push({ label: node.label, question: node.shape === 'rounded', ...(side && { side }), down: on?.label ?? '' });
    drawn += aside === undefined ? 1 : 2;
    id = on?.target;
  }
  return drawn === graph.nodes.size ? chain : undefined;
}
