// `pokayoke new`: scaffolds the folder of an exercise. It invents no words: every text starts empty, and the doctor names each one.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Slug } from '../model/ids.ts';
import { toolsAt } from '../artefacts/index.ts';
import { isObject, own, type JsonObject } from '../model/json.ts';
import type { Done } from './command.ts';
import { done, misused, unreadableArguments } from './command.ts';
import { draft } from './draft.ts';
import { exercisesFolder, projectRoot } from './project.ts';
import { readDocument } from './read-document.ts';
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
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { kind: { type: 'string' }, from: { type: 'string' } },
      allowPositionals: true,
    });
    const kind = values.kind ?? (values.from === undefined ? undefined : drawnKind);
    return make(positionals, { kind, from: values.from }, parent);
  } catch (fault) {
    return unreadableArguments('en', fault);
  }
}

/** The kind that a definition can become. */
const drawnKind = 'tool-definition';

/** The one definition of a file; a list with more than one does not say which is meant. */
function definitionIn(file: string): { tool: JsonObject } | Done {
  const read = readDocument(file, 'en');
  if ('code' in read) return read;
  const found = toolsAt(read.value)?.tools ?? [read.value];
  const [tool] = found;
  if (found.length !== 1 || !isObject(tool) || typeof own(tool, 'name') !== 'string')
    return misused(say('en', 'cli.new-one-definition', { file, count: found.length }));
  return { tool };
}

function make([id, ...rest]: string[], { kind, from }: { kind: string | undefined; from: string | undefined }, parent: string): Done {
  const known = kinds();
  if (id === undefined || kind === undefined || rest.length > 0) return misused(say('en', 'cli.new-needs', { kind: known[0] ?? 'kind' }));
  if (!z.safeParse(Slug, id).success) return misused(say('en', 'cli.new-slug', { given: id }));
  if (!known.includes(kind)) return misused(say('en', 'cli.new-kind', { given: kind }), ...known.map((name) => `  ${name}`));
  const folder = join(parent, id);
  if (existsSync(folder)) return misused(say('en', 'cli.new-exists', { folder: `exercises/${id}` }));
  const files = scaffold(id, kind);
  if (from !== undefined) {
    if (kind !== drawnKind) return misused(say('en', 'cli.new-from-kind', { kind: drawnKind }));
    const read = definitionIn(from);
    if ('code' in read) return read;
    for (const [name, text] of draft(id, read.tool)) files.set(name, text);
  }
  write(folder, files);
  return done(0, `${say('en', 'cli.new-done', { folder: `exercises/${id}`, id })}\n`);
}
