// What `run` leaves in `evidence.data` for the judge.
import * as z from 'zod/mini';

/** The whole of it: the situations, and the cases as they were tried. */
export const RunFacts = z.object({
  situations: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      secrets: z.array(z.string()),
      tool: z.string(),
      requestId: z.int(),
      searches: z.boolean(),
    }),
  ),
  cases: z.array(
    z.object({
      id: z.string(),
      situation: z.string(),
      holdout: z.optional(z.string()),
      expect: z.object({
        calls: z.tuple([z.int(), z.int()]),
        ends: z.array(z.string()),
        told: z.array(z.object({ id: z.string(), any: z.array(z.string()) })),
        never: z.array(z.string()),
        corrects: z.nullable(z.string()),
        effects: z.nullable(z.int()),
      }),
    }),
  ),
});

/** One situation. */
export type SituationFacts = z.infer<typeof RunFacts>['situations'][number];

/** One case as it was tried. */
export type CaseFacts = z.infer<typeof RunFacts>['cases'][number];
