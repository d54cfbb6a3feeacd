// Draws a decision chain twice: ways out beside the questions (wide), or under them (narrow). Never a shrunken one. Boxes grow with their labels.
import type { Link } from './chain.ts';
import { widest, widthOf, wrap } from './measure.ts';
import { across, down, rect, sizes, svg, text } from './svg.ts';

const padding = 12;

function heightOf(...labels: readonly (readonly string[])[]): number {
  return Math.max(44, ...labels.map((lines) => lines.length * sizes.line + 20));
}

function box(x: number, y: number, width: number, height: number, lines: readonly string[], round = false): string {
  return rect(x, y, width, height, 'bx', round ? 10 : 0) + text(x + width / 2, y + height / 2, lines);
}

function lines(label: string, width: number): string[] {
  return wrap(label, width - 2 * padding, sizes.label);
}

/** For 640 units and more. */
export function drawWide(chain: readonly Link[], id: string, title: string): string {
  const [column, width] = [272, 628];
  const words = widest(
    chain.map(({ side }) => side?.when ?? ''),
    sizes.small,
  );
  const aside = column + Math.max(80, words + 32);
  const middle = column / 2;
  const parts: string[] = [];
  let y = 4;
  for (const [index, link] of chain.entries()) {
    const [label, way] = [lines(link.label, column - 2), lines(link.side?.label ?? '', width - aside - 2)];
    const height = heightOf(label, way);
    parts.push(box(1, y, column - 2, height, label, link.question));
    if (link.side !== undefined) {
      const at = y + height / 2;
      parts.push(across(at, column - 1, aside), box(aside, y, width - aside - 1, height, way));
      parts.push(text((column + aside) / 2 - 3, at - 10, [link.side.when], 'middle', 't-soft halo'));
    }
    y += height;
    if (index < chain.length - 1) parts.push(down(middle, y, y + 36), text(middle + 10, y + 17, [link.down], 'start', 't-soft halo'));
    y += 36;
  }
  return svg('only-wide', width, y - 32, id, title, parts.join(''));
}

/** For 328 units: a telephone. */
export function drawNarrow(chain: readonly Link[], id: string, title: string): string {
  const [width, indent, trunk] = [328, 34, 14];
  const parts: string[] = [];
  let y = 4;
  for (const [index, link] of chain.entries()) {
    const label = lines(link.label, width - 2);
    const bottom = y + heightOf(label);
    parts.push(box(1, y, width - 2, bottom - y, label, link.question));
    y = bottom + 30;
    if (link.side !== undefined) {
      const way = lines(link.side.label, width - indent - 1);
      parts.push(down(indent + 30, bottom, y), text(indent + 42, bottom + 14, [link.side.when], 'start', 't-soft halo'));
      parts.push(box(indent, y, width - indent - 1, heightOf(way), way));
      y += heightOf(way) + 30;
    }
    if (index < chain.length - 1) parts.push(down(trunk, bottom, y), text(trunk + 10, y - 15, [link.down], 'start', 't-soft halo'));
  }
  return svg('only-narrow', width, y - 26, id, title, parts.join(''));
}

/** For 628 units: boxes side by side, where the chain has no ways out and all boxes keep a readable width. Otherwise undefined. */
export function drawRow(chain: readonly Link[], id: string, title: string): string | undefined {
  const gaps = chain.slice(0, -1).map(({ down: word }) => Math.max(28, widthOf(word, sizes.small) + 20));
  const width = Math.min(150, (628 - 2 - gaps.reduce((sum, gap) => sum + gap, 0)) / chain.length);
  const labels = chain.map(({ label }) => wrap(label, width - 14, sizes.label));
  if (width < 72 || chain.some(({ side }) => side !== undefined) || widest(labels.flat(), sizes.label) > width - 8) return undefined;
  const height = heightOf(...labels);
  let x = 1;
  const parts = chain.map((link, index) => {
    const drawn = [box(x, 1, width, height, labels[index] ?? [], link.question)];
    const gap = gaps[index];
    if (gap !== undefined) {
      drawn.push(across(1 + height / 2, x + width, x + width + gap));
      drawn.push(text(x + width + gap / 2 - 3, height / 2 - 9, [link.down], 'middle', 't-soft halo'));
    }
    x += width + (gap ?? 0);
    return drawn.join('');
  });
  return svg('only-wide', x + 1, height + 2, id, title, parts.join(''));
}

/** True where the words on the arrows leave room for the boxes; a longer one belongs into a box. */
export function fits(chain: readonly Link[]): boolean {
  return chain.every(({ side, down: word }) => widthOf(side?.when ?? '', sizes.small) <= 150 && widthOf(word, sizes.small) <= 280);
}
