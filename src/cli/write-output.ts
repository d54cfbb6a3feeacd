// Writes one file; `-` is standard output.
import { writeFileSync } from 'node:fs';
import type { Locale } from '../model/localized.ts';
import { misused, type Done } from './command.ts';
import { say } from './words.ts';

/** Writes `text`, and gives what then stands on the two streams. A file that cannot be written is an outcome of the command. */
export function writeOutput(file: string, text: string, note: string, locale: Locale): Done {
  if (file === '-') return { code: 0, out: text, err: note };
  try {
    writeFileSync(file, text);
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
    return misused(say(locale, 'cli.no-write', { file, reason }));
  }
  return { code: 0, out: note, err: '' };
}
