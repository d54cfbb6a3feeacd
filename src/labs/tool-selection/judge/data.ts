// What `run` leaves in `evidence.data` for the judge and for the page's tables.
import * as z from 'zod/mini';

const name = z.nullable(z.string());

/** How one request was answered. */
export const RequestFacts = z.object({
  id: z.string(),
  say: z.string(),
  wants: name,
  holdout: z.optional(z.string()),
  step: z.int(),
  choice: name,
  best: name,
  runnerUp: name,
  gap: z.nullable(z.number()),
  runs: z.object({ of: z.int(), none: z.int(), kept: z.int() }),
  stability: z.enum(['stable', 'wobbly', 'toss-up']),
  words: z.array(z.string()),
  unmatched: z.array(z.string()),
  candidates: z.array(
    z.object({
      tool: z.string(),
      words: z.number(),
      schema: z.number(),
      vague: z.number(),
      system: z.number(),
      because: z.array(z.object({ text: z.string(), points: z.number(), places: z.array(z.string()) })),
    }),
  ),
});
export type RequestFacts = z.infer<typeof RequestFacts>;

/** A confusion table: `counts[row][column]` over `tools`, with "none" last. */
export const GridFacts = z.object({ tools: z.array(z.string()), counts: z.array(z.array(z.int())) });
export type GridFacts = z.infer<typeof GridFacts>;

/** The exercise's own part, there also where nothing was run. */
export const Frame = z.object({
  names: z.array(z.string()),
  least: z.object({ right: z.number(), refused: z.number(), steady: z.number() }),
  budget: z.nullable(z.int()),
  elsewhere: z.array(z.string()),
});
export type Frame = z.infer<typeof Frame>;

/** What a run adds. */
export const RunFacts = z.object({
  lang: z.enum(['ja', 'en']),
  requests: z.array(RequestFacts),
  lines: z.array(z.object({ index: z.int(), tool: z.string(), keyword: z.string(), binds: z.boolean(), pulled: z.array(z.string()) })),
  numbers: z.array(
    z.object({
      id: z.string(),
      tool: z.string(),
      index: z.int(),
      number: name,
      takes: z.boolean(),
      taken: z.boolean(),
      parameter: name,
      steps: z.array(z.int()),
      holdout: z.optional(z.string()),
    }),
  ),
  notes: z.array(z.object({ tool: z.string(), pointer: z.string(), reason: z.string() })),
  grid: z.object({ before: GridFacts, after: GridFacts }),
});
export type RunFacts = z.infer<typeof RunFacts>;
