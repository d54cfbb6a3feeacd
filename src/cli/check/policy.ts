// Finds and reads the configuration, upward from the working folder, and the baseline that it or the caller names.
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { readBaseline, readPolicy, type Policy, type Unusable } from '../../artefacts/index.ts';
import type { Baseline } from '../../model/check-config.ts';
import type { Locale } from '../../model/localized.ts';
import { misused, type Done } from '../command.ts';
import { readingLines } from '../read-document.ts';
import { readInput } from '../read-input.ts';
import { say } from '../words.ts';

const configName = 'pokayoke.config.json';

/** What a team has set. `file` is the configuration's path as it is shown; absent where there is none. */
export type Loaded = Policy & { file?: string; baseline?: Baseline };

/** The configuration nearest above `folder`. */
function configAbove(folder: string): string | undefined {
  for (let here = resolve(folder); ; here = dirname(here)) {
    const file = join(here, configName);
    if (existsSync(file)) return file;
    if (dirname(here) === here) return undefined;
  }
}

function faultLines(file: string, unusable: Unusable, locale: Locale): string[] {
  if (unusable.status === 'unreadable') return readingLines(file, unusable.reading, locale);
  return unusable.faults.map(
    ({ code, pointer, line, column, params }) =>
      `${file}:${String(line)}:${String(column)}  ${pointer === '' ? '' : `${pointer}  `}${say(locale, `policy.${code}`, params)}`,
  );
}

/** A path as it is shown: from the working folder, where it is not longer that way. */
export function shownPath(file: string, cwd: string): string {
  const near = relative(cwd, file).replaceAll('\\', '/');
  return near === '' || near.startsWith('../../..') ? file : near;
}

/** Where the caller looks from and what it named. `skip`: no baseline, because one is about to be written. */
export type Lookup = { config: string | undefined; baseline: string | undefined; skip: boolean; cwd: string };

/** Loads both files. A file that is named and not there, or faulty, is an outcome of the command. */
export function loadPolicy({ config: named, baseline: given, skip, cwd }: Lookup, locale: Locale): Loaded | Done {
  const file = named === undefined ? configAbove(cwd) : resolve(cwd, named);
  let loaded: Loaded = { config: {}, places: [] };
  if (file !== undefined) {
    const input = readInput(file, locale);
    if ('code' in input) return input;
    const shown = shownPath(file, cwd);
    const policy = readPolicy(input.text);
    if (!policy.ok) return misused(...faultLines(shown, policy.error, locale));
    loaded = { ...policy.value, file: shown };
  }
  const own = loaded.config.baseline;
  const fromConfig = own === undefined || file === undefined ? undefined : isAbsolute(own) ? own : join(dirname(file), own);
  const path = given === undefined ? fromConfig : resolve(cwd, given);
  if (path === undefined || skip) return loaded;
  const input = readInput(path, locale);
  if ('code' in input) return { ...input, err: `${input.err}${say(locale, 'policy.make-baseline', { file: shownPath(path, cwd) })}\n` };
  const baseline = readBaseline(input.text);
  return baseline.ok ? { ...loaded, baseline: baseline.value } : misused(...faultLines(shownPath(path, cwd), baseline.error, locale));
}
