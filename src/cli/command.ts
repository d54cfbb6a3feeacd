// What every command gives back: text for the two streams and an exit code. Only main.ts touches the process.
import { parseArgs, type ParseArgsConfig } from 'node:util';
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

/** What stands before `--`; the rest belongs to another program. */
export function ownArguments(args: readonly string[]): readonly string[] {
  const cut = args.indexOf('--');
  return cut === -1 ? args : args.slice(0, cut);
}

/** The language that `args` name, even where the rest of them cannot be read; both where they name none. */
export function languagesIn(args: readonly string[]): readonly [Locale, ...Locale[]] {
  const own = ownArguments(args);
  const named = own.flatMap((word, i) => (word === '--lang' ? [own[i + 1]] : word.startsWith('--lang=') ? [word.slice(7)] : []));
  const locale = named.length === 0 ? undefined : localeOf(named.at(-1));
  return locale === undefined ? ['ja', 'en'] : [locale];
}

/** Arguments that `parseArgs` refused, in the language that they name, or in a given one. */
export function unreadableArguments(asked: Locale | readonly string[], fault: unknown): Done {
  const locale = typeof asked === 'string' ? asked : languagesIn(asked)[0];
  const reason = fault instanceof Error ? (fault.message.split('. ')[0] ?? '') : String(fault);
  return misused(say(locale, 'cli.bad-option', { reason }), say(locale, 'cli.see-help'));
}

type Options = NonNullable<ParseArgsConfig['options']> & { lang: { type: 'string' } };
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>>;

/** What a command was asked, read by its `options`, with the language; or what to say where it cannot be read. */
export function readOptions<const T extends Options>(
  args: readonly string[],
  options: T,
): { values: Parsed<T>['values']; positionals: Parsed<T>['positionals']; locale: Locale } | Done {
  let parsed: Parsed<T>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (fault) {
    return unreadableArguments(args, fault);
  }
  const { lang } = parsed.values as { lang?: string };
  const locale = localeOf(lang);
  if (locale === undefined) return misused(say('ja', 'cli.lang'), say('en', 'cli.lang'));
  return { values: parsed.values, positionals: parsed.positionals, locale };
}
