// The noise-free score of every tool for one request: the parts of the total, and the fit that decides about "no tool".
import type { CompiledTools } from './compile.ts';
import { firstPlace, fitPoints, vagueAttraction, vagueShare, vagueWords } from './constants.ts';
import type { ReadRequest } from './request.ts';
import { scoreSchema } from './score-schema.ts';
import { type TokenScore, scoreWords } from './score-words.ts';
import type { SystemHit } from './system-lines.ts';

/** One tool's score. The five parts add up to `total`. */
export type Score = {
  words: number;
  schema: number;
  vague: number;
  system: number;
  position: number;
  total: number;
  fit: number;
  tokens: TokenScore[];
};

/** Scores every tool, in list order. */
export function score(compiled: CompiledTools, request: ReadRequest, hits: readonly SystemHit[]): Score[] {
  const words = scoreWords(compiled, request);
  const someSlots = compiled.tools.some(({ schema }) => schema.slots.length > 0);
  const last = Math.max(1, compiled.tools.length - 1);
  return compiled.tools.map(({ said, schema }, place) => {
    const word = words[place] ?? { points: 0, covered: 0, redirect: 0, tokens: [] };
    const evidence = scoreSchema(schema, request, someSlots);
    const attraction = vagueAttraction * Math.max(0, 1 - said.specific / vagueWords);
    const system = hits.reduce((sum, hit) => sum + (hit.tool === place ? hit.points : 0), 0);
    const position = firstPlace * (1 - place / last);
    const vague = vagueShare * attraction;
    const fit =
      word.covered / Math.sqrt(fitPoints.scale * request.norm) +
      fitPoints.redirect * word.redirect +
      (evidence.pattern ? fitPoints.pattern : 0) +
      (evidence.word ? fitPoints.enumValue : 0) +
      Math.max(0, system) +
      attraction +
      fitPoints.badSchema * Math.min(0, evidence.points);
    const total = word.points + evidence.points + vague + system + position;
    return { words: word.points, schema: evidence.points, vague, system, position, total, fit, tokens: word.tokens };
  });
}
