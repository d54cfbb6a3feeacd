// A file's report as text for people: counts first, then each finding with its place, whose rule it is, what happens and how to repair it.
import { siteWords } from '../words/site.ts';
import type { Locale } from '../model/localized.ts';
import { pageOf, wordsOf, type Told } from './check/told.ts';
import { readingLines } from './read-document.ts';
import { say } from './words.ts';
import type { RuledArtefact, RuledFinding, RuledReport } from '../artefacts/index.ts';

const marks = { error: '×', warn: '△', note: '・' } as const;
const order = ['error', 'warn', 'note', 'ok'] as const;
/** How often one rule is told in full for one file; the rest are counted. */
const shownMost = 20;

const site = (code: string, locale: Locale): string => siteWords[code]?.[locale] ?? code;

/** The language, and where the site is. */
type Saying = Pick<Told, 'site' | 'locale'>;

function lines(file: string, finding: RuledFinding, name: string, saying: Saying): string[] {
  const { locale } = saying;
  const { rule, severity, level, pointer, line, column, overridden } = finding;
  const words = wordsOf(finding, locale);
  const set = overridden === undefined ? '' : `; ${say(locale, 'check.overridden', { severity: site(`severity.${overridden}`, locale) })}`;
  const whose = `${site(`severity.${severity}`, locale)}, ${site(`level.${level}`, locale)}${set}`;
  return [
    `  ${marks[severity]} ${words.title}  [${whose}] ${rule}${name === '' ? '' : `  (${name})`}`,
    `      ${file}:${String(line)}:${String(column)}  ${pointer}`,
    ...[words.happened, words.next, words.repair].filter((text) => text !== '').map((text) => `      ${text}`),
    `      ${pageOf(rule, saying) ?? `/rules/${rule}/`}`,
  ];
}

function told(file: string, artefacts: readonly RuledArtefact[], saying: Saying): string[] {
  const all = artefacts.flatMap(({ name, findings }) =>
    findings.filter(({ suppressed }) => suppressed === undefined).map((finding) => ({ name, finding })),
  );
  const sorted = order.flatMap((severity) => all.filter(({ finding }) => finding.severity === severity));
  const counts = new Map<string, number>();
  const shown = sorted.filter(({ finding: { rule } }) => {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return (counts.get(rule) ?? 0) <= shownMost;
  });
  const more = [...counts].filter(([, count]) => count > shownMost);
  return [
    ...shown.flatMap(({ name, finding }) => lines(file, finding, name, saying)),
    ...more.map(([rule, count]) => `  … ${say(saying.locale, 'cli.check-more', { rule, count: count - shownMost })}`),
  ];
}

/** The text of one file. */
export function fileText(file: string, report: RuledReport, saying: Saying): string {
  const { locale } = saying;
  switch (report.status) {
    case 'unknown':
      return `${file}  ${say(locale, 'cli.check-unknown')}\n`;
    case 'unreadable':
      return `${readingLines(file, report.reading, locale).join('\n')}\n`;
    case 'judged': {
      const counts = order.map((verdict) => ({ verdict, count: report.artefacts.filter((one) => one.verdict === verdict).length }));
      const kinds = [...new Set(report.artefacts.map(({ kind }) => say(locale, `cli.kind-${kind}`)))].join(locale === 'ja' ? '、' : ', ');
      const summary = counts
        .filter(({ count }) => count > 0)
        .map(({ verdict, count }) => `${say(locale, `cli.verdict-${verdict}`)} ${String(count)}`);
      return `${[`${file}  ${kinds}: ${summary.join(', ')}`, ...told(file, report.artefacts, saying)].join('\n')}\n`;
    }
  }
}
