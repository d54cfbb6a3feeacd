// What one case's steps say: how often the call went out, why the turn ended, and what the user heard.
import { withDigits } from '../../agent/index.ts';
import type { Evidence, Step } from '../../model/evidence.ts';
import { own } from '../../model/json.ts';

/** The course of one case, read off its steps. */
export type Course = {
  /** Step numbers of the tools/call requests. */
  calls: number[];
  /** Code of the last decision's reason. */
  because: string;
  /** Code of what the user was told, and the step that told it. */
  says: string;
  saidAt: number;
  /** Everything read aloud to the user. */
  heard: string;
  /** Step of the last decision. */
  decidedAt: number;
  /** True where an argument was corrected and the world then answered. */
  corrected: string | undefined;
  /** How often the world changed. */
  effects: number;
};

const isCall = (step: Step, tool: string): boolean =>
  step.step === 'wire' &&
  step.message.from === 'client' &&
  own(step.message.body, 'method') === 'tools/call' &&
  own(own(step.message.body, 'params'), 'name') === tool;

/** Reads the course of the case `id`, counting calls of `tool`. */
export function courseOf(evidence: Evidence, id: string, tool: string): Course {
  const steps = evidence.steps.filter((step) => step.case === id);
  const decisions = steps.flatMap((step) =>
    step.step === 'agent' && step.because !== undefined ? [{ ...step, why: step.because.code }] : [],
  );
  const said = steps.flatMap((step) => (step.step === 'said' ? [step] : []));
  const correction = decisions.find((step) => step.does.code === 'agent.corrects');
  const last = said.at(-1);
  const argument = correction?.does.params['argument'];
  return {
    calls: steps.filter((step) => isCall(step, tool)).map((step) => step.n),
    because: decisions.at(-1)?.why ?? '',
    decidedAt: decisions.at(-1)?.n ?? 0,
    says: last?.says.code ?? '',
    saidAt: last?.n ?? 0,
    heard: withDigits(said.map((step) => step.text ?? '').join('\n')).toLowerCase(),
    corrected: typeof argument === 'string' && steps.some((step) => step.step === 'effect') ? argument : undefined,
    effects: steps.filter((step) => step.step === 'effect' && step.effect.code === 'effect.done').length,
  };
}
