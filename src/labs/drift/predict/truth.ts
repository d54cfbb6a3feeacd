// What is true of one call: the schema's word from the server, the job's from what the call did or would have meant. Pure.
import { effectOf } from '../../../drift/index.ts';
import type { Step } from '../../../model/evidence.ts';
import { type JsonObject, equal, join, own } from '../../../model/json.ts';
import type { Prediction } from '../submission.ts';
import type { CallFacts } from './data.ts';

/** Both verdicts of a call, the places that break, and the steps that show it. */
export type Truth = {
  shape: Prediction['shape'];
  job: Prediction['job'];
  /** Pointers into the call; empty where nothing breaks. */
  places: string[];
  /** The arguments as the tool got them; undefined where it got none. */
  arrived: JsonObject | undefined;
  steps: number[];
};

/** Where the effect departs from the goal: the arguments that its facts come from, or the name. */
function departures(facts: CallFacts, map: CallFacts['effects'], done: { does: string; facts: JsonObject }): string[] {
  const { call, goal } = facts;
  if (call === null || done.does !== goal.does) return ['/name'];
  const sources = own(map, call.name) === undefined ? {} : (map[call.name]?.facts ?? {});
  return Object.entries(sources).flatMap(([fact, { from }]) =>
    equal(own(done.facts, fact) ?? null, own(goal.facts, fact) ?? null) ? [] : [`/arguments${from}`],
  );
}

/** The truth about one call, or undefined where it came to no end. */
export function truthOf(facts: CallFacts, steps: readonly Step[]): Truth | undefined {
  const { call, goal, effects, meant } = facts;
  const fate = steps.find((step) => step.step === 'call');
  const shown = steps.filter((step) => step.step !== 'wire').map(({ n }) => n);
  if (call !== null && (fate === undefined || fate.outcome === 'not-judged' || fate.outcome === 'no-answer')) return undefined;
  const valid = call === null || fate?.outcome === 'executed';
  const map = valid ? effects : meant;
  const done = effectOf(call, map);
  const right = done.does === goal.does && equal(done.facts, goal.facts);
  const refused = fate?.outcome === 'unknown-tool' ? ['/name'] : (fate?.errors ?? []).map(({ pointer }) => `/arguments${pointer}`);
  return {
    shape: valid ? 'valid' : 'refused',
    job: right ? 'right' : 'wrong',
    places: valid ? (right ? [] : departures(facts, map, done)) : refused,
    arrived: valid && call !== null && fate?.step === 'call' ? ((fate.arguments ?? {}) as JsonObject) : undefined,
    steps: shown,
  };
}

/** The pointer as the truth writes it: `/limit`, `/arguments/limit` and `#/arguments/limit` are the same place, a trailing slash is none. */
export function placeOf(at: string): string {
  const trimmed = at.replace(/^#/, '').replace(/\/+$/, '');
  const [head] = trimmed.split('/').slice(1);
  if (head === 'name' || head === 'arguments' || trimmed === '') return trimmed;
  return join('', 'arguments') + trimmed;
}
