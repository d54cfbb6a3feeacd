// The report as text for people: each file, then what the configuration and the baseline did.
import { fileText } from '../check-text.ts';
import { say } from '../words.ts';
import { idleSaid, placedIn, type Told } from './told.ts';

/** The whole text. */
export function checkText({ ruled, policy, site, locale }: Told): string {
  const { off, idle, gone } = ruled;
  const suppressed = placedIn(ruled).map(({ finding }) => finding.suppressed?.by);
  const counts = [
    { code: 'check.off', count: off },
    { code: 'check.ignored', count: suppressed.filter((by) => by === 'ignore').length },
    { code: 'check.known', count: suppressed.filter((by) => by === 'baseline').length },
    { code: 'check.gone', count: gone },
  ].filter(({ count }) => count > 0);
  const ignores = idle.map((one) => {
    const { line, column } = policy.places[one.index] ?? { line: 1, column: 1 };
    const { code, params } = idleSaid(one);
    return `  ・ ${policy.file ?? ''}:${String(line)}:${String(column)}  ${say(locale, code, params)}`;
  });
  const after = [...ignores, ...counts.map(({ code, count }) => say(locale, code, { count }))];
  return [
    ...ruled.files.map(({ file, report }) => fileText(file, report, { site, locale })),
    ...(after.length === 0 ? [] : [`${after.join('\n')}\n`]),
  ].join('\n');
}
