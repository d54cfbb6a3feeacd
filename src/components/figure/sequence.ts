// Reads a mermaid sequence diagram: participants, messages, notes, blocks. A line that would not be drawn stops the build.

/** One thing that happens, in order. */
export type Step =
  | { kind: 'message'; from: string; to: string; text: string; answer: boolean; lost: boolean }
  | { kind: 'note'; over: string[]; text: string }
  | { kind: 'block'; parts: { word: BlockWord; text: string; steps: Step[] }[] };

/** Kinds of blocks, and of their parts. */
export type BlockWord = 'loop' | 'alt' | 'else' | 'opt' | 'par';

/** A diagram. Participants are in the order of their columns. */
export type Sequence = { actors: { id: string; label: string }[]; steps: Step[] };

const id = '[\\p{L}\\p{N}_]+';
const actorLine = new RegExp(`^(?:participant|actor)\\s+(${id})(?:\\s+as\\s+(.+))?$`, 'u');
const messageLine = new RegExp(`^(${id})\\s*(--?)(>>|>|x|\\))[+-]?\\s*(${id})\\s*:\\s*(.+)$`, 'u');
const noteLine = new RegExp(`^note\\s+(?:over|(?:left|right)\\s+of)\\s+(${id})(?:\\s*,\\s*(${id}))?\\s*:\\s*(.+)$`, 'iu');
const blockLine = /^(loop|alt|opt|par)\b\s*(.*)$/;
const partLine = /^(?:else|and)\b\s*(.*)$/;
const silent = /^(?:sequenceDiagram|autonumber|%%.*|(?:de)?activate\s.*)?$/;

function plain(label: string): string {
  return label.replace(/<br\s*\/?>|`/g, '').trim();
}

/** Reads the source. Throws with the line that it does not know. */
export function readSequence(source: string): Sequence {
  const actors: Sequence['actors'] = [];
  const known = (name: string): string => {
    if (!actors.some((actor) => actor.id === name)) actors.push({ id: name, label: name });
    return name;
  };
  const steps: Step[] = [];
  const open: { parts: Extract<Step, { kind: 'block' }>['parts'] }[] = [];
  const add = (step: Step): void => void (open.at(-1)?.parts.at(-1)?.steps ?? steps).push(step);
  for (const line of source.split('\n').map((row) => row.trim())) {
    const refuse = (why: string): never => {
      throw new Error(`Sequence diagram, line "${line}": ${why}`);
    };
    if (silent.test(line)) continue;
    const [actor, message, note, block, part] = [actorLine, messageLine, noteLine, blockLine, partLine].map((form) => form.exec(line));
    if (actor?.[1] !== undefined) actors.push({ id: actor[1], label: plain(actor[2] ?? actor[1]) });
    else if (message) {
      const [, from = '', dashes, head, to = '', text = ''] = message;
      add({ kind: 'message', from: known(from), to: known(to), text: plain(text), answer: dashes === '--', lost: head === 'x' });
    } else if (note) {
      const over = [note[1], note[2]].flatMap((name) => (name === undefined ? [] : [known(name)]));
      add({ kind: 'note', over, text: plain(note[3] ?? '') });
    } else if (block) {
      const parts = [{ word: block[1] as BlockWord, text: plain(block[2] ?? ''), steps: [] }];
      add({ kind: 'block', parts });
      open.push({ parts });
    } else if (part) {
      (open.at(-1) ?? refuse('no block is open.')).parts.push({ word: 'else', text: plain(part[1] ?? ''), steps: [] });
    } else if (line === 'end') {
      if (open.pop() === undefined) refuse('no block is open.');
    } else refuse('cannot be drawn. Use participant, messages, Note, loop, alt, else, opt, par, end.');
  }
  if (open.length > 0) throw new Error('Sequence diagram: a block has no end.');
  return { actors, steps };
}
