// What `run` leaves in `evidence.data` for the judge.
import * as z from 'zod/mini';

/** The whole of it. */
export const RunFacts = z.object({
  roles: z.object({ first: z.string(), recording: z.array(z.string()), exit: z.string() }),
  asksAtMost: z.int(),
  tools: z.array(z.string()),
  profiles: z.array(z.object({ id: z.string(), forcing: z.boolean(), ran: z.boolean() })),
  cases: z.array(
    z.object({
      id: z.string(),
      profile: z.string(),
      holdout: z.optional(z.string()),
      fits: z.nullable(z.string()),
      never: z.boolean(),
      talk: z.array(z.string()),
    }),
  ),
});
export type RunFacts = z.infer<typeof RunFacts>;

/** One case as it was tried. */
export type CaseFacts = RunFacts['cases'][number];

/** One profile. */
export type ProfileFacts = RunFacts['profiles'][number];
