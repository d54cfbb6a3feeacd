// One rule's words: what it asks for, what happened, what follows from it, how to mend it.
import type { Localized } from '../../model/localized.ts';
import type { Catalogue } from '../say.ts';

/** The four sentences of a rule. `title` says what the rule asks for, so that it also names a check that passed. */
export type Entry = { title: Localized; happened: Localized; next: Localized; repair: Localized };

/** The catalogue of several rules: `<rule>.title`, `.happened`, `.next`, `.repair`. */
export function catalogue(entries: Readonly<Record<string, Entry>>): Catalogue {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([rule, entry]) => Object.entries(entry).map(([part, text]) => [`${rule}.${part}`, text] as const)),
  );
}
