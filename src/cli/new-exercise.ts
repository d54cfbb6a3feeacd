// `pokayoke new`: scaffolds the folder of an exercise. It invents no words: every text starts empty, and the doctor names each one.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Slug } from '../model/ids.ts';
import type { Done } from './command.ts';
import { done, misused, unreadableArguments } from './command.ts';
import { exercisesFolder, projectRoot } from './project.ts';
import { scaffold } from './scaffold.ts';
import { say } from './words.ts';

/** The kinds of exercise: one room of `src/labs/` each. */
export function kinds(): string[] {
  const labs = join(projectRoot, 'src/labs');
  return readdirSync(labs, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(labs, entry.name, 'submission.ts')))
    .map(({ name }) => name)
    .toSorted();
}

function write(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(join(folder, 'answers'), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** Makes the folder below `parent`. `args` are those after `new`. */
export function newCommand(args: readonly string[], parent = exercisesFolder): Done {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: { kind: { type: 'string' } }, allowPositionals: true });
    return make(positionals, values.kind, parent);
  } catch (fault) {
    return unreadableArguments('en', fault);
  }
}

function make([id, ...rest]: string[], kind: string | undefined, parent: string): Done {
  const known = kinds();
  if (id === undefined || kind === undefined || rest.length > 0) return misused(say('en', 'cli.new-needs', { kind: known[0] ?? 'kind' }));
  if (!z.safeParse(Slug, id).success) return misused(say('en', 'cli.new-slug', { given: id }));
  if (!known.includes(kind)) return misused(say('en', 'cli.new-kind', { given: kind }), ...known.map((name) => `  ${name}`));
  const folder = join(parent, id);
  if (existsSync(folder)) return misused(say('en', 'cli.new-exists', { folder: `exercises/${id}` }));
  write(folder, scaffold(id, kind));
  return done(0, `${say('en', 'cli.new-done', { folder: `exercises/${id}`, id })}\n`);
}
