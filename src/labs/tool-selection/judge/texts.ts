// Checks over the texts themselves: lines of the prompt that overrule, examples copied from the brief, patterns not simulated.
import { type Finding, checks } from '../../../grading/index.ts';
import { type Json, type JsonObject, own } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import type { RunFacts } from './data.ts';
import type { PlaceOf } from './requests.ts';

/** Share of a request's pairs of letters or words that, found in one sentence, make it a copy. */
const copyFrom = 0.8;

/** Pairs of neighbours: letters in Japanese, words in English. */
function pairs(text: string, lang: 'ja' | 'en'): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const units = lang === 'ja' ? [...plain.replace(/[\s\p{P}]/gu, '')] : (plain.match(/[\p{L}\p{N}-]+/gu) ?? []);
  return units.slice(1).map((unit, index) => `${units[index] ?? ''} ${unit}`);
}

/** Sentences and quotations of a description. */
function pieces(description: string): string[] {
  return description.split(/[。！？!?\n「」『』“”"]|\.(?=\s|$)/u).filter((piece) => piece.trim() !== '');
}

function onCopies(tools: readonly JsonObject[], { requests, lang }: RunFacts, place: PlaceOf): Finding[] {
  const visible = requests.filter(({ holdout }) => holdout === undefined);
  return tools.flatMap((tool): Finding[] => {
    const [description, name] = [own(tool, 'description'), own(tool, 'name')];
    if (typeof description !== 'string' || typeof name !== 'string') return [];
    const written = pieces(description).map((piece) => new Set(pairs(piece, lang)));
    return visible.flatMap(({ say, id }): Finding[] => {
      const wanted = pairs(say, lang);
      const share = Math.max(0, ...written.map((piece) => wanted.filter((pair) => piece.has(pair)).length / Math.max(1, wanted.length)));
      return share < copyFrom ? [] : [{ pointer: place(name), params: { tool: name, say, request: id } }];
    });
  });
}

function onLines({ lines, requests }: RunFacts, binding: boolean, whole: boolean): Finding[] {
  const mine = lines.filter(({ binds }) => binds === binding);
  return mine.map(({ index, tool, keyword, pulled }) => ({
    pointer: whole ? '/system' : `/system/${String(index)}`,
    params: { tool, keyword, pulled: pulled.length } satisfies Record<string, Json>,
    evidence: requests.filter(({ id, holdout }) => holdout === undefined && pulled.includes(id)).map(({ step }) => step),
  }));
}

/**
 * All checks over the texts.
 * @param whole true where the prompt is one text, not a list of lines
 */
export function onTexts(tools: readonly JsonObject[], facts: RunFacts, place: PlaceOf, whole: boolean): Check[] {
  const skipped = facts.notes.map(({ tool, pointer, reason }): Finding => {
    const index = tools.findIndex((one) => own(one, 'name') === tool);
    return { pointer: `/tools/${String(index)}${pointer}`, params: { tool, reason } };
  });
  return [
    ...checks('selection.keyword-line', onLines(facts, true, whole)),
    ...checks('selection.line-pulls', onLines(facts, false, whole)),
    ...checks('selection.copied-example', onCopies(tools, facts, place)),
    ...checks('selection.pattern-read', skipped),
  ];
}
