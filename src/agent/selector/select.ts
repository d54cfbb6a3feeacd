// The simulated choice of a tool. Pure: the same tools, request and options give the same bytes on every engine.
import type { CompiledTools } from './compile.ts';
import { defaultRuns, defaultTau, defaultTheta } from './constants.ts';
import { because, unmatched } from './explain.ts';
import { points } from './numbers.ts';
import { readRequest } from './request.ts';
import { restFor } from './rest.ts';
import { noisyChoices, pick, restOf, shares, stability } from './runs.ts';
import { score } from './score.ts';
import type { Candidate, Selection } from './selection.ts';
import { systemHits } from './system-lines.ts';

/** How to choose. Everything has a fixed default. */
export type SelectOptions = {
  /** Lines of the system prompt. */
  system?: readonly string[];
  /** Below this fit no tool is called; 0 and less forces a call. */
  theta?: number;
  /** Spread of the noise, and temperature of the shares; above 0. */
  tau?: number;
  /** Seed of the noise. */
  seed?: string;
  /** Runs with noise. */
  runs?: number;
};

/** Chooses a tool for one request, or none, and says why. */
export function select(compiled: CompiledTools, request: string, options: SelectOptions = {}): Selection {
  const { system = [], theta = defaultTheta, tau = defaultTau, seed = '', runs = defaultRuns } = options;
  const names = compiled.tools.map(({ name }) => name);
  const read = readRequest(request, !compiled.without.includes('concepts'));
  const hits = systemHits(system, compiled.names, read);
  const scores = score(compiled, read, hits);
  const picked = pick(scores, theta);
  const { best } = picked;
  const rest = restFor(compiled, system);
  const choice = picked.choice === -1 ? restOf(picked, rest.tool) : picked.choice;
  const second = pick(scores.map(({ total, fit }, place) => ({ total: place === best ? -Infinity : total, fit })), theta).best; // prettier-ignore
  const runnerUp = scores.length > 1 ? second : -1;
  const noisy = noisyChoices(scores, { theta, tau, seed, request, runs, rest: rest.tool });
  const part = shares(scores.map(({ total }) => total), tau); // prettier-ignore
  const count = (place: number): number => noisy.filter((chosen) => chosen === place).length;
  const candidates = scores.map((scored, place): Candidate => {
    const { total, words, schema, vague, system: bound, position, fit } = scored;
    return {
      tool: names[place] ?? '',
      total: points(total),
      words: points(words),
      schema: points(schema),
      vague: points(vague),
      system: points(bound),
      position: points(position),
      fit: points(fit),
      share: points(part[place] ?? 0),
      runs: count(place),
      because: place === best || place === runnerUp ? because(read, scored) : [],
    };
  });
  const kept = count(choice);
  return {
    choice: names[choice] ?? null,
    obeyed: picked.choice === -1 && choice !== -1 ? rest.because : null,
    best: names[best] ?? null,
    runnerUp: names[runnerUp] ?? null,
    gap: runnerUp === -1 ? null : points((scores[best]?.total ?? 0) - (scores[runnerUp]?.total ?? 0)),
    theta,
    tau,
    runs: { of: runs, none: count(-1), kept },
    stability: stability(kept, runs),
    candidates,
    unmatched: unmatched(read, scores),
    system: hits.map(({ tool, keyword, points: given }) => ({ tool: names[tool] ?? '', keyword, points: given })),
  };
}
