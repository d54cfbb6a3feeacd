// The words of one finding: what it is called, what happened, what follows, how to repair it.
import type { Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import { findings } from './findings.ts';
import { fill } from './say.ts';
import { inWords } from './values.ts';

/** One finding in words; a part without words is empty. */
export type FindingText = { title: string; happened: string; next: string; repair: string };

/** The words of a rule's finding with its parameters. A rule without a title names itself. */
export function findingWords(rule: string, params: Readonly<Record<string, Json>>, locale: Locale): FindingText {
  const spoken = inWords(params, locale);
  const part = (name: string): string => {
    const template = findings[`${rule}.${name}`]?.[locale];
    return template === undefined ? '' : fill(template, spoken);
  };
  return { title: part('title') || rule, happened: part('happened'), next: part('next'), repair: part('repair') };
}
