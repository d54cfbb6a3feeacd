// The text of a file, or of standard input for "-", however slowly that comes.
import { readFileSync, readSync } from 'node:fs';
import type { Locale } from '../model/localized.ts';
import type { Done } from './command.ts';
import { misused } from './command.ts';
import { say } from './words.ts';

function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
}

/** Bytes that are there: their number, 0 at the end, undefined where the writer has not written yet. */
function readSome(into: Buffer): number | undefined {
  try {
    return readSync(0, into);
  } catch (fault) {
    switch (codeOf(fault)) {
      case 'EAGAIN':
        return undefined;
      case 'EOF':
        return 0;
      default:
        throw fault;
    }
  }
}

/** All of standard input. A pipe may be set not to block, so an answer that nothing is there yet is not its end. */
function readStandardInput(): string {
  const parts: Buffer[] = [];
  const part = Buffer.alloc(65_536);
  const idle = new Int32Array(new SharedArrayBuffer(4));
  for (let count = readSome(part); count !== 0; count = readSome(part)) {
    if (count === undefined) Atomics.wait(idle, 0, 0, 20);
    else parts.push(Buffer.from(part.subarray(0, count)));
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Reads `file`; a file that cannot be read is an outcome of the command. */
export function readInput(file: string, locale: Locale): { text: string } | Done {
  try {
    return { text: file === '-' ? readStandardInput() : readFileSync(file, 'utf8') };
  } catch (fault) {
    return misused(say(locale, 'cli.no-file', { file, reason: codeOf(fault) }));
  }
}
