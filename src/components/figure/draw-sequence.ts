// Draws a sequence diagram: participants as columns, what happens as rows. Labels break where their arrow is short; nothing shrinks.
import { full, messages, placeColumns, selfRoom, type Column } from './columns.ts';
import { widest, widthOf, wrap } from './measure.ts';
import type { BlockWord, Sequence, Step } from './sequence.ts';
import { across, arrow, rect, sizes, svg, text } from './svg.ts';

/** Words of a figure, in the language of the page. */
export type FigureWords = Readonly<Record<BlockWord | 'note' | 'lost', string>>;

/** A block's heading, as it stands in the picture and in the list. */
export function partText(words: FigureWords, word: BlockWord, said: string): string {
  return said === '' ? words[word] : `${words[word]}：${said}`;
}

type Drawn = { y: number; parts: string[] };
type Pen = { columns: readonly Column[]; words: FigureWords; right: number };

function column({ columns }: Pen, id: string): Column {
  const found = columns.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Sequence diagram: no participant ${id}.`);
  return found;
}

function message(pen: Pen, step: Extract<Step, { kind: 'message' }>, y: number): Drawn {
  const [from, to] = [column(pen, step.from).x, column(pen, step.to).x];
  const said = step.lost ? `${step.text}（${pen.words.lost}）` : step.text;
  if (from === to) {
    const lines = wrap(said, selfRoom - 40, sizes.label);
    const height = Math.max(28, lines.length * sizes.line + 4);
    const bottom = y + height;
    const loop = arrow(`M${from} ${y + 6}h26V${bottom}H${from + 6}`, `M${from + 8} ${bottom - 5}l-8 5 8 5z`, step.answer);
    return { y: bottom + 14, parts: [loop, text(from + 34, y + 3 + height / 2, lines, 'start', 'halo')] };
  }
  const lines = wrap(said, Math.abs(to - from) - 16, sizes.label);
  const line = y + lines.length * sizes.line + (step.lost ? 10 : 5);
  const label = text((from + to) / 2, y + (lines.length * sizes.line) / 2, lines, 'middle', 'halo');
  if (!step.lost) return { y: line + 16, parts: [across(line, from, to, step.answer), label] };
  const cut = from + (to - from) * 0.7;
  return {
    y: line + 16,
    parts: [`<path class="ln" d="M${from} ${line}H${cut}m-5-5l10 10m0-10l-10 10"${step.answer ? ' stroke-dasharray="5 3"' : ''}/>`, label],
  };
}

function note(pen: Pen, step: Extract<Step, { kind: 'note' }>, y: number): Drawn {
  const places = step.over.map((id) => column(pen, id).x);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const lines = wrap(step.text, Math.max(to - from + 60, 170), sizes.small);
  const width = Math.max(to - from + 40, widest(lines, sizes.small) + 20);
  const x = Math.min(Math.max((from + to - width) / 2, 1), pen.right - width - 1);
  const height = lines.length * sizes.line + 10;
  return { y: y + height + 12, parts: [rect(x, y, width, height, 'nt'), text(x + width / 2, y + height / 2, lines, 'middle', 't-soft')] };
}

function block(pen: Pen, step: Extract<Step, { kind: 'block' }>, y: number, depth: number): Drawn {
  const [left, right] = [2 + depth * 6, pen.right - 2 - depth * 6];
  const parts: string[] = [];
  let end = y;
  for (const [index, { word, text: said, steps }] of step.parts.entries()) {
    const lines = wrap(partText(pen.words, word, said), right - left - 20, sizes.small);
    const height = lines.length * sizes.line + 6;
    if (index > 0) parts.push(`<path class="fr" d="M${left} ${end}H${right}" stroke-dasharray="4 4"/>`);
    const head = text(left + 8, end + height / 2, lines, 'start', 't-soft t-b halo');
    const inner = rows(pen, steps, end + height + 6, depth + 1);
    parts.push(...inner.parts, head);
    end = inner.y;
  }
  return { y: end + 12, parts: [rect(left, y, right - left, end - y, 'fr'), ...parts] };
}

function rows(pen: Pen, steps: readonly Step[], y: number, depth: number): Drawn {
  const parts: string[] = [];
  for (const step of steps) {
    const drawn = step.kind === 'message' ? message(pen, step, y) : step.kind === 'note' ? note(pen, step, y) : block(pen, step, y, depth);
    parts.push(...drawn.parts);
    y = drawn.y;
  }
  return { y, parts };
}

/** The picture for wide screens. */
export function drawSequence(sequence: Sequence, words: FigureWords, id: string, title: string): string {
  const columns = placeColumns(sequence);
  const last = columns.at(-1);
  const loops = messages(sequence.steps).some(({ from, to }) => from === to && to === last?.id);
  const right = Math.min(full, (last?.x ?? 0) + Math.max((last?.width ?? 0) / 2, loops ? selfRoom : 0, 30) + 2);
  const head = Math.max(...columns.map(({ lines }) => lines.length)) * sizes.line + 16;
  const body = rows({ columns, words, right }, sequence.steps, head + 20, 0);
  const lives = columns.map(({ x }) => `<path class="lf" d="M${x} ${head + 2}V${body.y}"/>`);
  const heads = columns.map(
    ({ x, width, lines }) => rect(x - width / 2, 2, width, head, 'bx') + text(x, 2 + head / 2, lines, 'middle', 't-b'),
  );
  return svg('only-wide', right, body.y + 2, id, title, [...lives, ...body.parts, ...heads].join(''));
}

/** How wide the labels of the heads are at most: no picture is drawn where a name does not fit its head. */
export function headsFit(sequence: Sequence): boolean {
  return placeColumns(sequence).every(({ lines, width }) => lines.every((line) => widthOf(line, sizes.label) <= width - 4));
}
