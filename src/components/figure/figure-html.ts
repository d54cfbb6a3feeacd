// A mermaid source as a figure that follows the tokens of the site. The words of a figure always stand beside it in the text too.
import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import { escapeHtml } from '../markdown/escape.ts';
import { chainOf } from './chain.ts';
import { cleanSvg } from './clean.ts';
import { drawNarrow, drawWide } from './draw-chain.ts';

/** Inner HTML of the figure, without its caption. `id` must be unique on the page. */
export function figureHtml(source: string, id: string, title: string): string {
  const chain = /^\s*flowchart\b/.test(source) ? chainOf(parseMermaid(source)) : undefined;
  if (chain !== undefined) return drawWide(chain, id, title) + drawNarrow(chain, id, title);
  return cleanSvg(renderMermaidSVG(source, { transparent: true, padding: 8 }), id, escapeHtml(title));
}
