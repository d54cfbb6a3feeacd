// A report as text for people: both verdicts, then each finding with its place, what happened, what follows and how to repair it.
import { readJson } from '../model/json-text/index.ts';
import type { Locale, Localized } from '../model/localized.ts';
import type { Check, Report } from '../model/report.ts';
import { fill } from '../words/say.ts';
import { benchSays, findingText, whyText } from './finding-text.ts';
import { say } from './words.ts';

const bench = (locale: Locale, code: string): string => fill(benchSays[code]?.[locale] ?? code, {});

type ReadText = ReturnType<typeof readJson>;

/** The lines of one finding. */
function finding(check: Check, read: ReadText, locale: Locale): string[] {
  const words = findingText(check, locale);
  const place = check.pointer === undefined ? undefined : (read.place(check.pointer) ?? read.place(''));
  const where =
    place === undefined ? [] : [`${say(locale, 'cli.place', { line: place.line, column: place.column })}  ${check.pointer ?? ''}`];
  const level = bench(locale, `level.${check.level}`);
  const rule = check.id.split('#')[0] ?? check.id;
  const lines = [...where, words.happened, words.next, words.repair, `/rules/${rule}/`].filter((line) => line !== '');
  return [`  ${check.status === 'advice' ? '△' : '×'} ${words.title}  [${level}] ${check.id}`, ...lines.map((line) => `      ${line}`)];
}

/** Before a pass, hold-outs are counts by category: decision 4. */
function holdouts(checks: readonly Check[], locale: Locale): string[] {
  const counts = new Map<string, number>();
  for (const { holdout = '' } of checks) counts.set(holdout, (counts.get(holdout) ?? 0) + 1);
  return [...counts].map(([category, count]) => `  × ${say(locale, 'cli.holdouts', { category, count })}`);
}

/** The whole report. `text` is the submission, for places in it. */
export function reportText(report: Report, text: string, title: Localized, locale: Locale): string {
  const read = readJson(text);
  const failed = report.checks.filter(({ status }) => status === 'fail');
  const advice = report.checks.filter(({ status, holdout }) => status === 'advice' && holdout === undefined);
  const passed = report.checks.filter(({ status }) => status === 'pass').length;
  const verdict = (side: 'shape' | 'job'): string => `${bench(locale, `side.${side}`)}  ${bench(locale, `standing.${report[side]}`)}`;
  const shown = failed.filter(({ holdout }) => holdout === undefined);
  const hidden = failed.filter(({ holdout }) => holdout !== undefined);
  const why = report.why === undefined ? [] : ['', whyText(report.why, read.reading, locale)];
  return [
    `${title[locale]}  ${bench(locale, `status.${report.status}`)}`,
    verdict('shape'),
    verdict('job'),
    ...why,
    ...(failed.length === 0 ? [] : ['', say(locale, 'cli.findings')]),
    ...shown.flatMap((check) => finding(check, read, locale)),
    ...holdouts(hidden, locale),
    ...(advice.length === 0 ? [] : ['', say(locale, 'cli.advice')]),
    ...advice.flatMap((check) => finding(check, read, locale)),
    ...(passed === 0 ? [] : ['', say(locale, 'cli.passed-count', { count: passed })]),
    '',
  ].join('\n');
}
