// From a report to what the page lists: counts, filters, order, rows for Markdown. Pure; words are put in only for what is shown.
import type { FileReport, PlacedFinding } from '../../artefacts/index.ts';
import type { Severity } from '../../model/levels.ts';
import type { Locale } from '../../model/localized.ts';
import type { ReportRow, ReportRows } from '../../words/check-markdown.ts';
import { findingWords } from '../../words/finding-words.ts';
import type { SourceOutcome } from '../workbench-store.ts';

/** Severities, the worst first. */
export const severities: readonly Severity[] = ['error', 'warn', 'note'];

/** How many findings there are of each severity. */
export type Counts = Record<Severity, number>;

/** One finding and the artefact that it is about. `index` counts artefacts. */
export type Listed = { finding: PlacedFinding; name: string; index: number };

/** What is shown of a report. Undefined and empty: no limit. */
export type Filter = { severity: Severity | undefined; artefact: number | undefined; rule: string | undefined; text: string };

/** Everything is shown. */
export const noFilter: Filter = { severity: undefined, artefact: undefined, rule: undefined, text: '' };

/** Counts of findings. */
export function countsOf(findings: readonly PlacedFinding[]): Counts {
  const counts: Counts = { error: 0, warn: 0, note: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** Every finding of a report, the worst first, then in the order of the text. */
export function listed(report: FileReport): Listed[] {
  if (report.status !== 'judged') return [];
  const all = report.artefacts.flatMap(({ name, findings }, index) => findings.map((finding) => ({ finding, name, index })));
  const weight = ({ severity }: PlacedFinding): number => severities.indexOf(severity);
  return all.toSorted(
    (a, b) =>
      weight(a.finding) - weight(b.finding) || a.finding.line - b.finding.line || a.finding.column - b.finding.column || a.index - b.index,
  );
}

/** Those that a filter lets through. */
export function filtered(all: readonly Listed[], { severity, artefact, rule, text }: Filter): Listed[] {
  const wanted = text.trim().normalize('NFKC').toLowerCase();
  return all.filter(
    ({ finding, name, index }) =>
      (severity === undefined || finding.severity === severity) &&
      (artefact === undefined || index === artefact) &&
      (rule === undefined || finding.rule === rule) &&
      (wanted === '' || `${name}\n${finding.pointer}`.toLowerCase().includes(wanted)),
  );
}

/** The rows of a Markdown report over everything that was checked. `site` is the address of the site, with a slash at its end. */
export function markdownRows(
  outcomes: readonly SourceOutcome[],
  around: { site: string; locale: Locale },
  faultOf: (outcome: SourceOutcome) => string[],
): ReportRows {
  const rows = outcomes.flatMap((outcome): ReportRow[] => {
    if (outcome.status !== 'done' || outcome.report.status !== 'judged') return [];
    const file = outcome.source.name;
    return outcome.report.artefacts.flatMap(({ name, findings }) =>
      findings.map(({ rule, severity, line, column, params }): ReportRow => {
        const { title, happened, next, repair } = findingWords(rule, params, around.locale);
        return {
          severity,
          rule,
          page: `${around.site}${around.locale === 'en' ? 'en/' : ''}rules/${rule}/`,
          name,
          place: `${file}:${String(line)}:${String(column)}`,
          what: [happened || title, next, repair].filter((text) => text !== ''),
        };
      }),
    );
  });
  return { faults: outcomes.flatMap(faultOf), notes: [], open: rows, suppressed: [] };
}
