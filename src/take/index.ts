// The door of this room: a learner's definitions as a small project. A page and its worker have doors of their own, which bring less along.
import type { Json } from '../model/json.ts';
import { examplesOf, type WrittenCall } from './examples.ts';
import { filesOf, type ProjectOptions } from './files.ts';

export { projectName, type ProjectOptions } from './files.ts';
export { handedIn, type HandedIn } from './handed-in.ts';
export { packed } from './pack.ts';

/** The files of the project, by their path in its folder. `calls`: calls of the tools that somebody wrote, right or wrong. */
export function projectOf(tools: readonly Json[], options: ProjectOptions & { calls?: readonly WrittenCall[] }): Map<string, string> {
  return filesOf(tools, examplesOf(tools, options.calls ?? []), options);
}
