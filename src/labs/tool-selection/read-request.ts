// One request put to the selector, and what is kept of the answer: the choice, its steadiness, and why.
import { type CompiledTools, type Selection, select } from '../../agent/index.ts';
import type { Coded } from '../../model/evidence.ts';
import type { Json, JsonObject } from '../../model/json.ts';

/** The seed of every run's noise. */
const seed = 'pokayoke';

/** Chooses for one request, under the given lines. */
export function choose(compiled: CompiledTools, say: string, system: readonly string[]): Selection {
  return select(compiled, say, { system, seed });
}

/** Words as the request has them: a number stands in the selection by its shape. */
function asSaid(words: readonly string[], say: string): string[] {
  const plain = say.normalize('NFKC');
  return words.map((word) => {
    const prefix = /^([a-z]+)-#$/.exec(word)?.[1];
    return prefix === undefined ? word : (new RegExp(`\\b${prefix}-\\d+`, 'i').exec(plain)?.[0] ?? word);
  });
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

/** Words that spoke for the best tool, strongest first. */
function wordsFor({ candidates, best }: Selection): string[] {
  const top = candidates.find(({ tool }) => tool === best);
  return (top?.because ?? []).filter(({ points }) => points > 0).map(({ text }) => text);
}

/** Why, as a code: the line, the pattern or the words that decided, or what met nothing. */
export function reason(selection: Selection, say: string): Coded {
  const { best, choice, runnerUp, gap, system } = selection;
  const words = wordsFor(selection);
  const shared: JsonObject = { tool: best, words, unmatched: asSaid(selection.unmatched, say), runnerUp, gap };
  if (choice === null) return { code: 'selector.nothing-near', params: shared };
  const line = system.find(({ tool, points }) => tool === choice && points > 0);
  if (line !== undefined) return { code: 'selector.prompt-line', params: { ...shared, keyword: line.keyword } };
  const source = mainSource(selection);
  if (source === 'schema') return { code: 'selector.schema', params: shared };
  return { code: words.length === 0 || source === 'vague' ? 'selector.vague' : 'selector.words', params: shared };
}

/** A selection as plain evidence: all that the explanation on the page needs. */
export function asData(selection: Selection, say: string): JsonObject {
  const { choice, best, runnerUp, gap, runs, stability, system, candidates } = selection;
  const unmatched = asSaid(selection.unmatched, say);
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
    because: because.map(({ text, points, places }): Json => ({ text, points, places: places.map(String) })),
  }));
  return {
    choice,
    best,
    runnerUp,
    gap,
    runs: { ...runs },
    stability,
    unmatched,
    system: system.map((hit) => ({ ...hit })),
    candidates: list,
  };
}
