// Shapes of the figures as SVG text, with the classes of figure.css and no style of their own.
import { escapeHtml } from '../markdown/escape.ts';

/** Letter sizes of figure.css, and the height of a line. */
export const sizes = { label: 13, small: 12, line: 17 } as const;

/** A box. */
export function rect(x: number, y: number, width: number, height: number, kind = 'bx', radius = 0): string {
  return `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''}/>`;
}

/** Lines of text whose block is centred on `y`. */
export function text(x: number, y: number, lines: readonly string[], anchor: 'middle' | 'start' = 'middle', kind = ''): string {
  const first = y + 4.5 - ((lines.length - 1) * sizes.line) / 2;
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${first + index * sizes.line}"${anchor === 'middle' ? ' text-anchor="middle"' : ''}${kind === '' ? '' : ` class="${kind}"`}>${escapeHtml(line)}</text>`,
    )
    .join('');
}

/** A line with a head at its end; `dotted` for answers. */
export function arrow(path: string, head: string, dotted = false): string {
  return `<path class="ln" d="${path}"${dotted ? ' stroke-dasharray="5 3"' : ''}/><path class="tip" d="${head}"/>`;
}

/** An arrow straight down. */
export function down(x: number, from: number, to: number): string {
  return arrow(`M${x} ${from}V${to - 6}`, `M${x - 5} ${to - 8}l5 8 5-8z`);
}

/** An arrow straight to the right or to the left. */
export function across(y: number, from: number, to: number, dotted = false): string {
  const way = to > from ? 1 : -1;
  return arrow(`M${from} ${y}H${to - 6 * way}`, `M${to - 8 * way} ${y - 5}l${8 * way} 5 ${-8 * way} 5z`, dotted);
}

/** The picture with its name, at its natural size. `kind` is where it is shown: `only-wide`, `only-narrow`, or everywhere. */
export function svg(kind: string, width: number, height: number, id: string, title: string, inside: string): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const own = `${id}${kind === '' ? '' : `-${kind.replace('only-', '')}`}`;
  return `<svg${kind === '' ? '' : ` class="${kind}"`} width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" aria-labelledby="${own}"><title id="${own}">${escapeHtml(title)}</title>${inside}</svg>`;
}
