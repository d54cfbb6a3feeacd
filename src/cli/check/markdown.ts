// A report for a pull request. Whatever stands in a checked file is text here: it makes no link, no mention and no markup.
import type { Locale } from '../../model/localized.ts';
import type { Severity } from '../../model/levels.ts';
import { readingLines } from '../read-document.ts';
import { say } from '../words.ts';
import { countOf, idleSaid, pageOf, placedIn, wordsOf, type Placed, type Told } from './told.ts';

const marks: Record<Severity, string> = { error: '❌', warn: '⚠️', note: 'ℹ️' };
const order: readonly Severity[] = ['error', 'warn', 'note'];
/** Rows of one file; the rest are counted, as a comment has a limit of its own. */
const shownMost = 50;

/** Text that Markdown reads as text. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|~#!()]/g, '\\$&')
    .replaceAll('@', '&#64;')
    .replaceAll('://', ':&#47;/')
    .replace(/www\./gi, 'www&#46;')
    .replace(/\s+/g, ' ');
}

function ruleCell(rule: string, told: Told): string {
  const page = pageOf(rule, told);
  return page === undefined ? `\`${rule}\`` : `[\`${rule}\`](${page})`;
}

function row({ artefact, finding, file }: Placed, told: Told): string {
  const { happened, next, repair, title } = wordsOf(finding, told.locale);
  const what = [happened || title, next, repair].filter((text) => text !== '').map(escaped);
  const reason = finding.suppressed?.by === 'ignore' ? [escaped(finding.suppressed.reason)] : [];
  const place = escaped(`${file}:${String(finding.line)}:${String(finding.column)}`);
  return `| ${marks[finding.severity]} | ${ruleCell(finding.rule, told)} | ${escaped(artefact.name)} | ${place} | ${[...reason, ...what].join('<br>')} |`;
}

function table(rows: readonly Placed[], told: Told): string[] {
  const head = ['report.rule', 'report.tool', 'report.place', 'report.what'].map((code) => say(told.locale, code));
  const more = rows.length - shownMost;
  return [
    `| | ${head.join(' | ')} |`,
    '| --- | --- | --- | --- | --- |',
    ...rows.slice(0, shownMost).map((one) => row(one, told)),
    ...(more > 0 ? ['', say(told.locale, 'report.more', { count: more })] : []),
    '',
  ];
}

function fileLines(told: Told, locale: Locale): string[] {
  return told.ruled.files.flatMap(({ file, report }) => {
    if (report.status === 'judged') return [];
    const lines =
      report.status === 'unknown' ? [`${file}  ${say(locale, 'cli.check-unknown')}`] : readingLines(file, report.reading, locale);
    return lines.map((line) => `- ❌ ${escaped(line)}`);
  });
}

/** The whole report. */
export function checkMarkdown(told: Told): string {
  const { ruled, locale } = told;
  const all = placedIn(ruled);
  const open = order.flatMap((severity) => all.filter(({ finding }) => finding.severity === severity && finding.suppressed === undefined));
  const suppressed = all.filter(({ finding }) => finding.suppressed !== undefined);
  const counts = Object.fromEntries(order.map((severity) => [severity, countOf(ruled, severity)]));
  const notes = [
    ...fileLines(told, locale),
    ...ruled.idle.map(idleSaid).map(({ code, params }) => `- ${escaped(say(locale, code, params))}`),
  ];
  const sections = [
    [`## ${say(locale, 'report.title')}`, '', `**${say(locale, 'report.summary', counts)}**`, ''],
    notes.length === 0 ? [] : [...notes, ''],
    open.length === 0 ? [] : table(open, told),
    suppressed.length === 0
      ? []
      : [
          `<details><summary>${say(locale, 'report.suppressed')}: ${String(suppressed.length)}</summary>`,
          '',
          ...table(suppressed, told),
          '</details>',
          '',
        ],
  ];
  return `${sections.flat().join('\n').trimEnd()}\n`;
}
