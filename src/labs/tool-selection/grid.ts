// The confusion table: for each wanted tool, how often each was chosen. Rows and columns in the given order, "none" last.
import type { JsonObject } from '../../model/json.ts';

/** One request with the tool that was right and the one that was chosen; null: none. */
export type Outcome = { wants: string | null; choice: string | null };

/** The table. `counts[row][column]`; the last row and column stand for no tool. */
export type Grid = { tools: string[]; counts: number[][] };

/** Counts outcomes over the given tools. */
export function gridOf(tools: readonly string[], outcomes: readonly Outcome[]): Grid {
  const places: (string | null)[] = [...tools, null];
  const count = (wants: string | null, choice: string | null): number =>
    outcomes.filter((one) => one.wants === wants && one.choice === choice).length;
  return { tools: [...tools], counts: places.map((wants) => places.map((choice) => count(wants, choice))) };
}

/** The same as plain evidence. */
export function gridAsData({ tools, counts }: Grid): JsonObject {
  return { tools, counts };
}
