// Which tool the obeyer would like to call, before `tool_choice` says what it may. A stand-in is the nearest tool where none fits.
import { type Sought, putsLast, speaksOf } from './prompt.ts';

/** The part that each tool plays in a job of two steps: read first, then exactly one record, or the way out. */
export type Roles = {
  /** Must succeed before anything is recorded. */
  first: string;
  /** The tools that record, one for each kind of thing. */
  typed: readonly string[];
  /** The tool that says that none fits. */
  exit: string;
  /** Other words of the scenario that mean a tool, by its name. */
  words: Readonly<Record<string, readonly string[]>>;
};

/** What the conversation needs now: a record, the report that it is done, the answer to a question, or the way out after all. */
export type Need = 'record' | 'report' | 'answer' | 'exit';

/** What the obeyer knows when it wishes. */
export type Wisher = {
  roles: Roles;
  offered: readonly string[];
  /** Lines of the system prompt. */
  system: readonly string[];
  need: Need;
  /** True once the first step has succeeded. */
  firstDone: boolean;
  /** The recording tool that fits; undefined where none does. */
  fits: string | undefined;
  /** The recording tool that comes nearest where none fits. */
  looksLike: string;
  /** The tools that the harness named just now, asking again; undefined where it did not ask. */
  asked: readonly string[] | undefined;
  /** The tools that it named at any time in this conversation. */
  remembers: readonly string[];
};

/** True where the prompt, or the harness when it asked again, has spoken of the tool. One recording tool stands for all. */
export function told({ roles, system, remembers }: Wisher, tool: string): boolean {
  const sought = (name: string): Sought => ({ name, words: roles.words[name] ?? [] });
  const recording = [...roles.typed, roles.exit];
  if (tool !== roles.first) return recording.some((name) => remembers.includes(name) || speaksOf(system, sought(name), false));
  if (remembers.includes(tool)) return true;
  return speaksOf(system, sought(tool), true) && !putsLast(system, sought(tool), recording.map(sought));
}

/** The tool that suits what is needed, of those offered; undefined where none does. */
export function wish(wisher: Wisher): string | undefined {
  const { roles, offered, need, firstDone, fits } = wisher;
  const among = (tool: string): string | undefined => (offered.includes(tool) ? tool : undefined);
  switch (need) {
    case 'report':
    case 'answer':
      return undefined;
    case 'exit':
      return among(roles.exit);
    case 'record': {
      const records = offered.some((tool) => roles.typed.includes(tool) || tool === roles.exit);
      if (!firstDone && among(roles.first) !== undefined && (!records || told(wisher, roles.first))) return roles.first;
      return (fits === undefined ? undefined : among(fits)) ?? among(roles.exit);
    }
  }
}

/** What is called where something must be called and nothing suits: of the tools that the harness named, if it did. */
export function standIn({ roles, offered, fits, looksLike, asked = offered }: Wisher): string | undefined {
  const open = offered.filter((tool) => asked.includes(tool));
  const nearest = [fits ?? looksLike, looksLike, ...roles.typed].find((tool) => open.includes(tool));
  return nearest ?? open[0] ?? offered[0];
}
