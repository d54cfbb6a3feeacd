// Words: BM25F over the fields, minus what the tool's own clauses rule out, plus what its siblings' clauses send to it.
import type { CompiledTools } from './compile.ts';
import { fieldWeights, lengthWeight, redirected, ruledOut, ruledOutAndOwned, saturation, shortestShare } from './constants.ts';
import { type Bag, type Field, fields } from './fields.ts';
import { ln } from './numbers.ts';
import type { ReadRequest } from './request.ts';

/** Where a token of the request was found. */
export type Place = Field | 'own-not-for' | 'sibling-not-for';

/** What one token of the request did for one tool. */
export type TokenScore = { token: number; points: number; places: Place[] };

/** The words of a request against one tool. */
export type WordScore = {
  points: number;
  /** How much of the request the tool's text covers, for the fit. */
  covered: number;
  /** Credit from siblings' clauses. */
  redirect: number;
  tokens: TokenScore[];
};

function saturate(frequency: number): number {
  return (frequency * (saturation + 1)) / (frequency + saturation);
}

function frequency(compiled: CompiledTools, tool: number, key: string): { sum: number; places: Field[] } {
  let sum = 0;
  const places: Field[] = [];
  for (const field of fields) {
    const bag = compiled.tools[tool]?.said.fields[field];
    const count = bag?.counts.get(key);
    if (bag === undefined || count === undefined) continue;
    const length = Math.max(shortestShare, bag.length / compiled.averages[field]);
    sum += (fieldWeights[field] * count) / (1 - lengthWeight + lengthWeight * length);
    places.push(field);
  }
  return { sum, places };
}

/** How much a token tells one candidate from another: 1 where one of them has it. */
function rarity(candidates: number, having: number): number {
  const weigh = (n: number): number => ln(1 + (candidates - n + 0.5) / (n + 0.5));
  return weigh(having) / weigh(1);
}

/** Credit by tool from its siblings' clauses that hold a token. The strongest counts: several siblings saying the same do not add up. */
function credits(compiled: CompiledTools, key: string): Map<number, number> {
  const strongest = new Map<number, number>();
  for (const { said } of compiled.tools) {
    for (const [tool, bag] of said.sentTo) {
      const credit = redirected * Math.min(1, saturate(bag.counts.get(key) ?? 0));
      strongest.set(tool, Math.max(credit, strongest.get(tool) ?? 0));
    }
  }
  return strongest;
}

function owns(bags: readonly (Bag | undefined)[], key: string): boolean {
  return bags.some((bag) => bag?.counts.has(key) === true);
}

/** The words of a request against every tool, in list order. */
export function scoreWords(compiled: CompiledTools, request: ReadRequest): WordScore[] {
  const scores = compiled.tools.map((): WordScore => ({ points: 0, covered: 0, redirect: 0, tokens: [] }));
  request.tokens.forEach(({ key, weight }, token) => {
    const found = compiled.tools.map((_, tool) => frequency(compiled, tool, key));
    const rare = rarity(compiled.tools.length, Math.max(1, found.filter(({ sum }) => sum > 0).length));
    const credited = credits(compiled, key);
    const share = weight / request.norm;
    scores.forEach((score, tool) => {
      const { sum, places } = found[tool] ?? { sum: 0, places: [] };
      const said = compiled.tools[tool]?.said;
      const against = said?.ruledOut.counts.get(key) ?? 0;
      const owned = owns([said?.fields.description, said?.fields.example], key);
      const cost = against === 0 ? 0 : ruledOut * saturate(against) * (owned ? ruledOutAndOwned : 1) * share;
      const credit = (credited.get(tool) ?? 0) * share;
      const gained = share * rare * saturate(sum) - cost + credit;
      score.points += gained;
      score.covered += weight * Math.min(1, saturate(sum));
      score.redirect += credit;
      if (places.length === 0 && cost === 0 && credit === 0) return;
      const all: Place[] = [...places, ...(cost > 0 ? ['own-not-for' as const] : []), ...(credit > 0 ? ['sibling-not-for' as const] : [])];
      score.tokens.push({ token, points: gained, places: all });
    });
  });
  return scores;
}
