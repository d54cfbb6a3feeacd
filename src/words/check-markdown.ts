// A report for a pull request. Whatever stands in a checked text is text here: it makes no link, no mention and no markup.
import type { Severity } from '../model/levels.ts';
import type { Locale } from '../model/localized.ts';
import { checkedWords } from './check.ts';
import { say } from './say.ts';

/** One finding in words. `page` is the address of its rule's page, where the site is known. */
export type ReportRow = { severity: Severity; rule: string; page: string | undefined; name: string; place: string; what: string[] };

/** A report in words. `faults` are texts that could not be checked; `notes` is what the configuration did. */
export type ReportRows = { faults: string[]; notes: string[]; open: ReportRow[]; suppressed: ReportRow[] };

const marks: Record<Severity, string> = { error: '❌', warn: '⚠️', note: 'ℹ️' };
const order: readonly Severity[] = ['error', 'warn', 'note'];
/** Rows of one table; the rest are counted, as a comment has a limit of its own. */
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

function line({ severity, rule, page, name, place, what }: ReportRow): string {
  const cell = page === undefined ? `\`${rule}\`` : `[\`${rule}\`](${page})`;
  return `| ${marks[severity]} | ${cell} | ${escaped(name)} | ${escaped(place)} | ${what.map(escaped).join('<br>')} |`;
}

function table(rows: readonly ReportRow[], locale: Locale): string[] {
  const head = ['report.rule', 'report.tool', 'report.place', 'report.what'].map((code) => say(checkedWords, locale, code));
  const more = rows.length - shownMost;
  return [
    `| | ${head.join(' | ')} |`,
    '| --- | --- | --- | --- | --- |',
    ...rows.slice(0, shownMost).map(line),
    ...(more > 0 ? ['', say(checkedWords, locale, 'report.more', { count: more })] : []),
    '',
  ];
}

/** The whole report. Rows are sorted by severity; equal ones keep their order. */
export function reportMarkdown({ faults, notes, open, suppressed }: ReportRows, locale: Locale): string {
  const counts = Object.fromEntries(order.map((severity) => [severity, open.filter((row) => row.severity === severity).length]));
  const said = [...faults.map((fault) => `- ❌ ${escaped(fault)}`), ...notes.map((note) => `- ${escaped(note)}`)];
  const sorted = order.flatMap((severity) => open.filter((row) => row.severity === severity));
  const hidden = say(checkedWords, locale, 'report.suppressed');
  const sections = [
    [`## ${say(checkedWords, locale, 'report.title')}`, '', `**${say(checkedWords, locale, 'report.summary', counts)}**`, ''],
    said.length === 0 ? [] : [...said, ''],
    sorted.length === 0 ? [] : table(sorted, locale),
    suppressed.length === 0
      ? []
      : [`<details><summary>${hidden}: ${String(suppressed.length)}</summary>`, '', ...table(suppressed, locale), '</details>', ''],
  ];
  return `${sections.flat().join('\n').trimEnd()}\n`;
}
