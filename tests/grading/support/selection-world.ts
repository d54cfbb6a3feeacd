// From the `{situation, tools, system}` of a rule page to an exercise of those tools: the desk of a swimming pool.
import * as z from 'zod/mini';
import type { RunData } from '../../../src/model/exercise.ts';
import { both, smallExercise } from './small-exercise.ts';

/** What is tried. What a page leaves out is not tried. */
export const SelectionSituation = z.strictObject({
  /** What the users say, and the tool that fits; null: none. `hidden`: a hold-out. */
  requests: z.optional(z.array(z.strictObject({ say: z.string(), wants: z.nullable(z.string()), hidden: z.optional(z.boolean()) }))),
  /** Calls with one number, or with none. */
  numbers: z.optional(z.array(z.strictObject({ tool: z.string(), number: z.optional(z.string()), takes: z.boolean() }))),
  /** Lines of the prompt as they were given. */
  given: z.optional(z.array(z.string())),
});
export type SelectionSituation = z.infer<typeof SelectionSituation>;

/** A fragment of a `selection.*` page: the situation and a submission. Every part must go right in full. */
export const SelectionFragment = z.strictObject({
  situation: SelectionSituation,
  tools: z.array(z.record(z.string(), z.json())),
  system: z.optional(z.json()),
});
export type SelectionFragment = z.infer<typeof SelectionFragment>;

/** The exercise; the submission for it is `{tools, system}`. */
export function selectionWorld({ situation, tools }: SelectionFragment): RunData {
  const { requests = [], numbers = [], given = [] } = situation;
  const before = { tools: tools.map(({ name }) => ({ name: name ?? '', inputSchema: { type: 'object' } })), system: given };
  return smallExercise({
    kind: 'tool-selection',
    scenario: { server: { name: 'pool', version: '1.0.0' }, given: { ja: before, en: before }, least: { right: 1, refused: 1, steady: 1 } },
    battery: [
      ...requests.map(({ say, wants, hidden }, index) => ({
        id: `request-${String(index + 1)}`,
        case: 'request',
        say: both(say),
        wants,
        why: both('request'),
        ...(hidden === true ? { holdout: 'phrasing' } : {}),
      })),
      ...numbers.map(({ tool, number, takes }, index) => ({
        id: `number-${String(index + 1)}`,
        case: 'number',
        tool,
        ...(number === undefined ? {} : { number }),
        takes,
        why: both('number'),
      })),
    ],
  });
}
