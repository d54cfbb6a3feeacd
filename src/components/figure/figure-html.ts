// A mermaid source as a figure that follows the tokens of the site. The words of a figure always stand beside it in the text too.
import { parseMermaid } from 'beautiful-mermaid';
import { chainOf } from './chain.ts';
import { drawNarrow, drawRow, drawWide, fits } from './draw-chain.ts';
import { drawSequence, headsFit, partText, type FigureWords } from './draw-sequence.ts';
import { drawGraph, graphRows } from './graph.ts';
import { readSequence, type Step } from './sequence.ts';
import { stepsHtml, type Row } from './steps.ts';

function sequenceRows(steps: readonly Step[], words: FigureWords, name: (id: string) => string): Row[] {
  return steps.map((step): Row => {
    switch (step.kind) {
      case 'message': {
        const { from, to, text, answer, lost } = step;
        return { kind: 'way', from: name(from), to: name(to), text: lost ? `${text}（${words.lost}）` : text, answer };
      }
      case 'note':
        return { kind: 'said', text: `${words.note}：${step.text}` };
      case 'block':
        return {
          kind: 'block',
          parts: step.parts.map(({ word, text, steps: inner }) => ({
            text: partText(words, word, text),
            rows: sequenceRows(inner, words, name),
          })),
        };
    }
  });
}

/** Inner HTML of the figure, without its caption. `id` must be unique on the page. Throws where the source cannot be drawn. */
export function figureHtml(source: string, id: string, title: string, words: FigureWords): string {
  if (/^\s*sequenceDiagram\b/.test(source)) {
    const sequence = readSequence(source);
    const rows = sequenceRows(sequence.steps, words, (actor) => sequence.actors.find((one) => one.id === actor)?.label ?? actor);
    if (!headsFit(sequence)) return stepsHtml(rows, 'always');
    return drawSequence(sequence, words, id, title) + stepsHtml(rows, 'narrow');
  }
  if (!/^\s*(flowchart|graph)\b/.test(source)) throw new Error(`The figure "${title}" is neither a flowchart nor a sequenceDiagram.`);
  const upright = !/^\s*(?:flowchart|graph)\s+(?:LR|RL)\b/.test(source);
  const chain = chainOf(parseMermaid(source));
  if (upright && chain !== undefined && fits(chain)) return drawWide(chain, id, title) + drawNarrow(chain, id, title);
  const wide = (chain && drawRow(chain, id, title)) ?? drawGraph(source, 'wide', id, title);
  const narrow = chain !== undefined && fits(chain) ? drawNarrow(chain, id, title) : drawGraph(source, 'narrow', id, title);
  const list = stepsHtml(graphRows(source), wide === undefined ? 'always' : narrow === undefined ? 'narrow' : 'never');
  return `${wide ?? ''}${wide === undefined ? '' : (narrow ?? '')}${list}`;
}
