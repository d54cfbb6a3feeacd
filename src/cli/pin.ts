// `pokayoke pin`: writes down the definitions that somebody has reviewed, with their hashes.
import { pinTools, type PinFault } from '../artefacts/index.ts';
import type { Locale } from '../model/localized.ts';
import { misused, readOptions, type Done } from './command.ts';
import { digest } from './digest.ts';
import { readDocument } from './read-document.ts';
import { say } from './words.ts';
import { writeOutput } from './write-output.ts';

/** The name of the lock where no other is given. */
export const lockName = 'pokayoke.lock.json';

const options = { out: { type: 'string', default: lockName }, lang: { type: 'string' } } as const;

/** Why a document cannot be pinned. */
export function pinFaultText(fault: PinFault, file: string, locale: Locale): string {
  return say(locale, `pin.${fault.code}`, { ...fault, file });
}

/** Pins one file. `args` are those after `pin`. */
export async function pinCommand(args: readonly string[]): Promise<Done> {
  const asked = readOptions(args, options);
  if ('code' in asked) return asked;
  const { values, positionals, locale } = asked;
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return misused(say(locale, 'pin.needs'), say(locale, 'cli.see-help'));
  const document = readDocument(file, locale);
  if ('code' in document) return document;
  const pinned = await pinTools(document.value, digest);
  if (!pinned.ok) return misused(pinFaultText(pinned.error, file, locale));
  const { tools } = pinned.value;
  const redacted = tools.filter((tool) => tool.redacted === true).map(({ name }) => name);
  const note = [
    say(locale, 'pin.done', { tools: tools.length, file: values.out }),
    ...(redacted.length === 0 ? [] : [say(locale, 'pin.redacted', { names: redacted.join(', ') })]),
  ];
  return writeOutput(values.out, `${JSON.stringify(pinned.value, null, 2)}\n`, `${note.join('\n')}\n`, locale);
}
