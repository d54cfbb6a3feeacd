// Draws a decision chain twice: ways out beside the questions (wide), or under them (narrow). Never a shrunken one.
import { escapeHtml } from '../markdown/escape.ts';
import type { Link } from './chain.ts';

const box = 44;

function rect(x: number, y: number, width: number, round: boolean): string {
  return `<rect class="bx" x="${x}" y="${y}" width="${width}" height="${box}"${round ? ' rx="10"' : ''}/>`;
}

function text(x: number, y: number, content: string, kind: 'middle' | 'start', soft = false): string {
  return `<text x="${x}" y="${y}"${kind === 'middle' ? ' text-anchor="middle"' : ''}${soft ? ' class="t-soft halo"' : ''}>${escapeHtml(content)}</text>`;
}

function line(path: string, head: string): string {
  return `<path class="ln" d="${path}"/><path class="tip" d="${head}"/>`;
}

function down(x: number, from: number, to: number): string {
  return line(`M${x} ${from}V${to - 6}`, `M${x - 5} ${to - 8}l5 8 5-8z`);
}

function right(y: number, from: number, to: number): string {
  return line(`M${from} ${y}H${to - 6}`, `M${to - 8} ${y - 5}l8 5-8 5z`);
}

function svg(kind: 'wide' | 'narrow', width: number, height: number, id: string, title: string, inside: string): string {
  return `<svg class="only-${kind}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-${kind}"><title id="${id}-${kind}">${escapeHtml(title)}</title>${inside}</svg>`;
}

/** For 640 units and more. */
export function drawWide(chain: readonly Link[], id: string, title: string): string {
  const [column, aside, width, step] = [272, 360, 640, 80];
  const parts = chain.map((link, index) => {
    const y = 4 + index * step;
    const middle = column / 2;
    const drawn = [rect(1, y, column, link.question), text(middle + 1, y + 27, link.label, 'middle')];
    if (link.side !== undefined) {
      drawn.push(right(y + box / 2, column + 1, aside), rect(aside, y, width - aside - 1, false));
      drawn.push(
        text((aside + width) / 2, y + 27, link.side.label, 'middle'),
        text((column + aside) / 2 - 3, y + 16, link.side.when, 'middle', true),
      );
    }
    if (index < chain.length - 1) drawn.push(down(middle, y + box, y + step), text(middle + 10, y + box + 22, link.down, 'start', true));
    return drawn.join('');
  });
  return svg('wide', width, chain.length * step - step + box + 8, id, title, parts.join(''));
}

/** For 330 units: a telephone. */
export function drawNarrow(chain: readonly Link[], id: string, title: string): string {
  const [width, indent, trunk] = [330, 34, 14];
  const parts: string[] = [];
  let y = 4;
  for (const [index, link] of chain.entries()) {
    const bottom = y + box;
    parts.push(rect(1, y, width - 2, link.question), text(width / 2, y + 27, link.label, 'middle'));
    y = bottom + 30;
    if (link.side !== undefined) {
      parts.push(down(indent + 30, bottom, y), text(indent + 42, bottom + 19, link.side.when, 'start', true));
      parts.push(rect(indent, y, width - indent - 1, false), text((indent + width) / 2, y + 27, link.side.label, 'middle'));
      y += box + 30;
    }
    if (index < chain.length - 1) parts.push(down(trunk, bottom, y), text(trunk + 10, y - 11, link.down, 'start', true));
  }
  return svg('narrow', width, y - 26, id, title, parts.join(''));
}
