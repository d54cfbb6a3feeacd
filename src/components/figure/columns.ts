// Where the columns of a sequence diagram stand: as far apart as their messages need, and never wider than the page.
import { widthOf, wrap } from './measure.ts';
import type { Sequence, Step } from './sequence.ts';
import { sizes } from './svg.ts';

/** Width that a sequence diagram may take. */
export const full = 628;

/** Room beside a column for a message that a participant sends to itself. */
export const selfRoom = 140;

/** A placed participant: the middle of its column, and its head. */
export type Column = { id: string; lines: string[]; x: number; width: number };

type Message = Extract<Step, { kind: 'message' }>;

/** Every message, in blocks too. */
export function messages(steps: readonly Step[]): Message[] {
  return steps.flatMap((step) =>
    step.kind === 'message' ? [step] : step.kind === 'block' ? step.parts.flatMap(({ steps: inner }) => messages(inner)) : [],
  );
}

/** Places the columns. */
export function placeColumns({ actors, steps }: Sequence): Column[] {
  const most = Math.min(150, full / actors.length - 12);
  const heads = actors.map(({ label }) => {
    const width = Math.min(most, Math.max(72, widthOf(label, sizes.label) + 24));
    return { lines: wrap(label, width - 14, sizes.label), width };
  });
  const at = (id: string): number => actors.findIndex((actor) => actor.id === id);
  const sent = messages(steps).map(({ from, to, text }) => ({ left: Math.min(at(from), at(to)), right: Math.max(at(from), at(to)), text }));
  const half = (index: number): number => (heads[index]?.width ?? 0) / 2;
  const self = (index: number): number => (sent.some(({ left, right }) => left === index && right === index) ? selfRoom : 0);
  const gaps = actors.slice(1).map((_, index) => {
    const labels = sent.filter(({ left, right }) => left === index && right === index + 1);
    const least = Math.max(half(index) + half(index + 1) + 12, self(index));
    return { least, wanted: Math.max(least, 120, ...labels.map(({ text }) => widthOf(text, sizes.label) + 30)) };
  });
  const edges = Math.max(half(0), 30) + Math.max(half(actors.length - 1), self(actors.length - 1), 30);
  const room = full - edges - 4;
  const [least, wanted] = [gaps.reduce((sum, gap) => sum + gap.least, 0), gaps.reduce((sum, gap) => sum + gap.wanted, 0)];
  // Between what the heads need and what the messages would like, everybody gives up the same share.
  const part = wanted <= room || wanted === least ? 1 : Math.max(0, (room - least) / (wanted - least));
  const spare = Math.max(0, Math.min(90, (room - wanted) / Math.max(1, gaps.length)));
  let x = Math.max(half(0), 30) + 2;
  return actors.map(({ id }, index) => {
    const gap = gaps[index - 1];
    if (gap !== undefined) x += Math.round(gap.least + (gap.wanted - gap.least) * part + spare);
    return { id, x, lines: heads[index]?.lines ?? [], width: heads[index]?.width ?? 0 };
  });
}
