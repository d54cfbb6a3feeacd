// A report for a pull request: the rows in words, drawn by the renderer that the page uses, too.
import type { ReportRow } from '../../words/check-markdown.ts';
import { reportMarkdown } from '../../words/check-markdown.ts';
import { readingLines } from '../read-document.ts';
import { say } from '../words.ts';
import { idleSaid, pageOf, placedIn, wordsOf, type Placed, type Told } from './told.ts';

function row({ artefact, finding, file }: Placed, told: Told): ReportRow {
  const { happened, next, repair, title } = wordsOf(finding, told.locale);
  const reason = finding.suppressed?.by === 'ignore' ? [finding.suppressed.reason] : [];
  return {
    severity: finding.severity,
    rule: finding.rule,
    page: pageOf(finding.rule, told),
    name: artefact.name,
    place: `${file}:${String(finding.line)}:${String(finding.column)}`,
    what: [...reason, ...[happened || title, next, repair].filter((text) => text !== '')],
  };
}

function faults({ ruled, locale }: Told): string[] {
  return ruled.files.flatMap(({ file, report }) => {
    if (report.status === 'judged') return [];
    return report.status === 'unknown' ? [`${file}  ${say(locale, 'cli.check-unknown')}`] : readingLines(file, report.reading, locale);
  });
}

/** The whole report. */
export function checkMarkdown(told: Told): string {
  const all = placedIn(told.ruled);
  const rows = (suppressed: boolean): ReportRow[] =>
    all.filter(({ finding }) => (finding.suppressed !== undefined) === suppressed).map((one) => row(one, told));
  const notes = told.ruled.idle.map(idleSaid).map(({ code, params }) => say(told.locale, code, params));
  return reportMarkdown({ faults: faults(told), notes, open: rows(false), suppressed: rows(true) }, told.locale);
}
