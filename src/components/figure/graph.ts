// A flowchart that is no chain: the library lays it out, in the first of several ways that fit the width. What fits nowhere is told as a list.
import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import { cleanSvg } from './clean.ts';
import { wrap } from './measure.ts';
import type { Row } from './steps.ts';
import { sizes, svg } from './svg.ts';

const widths = { wide: 628, narrow: 328 } as const;

/** The source with every quoted label and every word on an arrow broken at `letters` full-width letters. */
function broken(source: string, letters: number): string {
  const lines = (label: string): string => wrap(label, letters * sizes.label, sizes.label).join('<br>');
  return source
    .replace(/"([^"]+)"/g, (_, label: string) => `"${lines(label)}"`)
    .replace(/\|([^|"]+)\|/g, (_, label: string) => `|${lines(label)}|`);
}

/** The ways to draw it, best first: as written, then with narrower labels, then from the top down. */
function* ways(source: string): Generator<string> {
  const upright = source.replace(/^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/, '$1TD');
  for (const letters of [16, 9, 6]) yield broken(source, letters);
  if (upright !== source) for (const letters of [16, 9, 6]) yield broken(upright, letters);
}

/** The picture for one of the two widths, or undefined where none fits. */
export function drawGraph(source: string, width: keyof typeof widths, id: string, title: string): string | undefined {
  for (const way of ways(source)) {
    const own = `${id}-${width}`;
    const drawn = cleanSvg(
      renderMermaidSVG(way, { transparent: true, padding: 2, nodeSpacing: 20, layerSpacing: 28, componentSpacing: 20 }),
      own,
    );
    if (drawn.width <= widths[width]) return svg(`only-${width}`, drawn.width, drawn.height, id, title, drawn.inside);
  }
  return undefined;
}

/** The same in words: what leads where. */
export function graphRows(source: string): Row[] {
  const { nodes, edges } = parseMermaid(source);
  const name = (id: string): string => (nodes.get(id)?.label ?? id).replaceAll('\n', '');
  const rows = edges.map(({ source: from, target, label }): Row => ({
    kind: 'way',
    from: name(from),
    to: name(target),
    text: label ?? '',
  }));
  const alone = [...nodes.keys()].filter((id) => edges.every(({ source: from, target }) => from !== id && target !== id));
  return [...rows, ...alone.map((id): Row => ({ kind: 'said', text: name(id) }))];
}
