// `pokayoke drift`: every change between two definitions or lists, and what each old call does on the new one.
import { compareTexts, driftDocument, type DriftReport } from '../artefacts/index.ts';
import type { Locale } from '../model/localized.ts';
import type { Done } from './command.ts';
import { done, misused, readOptions } from './command.ts';
import { driftText } from './drift-text.ts';
import { readInput } from './read-input.ts';
import { say } from './words.ts';

const options = { calls: { type: 'string' }, json: { type: 'boolean', default: false }, lang: { type: 'string' } } as const;

/** Why nothing was compared, with the file and, where it cannot be read, the place. */
function refused(report: Exclude<DriftReport, { status: 'compared' }>, file: string, locale: Locale): Done {
  if (report.status === 'unknown') return misused(say(locale, report.side === 'calls' ? 'cli.drift-calls' : 'cli.drift-unknown', { file }));
  const { line, column } = report.reading.notes.find(({ fatal }) => fatal)?.place ?? { line: 1, column: 1 };
  return misused(say(locale, 'cli.drift-unreadable', { file, line, column }));
}

/** Compares two files. `args` are those after `drift`. Exit code 1 where an old call breaks, or does another job. */
export function driftCommand(args: readonly string[]): Done {
  const asked = readOptions(args, options);
  if ('code' in asked) return asked;
  const { values, positionals, locale } = asked;
  const [old, now, ...rest] = positionals;
  if (old === undefined || now === undefined || rest.length > 0)
    return misused(say(locale, 'cli.drift-needs'), say(locale, 'cli.see-help'));
  const files = { old, now, calls: values.calls };
  if (Object.values(files).filter((file) => file === '-').length > 1) return misused(say(locale, 'cli.one-stdin'));
  const texts: { old: string; now: string; calls?: string } = { old: '', now: '' };
  for (const side of ['old', 'now', 'calls'] as const) {
    const file = files[side];
    if (file === undefined) continue;
    const input = readInput(file, locale);
    if ('code' in input) return input;
    texts[side] = input.text;
  }
  const report = compareTexts(texts);
  if (report.status !== 'compared') return refused(report, files[report.side] ?? '', locale);
  const { changes, calls } = report;
  const broken = calls.some(({ outcome: { outcome: name } }) => name !== 'works' && name !== 'needs_review');
  return done(broken ? 1 : 0, values.json ? `${driftDocument(report)}\n` : driftText(changes, calls, locale));
}
