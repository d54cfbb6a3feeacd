// Help that is asked for beside a command: the lines of that command, in the language that is asked for.
import type { Locale } from '../model/localized.ts';
import { languagesIn, ownArguments } from './command.ts';
import { say } from './words.ts';

const heading = /^ {2}pokayoke (\S+)/;

/** The lines about one command. Commands that are explained together are shown together. */
function linesAbout(command: string, locale: Locale): string[] {
  const groups: { names: string[]; lines: string[]; explained: boolean }[] = [];
  for (const line of say(locale, 'cli.help').trimEnd().split('\n')) {
    const name = heading.exec(line)?.[1];
    const last = groups.at(-1);
    if (name !== undefined && last?.explained !== false) groups.push({ names: [name], lines: [line], explained: false });
    else if (last !== undefined) {
      last.lines.push(line);
      if (name !== undefined) last.names.push(name);
      last.explained ||= /^ {6}\S/.test(line);
    }
  }
  return groups.find(({ names }) => names.includes(command))?.lines ?? [];
}

/** True where `args`, up to `--`, ask for help. */
export function asksForHelp(args: readonly string[]): boolean {
  return ownArguments(args).some((word) => word === '--help' || word === '-h');
}

/** The help of one command, or of all without one; in both languages where `args` name none. Empty for an unknown command. */
export function helpText(command: string | undefined, args: readonly string[]): string {
  const texts = languagesIn(args).map((locale) =>
    command === undefined ? say(locale, 'cli.help').trimEnd() : linesAbout(command, locale).join('\n'),
  );
  return texts.join('') === '' ? '' : `${texts.join('\n\n')}\n`;
}
