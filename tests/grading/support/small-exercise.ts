// The smallest exercise that a lab will run: everything that does not matter for a verdict is filled in here.
import type { Fact, UserRequest } from '../../../src/model/facts.ts';
import type { RunData } from '../../../src/model/exercise.ts';
import type { JsonObject } from '../../../src/model/json.ts';

/** What matters for a verdict. */
export type Parts = { kind: string; facts?: Fact[]; requests?: UserRequest[]; scenario?: JsonObject; battery: JsonObject[] };

/** A text in both languages at once. */
export const both = (text: string): { ja: string; en: string } => ({ ja: text, en: text });

/** The exercise with its battery. */
export function smallExercise({ kind, facts = [], requests = [], scenario = {}, battery }: Parts): RunData {
  return {
    exercise: {
      id: 'small',
      revision: 1,
      kind,
      title: both('small'),
      summary: both('small'),
      level: 1,
      minutes: 5,
      objectives: ['beyond'],
      facts,
      requests,
      scenario,
      budgets: {},
      worked: { answer: 'none', steps: [{ pointer: '', say: both('none') }] },
    },
    battery,
  };
}
