// From the fragment of a `drift.*` page to an exercise with that one change, one day, or one call.
import * as z from 'zod/mini';
import { Call, Effects, Habits } from '../../../src/labs/drift/scenario.ts';
import type { RunData } from '../../../src/model/exercise.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { both, smallExercise } from './small-exercise.ts';

const List = z.array(z.record(z.string(), z.json()));

/** `{change, reading}`: one change and what is said about it. */
const ChangeFragment = z.strictObject({
  change: z.strictObject({
    kind: z.int(),
    before: List,
    after: List,
    call: Call,
    meant: Effects,
    now: z.optional(Effects),
    open: z.optional(z.json()),
    host: z.optional(Habits),
  }),
  reading: z.json(),
});
/** `{day, stage}`: what a host leaves undone, and where the old definition is said to have stayed. */
const DayFragment = z.strictObject({ day: z.partial(Habits), stage: z.json() });
/** `{asked, prediction}` or `{asked, arrives}`: one call, and what is foreseen. */
const CallFragment = z.strictObject({
  asked: z.strictObject({
    tools: List,
    call: z.nullable(Call),
    goal: z.strictObject({ does: z.string(), facts: z.record(z.string(), z.json()) }),
    effects: Effects,
    meant: z.optional(Effects),
  }),
  prediction: z.optional(z.json()),
  arrives: z.optional(z.json()),
});
/** A fragment of a `drift.*` page. */
export const DriftFragment = z.union([ChangeFragment, DayFragment, CallFragment]);

const server = { name: 'small', version: '1.0.0' };
const tool = (description: string): JsonObject => ({
  name: 'heat_oven',
  description: 'Heat the oven.',
  inputSchema: {
    type: 'object',
    properties: { degrees: { type: 'number', description } },
    required: ['degrees'],
    additionalProperties: false,
  },
});
const oven = { heat_oven: { does: 'heat', facts: { degrees: { from: '/degrees', as: 'count' } } } };
const ovenChange: JsonObject = {
  before: [tool('degrees Fahrenheit')],
  after: [tool('degrees Celsius')],
  call: { name: 'heat_oven', arguments: { degrees: 350 } },
};
const careful: Habits = { announced: true, listens: true, relists: 'every-page', invalid: 'drops-one', indexes: true, newTurn: true };

function classify(change: JsonObject, battery: JsonObject[], days: string[]): RunData {
  return smallExercise({
    kind: 'drift',
    scenario: {
      task: 'classify',
      server,
      changes: [{ id: 'it', title: both('it'), wants: both('it'), ...change }],
      live: {
        change: 'it',
        beside: [{ name: 'ring_bell', inputSchema: { type: 'object' } }],
        pageSize: 1,
        fresh: { name: 'heat_oven', arguments: { degrees: 177 } },
        look: '/inputSchema/properties/degrees/description',
      },
      days: days.map((id) => ({ id, title: both(id), about: both(id) })),
    },
    battery,
  });
}

/** The exercise for a fragment, and the submission that says what the fragment says. */
export function driftWorld(fragment: z.infer<typeof DriftFragment>): { data: RunData; submission: Json } {
  if ('change' in fragment) {
    const { before, after, call, ...rest } = fragment.change;
    const tried = { id: 'it', case: 'change', why: both('it'), ...rest };
    return {
      data: classify({ before, after, call }, [tried as unknown as JsonObject], []),
      submission: { changes: { it: fragment.reading }, watch: {} },
    };
  }
  if ('day' in fragment) {
    const battery: JsonObject[] = [
      { id: 'it', case: 'change', kind: 9, meant: oven, why: both('it') },
      { id: 'noon', case: 'day', host: { ...careful, ...fragment.day } as unknown as JsonObject, why: both('noon') },
    ];
    const reading = { layer: 3, oldCall: 'silent_wrong', acts: ['server'], evidence: 'proposal' };
    return {
      data: classify(ovenChange, battery, ['noon']),
      submission: { changes: { it: reading }, watch: { noon: fragment.stage } },
    };
  }
  const { tools, call, goal, effects, meant } = fragment.asked;
  const item = { id: 'it', title: both('it'), wants: both('it'), tools, call };
  const tried = { id: 'it', case: 'call', goal, effects, ...(meant === undefined ? {} : { meant }), why: both('it') };
  const data = smallExercise({
    kind: 'drift',
    scenario: { task: 'predict', server, slots: {}, arrives: 'it', calls: [item] },
    battery: [tried],
  });
  const prediction = fragment.prediction ?? { shape: 'valid', job: 'right' };
  return { data, submission: { seed: 0, calls: { it: prediction }, arrives: fragment.arrives ?? call?.arguments ?? null } };
}
