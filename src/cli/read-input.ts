// The text of a file, or of standard input for "-".
import { readFileSync } from 'node:fs';
import type { Locale } from '../model/localized.ts';
import type { Done } from './command.ts';
import { misused } from './command.ts';
import { say } from './words.ts';

/** Reads `file`; a file that cannot be read is an outcome of the command. */
export function readInput(file: string, locale: Locale): { text: string } | Done {
  try {
    return { text: readFileSync(file === '-' ? 0 : file, 'utf8') };
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
    return misused(say(locale, 'cli.no-file', { file, reason }));
  }
}
