// Decisions 13 and 15: hosting and byte budgets, as data that the build and the tests share.
import * as z from 'zod/mini';

/** Gzip budgets in bytes of JavaScript for one page type. */
export const PageBudget = z.strictObject({
  /** Before the reader touches anything. */
  before: z.int(),
  /** With everything a reader can make the page load, idle work apart. */
  all: z.int(),
});
export type PageBudget = z.infer<typeof PageBudget>;

/** Budgets by page type; `afterIdle` is printed, not limited. */
export const Budgets = z.record(z.string(), PageBudget);
export type Budgets = z.infer<typeof Budgets>;

/** Where the site is served. */
export const Hosting = z.strictObject({
  /** Origin without path, from `POKAYOKE_SITE`. */
  site: z.string(),
  /** Path prefix with slashes at both ends, from `POKAYOKE_BASE`. */
  base: z.string().check(z.regex(/^\/(.*\/)?$/)),
  /** Headers sent by `npm start` and written to `_headers`. */
  headers: z.record(z.string(), z.string()),
});
export type Hosting = z.infer<typeof Hosting>;
