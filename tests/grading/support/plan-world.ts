// From the `{situation, plan}` of a rule page to an exercise with that one conversation: the returned-items box of a library.
import * as z from 'zod/mini';
import type { RunData } from '../../../src/model/exercise.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { both, smallExercise } from './small-exercise.ts';

const models = ['forcing-accepted', 'forcing-refused'] as const;

/** What a page says about its conversation. What it leaves out goes well. */
export const PlanSituation = z.strictObject({
  model: z.enum(models),
  /** What lies in the box. Nothing that can be shelved fits an umbrella. */
  item: z.enum(['book', 'disc', 'umbrella']),
  /** How often `read_label` fails. */
  fails: z.optional(z.int()),
  /** How often the model writes prose first under `auto`, at each step; 99: it never calls. */
  prose: z.optional(z.int()),
  /** What the user wants after the record; absent: an answer. */
  talk: z.optional(z.array(z.enum(['answer', 'exit']))),
});
export type PlanSituation = z.infer<typeof PlanSituation>;

/** A fragment of a `plan.*` page. */
export const PlanFragment = z.strictObject({ situation: PlanSituation, plan: z.json() });

const names = ['read_label', 'shelve_book', 'shelve_disc', 'ask_desk'];
const fits: Readonly<Record<PlanSituation['item'], JsonObject>> = {
  book: { fits: 'shelve_book', looksLike: 'shelve_book' },
  disc: { fits: 'shelve_disc', looksLike: 'shelve_disc' },
  umbrella: { looksLike: 'shelve_book' },
};

/** The exercise; the submission for it is `{[model]: plan}`. */
export function planWorld({ model, item, fails = 0, prose = 0, talk = ['answer'] }: PlanSituation): RunData {
  const inputSchema = { type: 'object', properties: { box: { type: 'string' } }, required: ['box'], additionalProperties: false };
  return smallExercise({
    kind: 'tool-choice',
    scenario: {
      profiles: [{ id: model, title: both(model), about: both(model), forcing: model === 'forcing-accepted' }],
      server: { name: 'library', version: '1.0.0' },
      tools: names.map((name) => ({ name, inputSchema })),
      roles: { first: 'read_label', typed: ['shelve_book', 'shelve_disc'], exit: 'ask_desk', words: {} },
      asksAtMost: 5,
      failure: { text: 'The label cannot be read yet. Try again.' },
      items: [{ id: item, ...fits[item], reads: { label: 'L-1' }, calls: Object.fromEntries(names.map((name) => [name, { box: 'B-1' }])) }],
    },
    battery: [
      { id: 'one', case: 'situation', situation: model, item, fails, prose: { first: prose, typed: prose }, talk, why: both('one') },
    ],
  });
}
