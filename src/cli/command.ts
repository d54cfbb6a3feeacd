// What every command gives back: text for the two streams and an exit code. Only main.ts touches the process.
import type { Locale } from '../model/localized.ts';
import { say } from './words.ts';

/** 0: passed or done. 1: not passed. 2: not graded, unreadable, or wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** The outcome of one command. */
export type Done = { code: ExitCode; out: string; err: string };

/** A command that came to an answer. */
export function done(code: ExitCode, out: string): Done {
  return { code, out, err: '' };
}

/** A command that was not used as it can be: says what, and what to do next. */
export function misused(...lines: string[]): Done {
  return { code: 2, out: '', err: `${lines.join('\n')}\n` };
}

/** The language of an invocation: `--lang`, otherwise Japanese. Undefined where it is another word. */
export function localeOf(lang: string | undefined): Locale | undefined {
  if (lang === undefined || lang === 'ja') return 'ja';
  return lang === 'en' ? 'en' : undefined;
}

/** Arguments that `parseArgs` refused. */
export function unreadableArguments(locale: Locale, fault: unknown): Done {
  const reason = fault instanceof Error ? (fault.message.split('. ')[0] ?? '') : String(fault);
  return misused(say(locale, 'cli.bad-option', { reason }), say(locale, 'cli.see-help'));
}
