// `pokayoke verify`: holds a list of tools against the lock, so that a change nobody reviewed fails.
import { isAgreed, verifyTools, type VerifyFault } from '../artefacts/index.ts';
import { kindOf, type Change } from '../drift/index.ts';
import { canonical, type JsonObject } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import { done, misused, readOptions, type Done } from './command.ts';
import { digest } from './digest.ts';
import { lockName, pinFaultText } from './pin.ts';
import { verifyText } from './pin/verify-text.ts';
import { readDocument } from './read-document.ts';
import { say } from './words.ts';

const options = {
  lock: { type: 'string', default: lockName },
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
} as const;

function faultText(fault: VerifyFault, file: string, lock: string, locale: Locale): string {
  switch (fault.code) {
    case 'no-lock':
      return say(locale, 'verify.no-lock', { file: lock });
    case 'edited-lock':
      return say(locale, 'verify.edited-lock', { file: lock, name: fault.name });
    default:
      return pinFaultText(fault, file, locale);
  }
}

const shown = (change: Change): JsonObject => ({ ...(change as unknown as JsonObject), slug: kindOf(change.kind).slug });

/** Verifies one file. `args` are those after `verify`. Exit code 1 where anything differs. */
export async function verifyCommand(args: readonly string[]): Promise<Done> {
  const asked = readOptions(args, options);
  if ('code' in asked) return asked;
  const { values, positionals, locale } = asked;
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return misused(say(locale, 'verify.needs'), say(locale, 'cli.see-help'));
  if (file === '-' && values.lock === '-') return misused(say(locale, 'cli.one-stdin'));
  const lock = readDocument(values.lock, locale);
  if ('code' in lock) return { ...lock, err: `${lock.err}${say(locale, 'verify.make-lock', { file })}\n` };
  const document = readDocument(file, locale);
  if ('code' in document) return document;
  const verified = await verifyTools(document.value, lock.value, digest);
  if (!verified.ok) return misused(faultText(verified.error, file, values.lock, locale));
  const { changed, changes, added, removed, instructions } = verified.value;
  const agreed = isAgreed(verified.value);
  const report: JsonObject = {
    format: 'pokayoke/verify/1',
    agreed,
    added,
    removed,
    changed: changed.map((tool) => ({ ...tool, changes: tool.changes.map(shown) })),
    changes: changes.map(shown),
    instructions,
  };
  if (values.json) return done(agreed ? 0 : 1, `${canonical(report)}\n`);
  const head = say(locale, agreed ? 'verify.same' : 'verify.different', { file });
  return done(agreed ? 0 : 1, `${[head, ...(agreed ? [] : verifyText(verified.value, locale))].join('\n')}\n`);
}
