// `pokayoke take`: tool definitions as a project that runs by itself. Writes into a new or empty folder, and into no other.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locale } from '../model/localized.ts';
import { projectName, projectOf } from '../take/index.ts';
import { done, misused, readOptions, type Done } from './command.ts';
import { exerciseIds } from './project.ts';
import { taken } from './take/from.ts';
import { say } from './words.ts';

const options = { out: { type: 'string' }, name: { type: 'string' }, lang: { type: 'string' } } as const;

function isFree(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

function write(files: ReadonlyMap<string, string>, folder: string, locale: Locale): Done {
  try {
    if (!isFree(folder)) return misused(say(locale, 'take.not-empty', { folder }));
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { flag: 'wx' });
    }
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
    return misused(say(locale, 'cli.no-write', { file: folder, reason }));
  }
  return done(0, `${say(locale, 'take.done', { folder, files: files.size })}\n`);
}

/** Writes the project of an exercise or a file. `args` are those after `take`. */
export async function takeCommand(args: readonly string[]): Promise<Done> {
  const asked = readOptions(args, options);
  if ('code' in asked) return asked;
  const { values, positionals, locale } = asked;
  const [from, ...rest] = positionals;
  if (from === undefined || rest.length > 0) {
    return misused(say(locale, 'take.needs', { example: exerciseIds()[0] ?? 'tools.json' }), say(locale, 'cli.see-help'));
  }
  const source = await taken(from, locale);
  if ('code' in source) return source;
  const { tools, calls } = source;
  const name = projectName(values.name ?? source.name);
  return write(projectOf(tools, { name, locale, calls }), values.out ?? name, locale);
}
