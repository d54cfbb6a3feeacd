// What differs from the lock, as text for people: each tool, and for a changed one the kinds of change.
import type { ChangedTool, Verified } from '../../artefacts/index.ts';
import { kindOf, type Change } from '../../drift/index.ts';
import type { Locale } from '../../model/localized.ts';
import { driftWords } from '../../words/drift.ts';
import { fill } from '../../words/say.ts';
import { inWords } from '../../words/values.ts';
import { say } from '../words.ts';

const word = (code: string, locale: Locale): string => driftWords[code]?.[locale] ?? code;

function changeLine({ kind, code, params }: Change, locale: Locale): string {
  const name = word(`kind.${kindOf(kind).slug}.name`, locale);
  return `      ${String(kind)}  ${name}  ${code}  ${fill(word(`change.${code}`, locale), inWords(params, locale))}`;
}

function changedLines({ name, reads, metadata, changes }: ChangedTool, locale: Locale): string[] {
  const what = [...(reads ? ['reads'] : []), ...(metadata ? ['metadata'] : [])].map((part) => say(locale, `verify.${part}`));
  return [
    `  ~ ${say(locale, 'verify.changed', { name, what: what.join(locale === 'ja' ? '、' : ', ') })}`,
    ...changes.map((change) => changeLine(change, locale)),
  ];
}

/** The lines of a comparison that found something. */
export function verifyText({ added, removed, changed, instructions, changes }: Verified, locale: Locale): string[] {
  return [
    ...added.map((name) => `  + ${say(locale, 'verify.added', { name })}`),
    ...removed.map((name) => `  - ${say(locale, 'verify.removed', { name })}`),
    ...changed.flatMap((tool) => changedLines(tool, locale)),
    ...(instructions === 'same' ? [] : [`  ~ ${say(locale, 'verify.instructions')}`]),
    ...changes.filter(({ code }) => code !== 'tool-added' && code !== 'tool-removed').map((change) => changeLine(change, locale)),
  ];
}
