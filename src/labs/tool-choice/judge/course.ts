// What one conversation's steps say, each event with the phase in whose turn it fell.
import type { Evidence, Step } from '../../../model/evidence.ts';
import { type Json, own } from '../../../model/json.ts';

/** The request that was in force. */
export type InForce = { pointer: string; type: string; offered: string[]; strict: string[]; parallelOff: boolean };

/** One event: a step's code, its reason, and where it happened. */
export type Event = { n: number; code: string; because: string; reason: Readonly<Record<string, Json>>; tool: string; request: InForce };

/** The course of one case. */
export type Course = { events: Event[]; steps: number[] };

const none: InForce = { pointer: '', type: 'auto', offered: [], strict: [], parallelOff: false };

const nameOf = (tool: Json): string[] => {
  const name = own(tool, 'name');
  return typeof name === 'string' ? [name] : [];
};

function requestOf(params: Readonly<Record<string, Json>>): InForce {
  const { pointer, request } = params;
  const choice = own(request, 'tool_choice');
  const type = own(choice, 'type');
  const sent = own(request, 'tools');
  const tools = Array.isArray(sent) ? sent : [];
  return {
    pointer: typeof pointer === 'string' ? pointer : '',
    type: typeof type === 'string' ? type : 'auto',
    offered: tools.flatMap(nameOf),
    strict: tools.filter((tool) => own(tool, 'strict') === true).flatMap(nameOf),
    parallelOff: own(choice, 'disable_parallel_tool_use') === true,
  };
}

function eventOf(step: Step, request: InForce): Event | undefined {
  const tool = (params: Readonly<Record<string, Json>>): string => (typeof params['tool'] === 'string' ? params['tool'] : '');
  switch (step.step) {
    case 'agent':
      return {
        n: step.n,
        code: step.does.code,
        because: step.because?.code ?? '',
        reason: step.because?.params ?? {},
        tool: tool(step.does.params),
        request,
      };
    case 'effect':
      return { n: step.n, code: step.effect.code, because: '', reason: {}, tool: tool(step.effect.params), request };
    case 'said':
      return { n: step.n, code: step.says.code, because: '', reason: {}, tool: '', request };
    case 'call':
    case 'wire':
      return undefined;
  }
}

/** Reads the course of the case `id`. */
export function courseOf(evidence: Evidence, id: string): Course {
  const steps = evidence.steps.filter((step) => step.case === id);
  const events: Event[] = [];
  let request = none;
  for (const step of steps) {
    if (step.step === 'agent' && step.does.code === 'agent.asks-model') request = requestOf(step.does.params);
    const event = eventOf(step, request);
    if (event !== undefined) events.push(event);
  }
  return { events, steps: steps.filter((step) => step.step !== 'wire').map(({ n }) => n) };
}

/** The events with one of these codes. */
export function having(course: Course, ...codes: string[]): Event[] {
  return course.events.filter(({ code }) => codes.includes(code));
}
