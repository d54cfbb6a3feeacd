// What every form of output is made from.
import type { IdleIgnore, Ruled, RuledArtefact, RuledFinding } from '../../artefacts/index.ts';
import type { Locale } from '../../model/localized.ts';
import { findingText, type FindingText } from '../finding-text.ts';
import type { Loaded } from './policy.ts';

/** A whole check: what was found, and what the team had set. `site` ends with a slash. */
export type Told = { ruled: Ruled; policy: Loaded; site: string | undefined; locale: Locale };

/** One finding with its file and its artefact. */
export type Placed = { file: string; artefact: RuledArtefact; finding: RuledFinding };

/** Every finding of every file, in order. */
export function placedIn(ruled: Ruled): Placed[] {
  return ruled.files.flatMap(({ file, report }) =>
    report.status !== 'judged'
      ? []
      : report.artefacts.flatMap((artefact) => artefact.findings.map((finding) => ({ file, artefact, finding }))),
  );
}

/** The words of one finding. */
export function wordsOf({ rule, level, severity, params }: RuledFinding, locale: Locale): FindingText {
  return findingText({ id: rule, side: 'shape', level, severity, status: 'advice', params, evidence: [] }, locale);
}

/** The address of a rule's page; undefined where nobody said where the site is. */
export function pageOf(rule: string, { site, locale }: Pick<Told, 'site' | 'locale'>): string | undefined {
  return site === undefined ? undefined : `${site}${locale === 'en' ? 'en/' : ''}rules/${rule}/`;
}

/** The code and values of what is said about an ignore that did nothing. */
export function idleSaid({ ignore, why }: IdleIgnore): { code: string; params: Record<string, string> } {
  return { code: `check.${why}-ignore`, params: { rule: ignore.rule, until: ignore.until ?? '' } };
}
