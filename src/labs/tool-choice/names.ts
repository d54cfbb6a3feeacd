// Every name in a plan, with its place: a name that no tool of the server has makes the plan impossible to run.
import { join } from '../../model/json.ts';
import type { Names, Plan, Until } from './submission.ts';

/** A name and where it stands. */
export type NamePlace = { name: string; pointer: string };

function inList(names: readonly string[], pointer: string): NamePlace[] {
  return names.map((name, index) => ({ name, pointer: join(pointer, index) }));
}

function inNames(names: Names, pointer: string): NamePlace[] {
  return typeof names === 'string' ? [{ name: names, pointer }] : inList(names, pointer);
}

function inUntil(until: Until, pointer: string): NamePlace[] {
  if (typeof until === 'string') return [];
  const conditions =
    'anyOf' in until ? until.anyOf.map((one, index) => ({ one, at: join(pointer, 'anyOf', index) })) : [{ one: until, at: pointer }];
  return conditions.flatMap(({ one, at }) => {
    if ('success' in one) return inNames(one.success, join(at, 'success'));
    return 'called' in one ? inNames(one.called, join(at, 'called')) : [];
  });
}

/** The names of one plan in document order; `"*"` is none. */
export function namesOf(plan: Plan, profile: string): NamePlace[] {
  const root = join('', profile);
  const phases = plan.phases.flatMap((phase, index) => {
    const at = join(root, 'phases', index);
    return [
      ...(phase.tool_choice?.type === 'tool' ? [{ name: phase.tool_choice.name, pointer: join(at, 'tool_choice', 'name') }] : []),
      ...inList(phase.tools ?? [], join(at, 'tools')),
      ...inUntil(phase.until ?? 'end', join(at, 'until')),
    ];
  });
  const strict = Array.isArray(plan.strict) ? inList(plan.strict, join(root, 'strict')) : [];
  return [...inList(plan.tools, join(root, 'tools')), ...strict, ...phases].filter(({ name }) => name !== '*');
}
