// A plan with its defaults filled in, and the one question that is put to it after each turn: has the phase ended.
import type { ToolChoice } from '../../agent/index.ts';
import { join } from '../../model/json.ts';
import type { AfterTurn, Names, OneCondition, Plan, Until } from './submission.ts';

/** A phase with nothing left out. */
export type PhaseInForce = {
  /** Its place in the submission; the list of phases once all have ended. */
  pointer: string;
  /** From 1. */
  number: number;
  choice: ToolChoice;
  tools: readonly string[];
  /** Manual extended thinking. */
  thinking: boolean;
  until: Until;
  afterTurn: AfterTurn | undefined;
};

/** What happened in a phase up to now. */
export type PhaseSoFar = { turns: number; calls: { tool: string; success: boolean }[] };

/** The phase at `index`; after the last one the API's defaults hold. */
export function phaseAt(plan: Plan, profile: string, index: number): PhaseInForce {
  const phase = plan.phases[index];
  const phases = join('', profile, 'phases');
  return {
    pointer: phase === undefined ? phases : join(phases, index),
    number: index + 1,
    choice: phase?.tool_choice ?? { type: 'auto' },
    tools: phase?.tools ?? plan.tools,
    thinking: (phase?.thinking ?? plan.thinking)?.type === 'enabled',
    until: phase?.until ?? 'end',
    afterTurn: phase?.afterTurn,
  };
}

/** True where the names cover the tool. */
function covers(names: Names, tool: string): boolean {
  return names === '*' || (Array.isArray(names) ? names.includes(tool) || names.includes('*') : names === tool);
}

function holds(condition: OneCondition, { turns, calls }: PhaseSoFar): boolean {
  if ('turns' in condition) return turns >= condition.turns;
  if ('called' in condition) return calls.some(({ tool }) => covers(condition.called, tool));
  return calls.some(({ tool, success }) => success && covers(condition.success, tool));
}

/** True where the phase has ended. */
export function hasEnded(until: Until, soFar: PhaseSoFar): boolean {
  if (typeof until === 'string') return false;
  return 'anyOf' in until ? until.anyOf.some((condition) => holds(condition, soFar)) : holds(until, soFar);
}

/** The tools that a condition names; `"*"` names none. */
export function namedIn(until: Until): string[] {
  if (typeof until === 'string') return [];
  const conditions = 'anyOf' in until ? until.anyOf : [until];
  return conditions
    .flatMap((condition) => ('turns' in condition ? [] : 'called' in condition ? condition.called : condition.success))
    .filter((name) => name !== '*');
}

/** The system prompt as lines. */
export function linesOf({ system = [] }: Plan): string[] {
  return (typeof system === 'string' ? [system] : system).map((line) => (typeof line === 'string' ? line : line.text));
}

/** True where the tool goes out with `strict: true`. */
export function isStrict({ strict = false }: Plan, tool: string): boolean {
  return typeof strict === 'boolean' ? strict : strict.includes(tool);
}
