// One request put to the selector, and what is kept of the answer: the choice, its steadiness, and why.
import { type CompiledTools, type Selection, type SelectionWord, select } from '../../agent/index.ts';
import type { Coded } from '../../model/evidence.ts';
import type { Json, JsonObject } from '../../model/json.ts';

/** The seed of every run's noise. */
const seed = 'pokayoke';

/** Chooses for one request, under the given lines. */
export function choose(compiled: CompiledTools, say: string, system: readonly string[]): Selection {
  return select(compiled, say, { system, seed });
}

/** A word as the request has it: a number stands in the selection by its shape. */
function asSaid(word: string, say: string): string {
  const prefix = /^([a-z]+)-#$/.exec(word)?.[1];
  return prefix === undefined ? word : (new RegExp(`\\b${prefix}-\\d+`, 'i').exec(say.normalize('NFKC'))?.[0] ?? word);
}

/** The words of a candidate as said, each once with all its points: a word may count as itself and by its concept. */
function merged(because: readonly SelectionWord[], say: string): { text: string; points: number; places: string[] }[] {
  const found = new Map<string, { text: string; points: number; places: string[] }>();
  for (const { text: word, points, places } of because) {
    const text = asSaid(word, say);
    const before = found.get(text);
    const sum = Math.round(((before?.points ?? 0) + points) * 10_000) / 10_000;
    found.set(text, { text, points: sum, places: [...new Set([...(before?.places ?? []), ...places])] });
  }
  return [...found.values()];
}

/** What the agent does with a request, as a code. */
export function doing({ choice, runs }: Selection, say: string): Coded {
  return choice === null
    ? { code: 'agent.chooses-none', params: { say, kept: runs.kept, of: runs.of } }
    : { code: 'agent.chooses', params: { say, tool: choice, kept: runs.kept, of: runs.of } };
}

/** The part of the total that did most for the best tool. */
function mainSource({ candidates, best }: Selection): 'words' | 'schema' | 'vague' | 'system' {
  const top = candidates.find(({ tool }) => tool === best);
  const parts = (['system', 'schema', 'words', 'vague'] as const).map((name) => ({ name, points: top?.[name] ?? 0 }));
  return parts.reduce((most, part) => (part.points > most.points ? part : most)).name;
}

/** Words that spoke for the best tool, strongest first; the keyword of a prompt line before them. */
export function wordsFor({ candidates, best, system }: Selection, say: string): string[] {
  const top = candidates.find(({ tool }) => tool === best);
  const lines = system.filter(({ tool, points }) => tool === best && points > 0).map(({ keyword }) => keyword);
  const words = merged((top?.because ?? []).filter(({ kind }) => kind !== 'bigram'), say).filter(({ points }) => points > 0); // prettier-ignore
  return [...new Set([...lines, ...words.map(({ text }) => text)])];
}

/** Why, as a code: the line, the pattern or the words that decided, or what met nothing. */
export function reason(selection: Selection, say: string): Coded {
  const { best, choice, runnerUp, gap, system, obeyed } = selection;
  const words = wordsFor(selection, say);
  const unmatched = selection.unmatched.map((word) => asSaid(word, say));
  const shared: JsonObject = { tool: best, words, unmatched, runnerUp, gap: gap === null ? null : Math.round(gap * 100) / 100 };
  if (choice === null) return { code: 'selector.nothing-near', params: shared };
  if (obeyed !== null) return { code: `selector.${obeyed}`, params: { ...shared, tool: choice } };
  const line = system.find(({ tool, points }) => tool === choice && points > 0);
  if (line !== undefined) return { code: 'selector.prompt-line', params: { ...shared, keyword: line.keyword } };
  const source = mainSource(selection);
  if (source === 'schema') return { code: 'selector.schema', params: shared };
  return { code: words.length === 0 || source === 'vague' ? 'selector.vague' : 'selector.words', params: shared };
}

/** A selection as plain evidence: all that the explanation on the page needs. */
export function asData(selection: Selection, say: string): JsonObject {
  const { choice, best, runnerUp, gap, runs, stability, system, candidates } = selection;
  const unmatched = selection.unmatched.map((word) => asSaid(word, say));
  const list = candidates.map(({ tool, total, words, schema, vague, system: bound, fit, share, runs: called, because }): Json => ({
    tool,
    total,
    words,
    schema,
    vague,
    system: bound,
    fit,
    share,
    runs: called,
    because: merged(because, say),
  }));
  return {
    choice,
    best,
    runnerUp,
    gap,
    runs: { ...runs },
    stability,
    unmatched,
    words: wordsFor(selection, say),
    system: system.map((hit) => ({ ...hit })),
    candidates: list,
  };
}
