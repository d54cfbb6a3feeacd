// `pokayoke check`: reads files, judges every artefact in them, and says what was found, where, and how to repair it.
import { homedir } from 'node:os';
import { parseArgs } from 'node:util';
import { canonical, type JsonObject } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import type { Severity } from '../model/levels.ts';
import { artefactKinds, checkFile, type ArtefactKind, type FileReport, type FileRequest } from '../artefacts/index.ts';
import { fileText } from './check-text.ts';
import type { Done } from './command.ts';
import { done, localeOf, misused, unreadableArguments } from './command.ts';
import { readInput } from './read-input.ts';
import { say } from './words.ts';

const options = {
  as: { type: 'string' },
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
  'fail-on': { type: 'string', default: 'error' },
  revision: { type: 'string' },
} as const;
const severities: readonly Severity[] = ['note', 'warn', 'error'];
const revisions = ['2025-11-25', '2026-07-28'] as const;

type Asked = { files: string[]; locale: Locale; json: boolean; failOn: Severity; request: Omit<FileRequest, 'file' | 'text'> };

function isOneOf<T extends string>(list: readonly T[], word: string | undefined): word is T | undefined {
  return word === undefined || list.some((one) => one === word);
}

function readArguments(args: readonly string[]): Asked | Done {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const locale = localeOf(values.lang);
    if (locale === undefined) return misused(say('ja', 'cli.lang'), say('en', 'cli.lang'));
    const { as, revision, 'fail-on': failOn } = values;
    if (!isOneOf(artefactKinds, as)) return misused(say(locale, 'cli.check-as', { known: artefactKinds.join(' ') }));
    if (!isOneOf(severities, failOn)) return misused(say(locale, 'cli.check-fail-on'));
    if (!isOneOf(revisions, revision)) return misused(say(locale, 'cli.check-revision'));
    if (positionals.length === 0) return misused(say(locale, 'cli.check-needs'), say(locale, 'cli.see-help'));
    return {
      files: positionals,
      locale,
      json: values.json,
      failOn,
      request: { home: homedir(), as: as satisfies ArtefactKind | undefined, revision },
    };
  } catch (fault) {
    return unreadableArguments('ja', fault);
  }
}

function reaches(report: FileReport, least: Severity): boolean {
  return report.status === 'judged' && report.verdict !== 'ok' && severities.indexOf(report.verdict) >= severities.indexOf(least);
}

/** Checks files. `args` are those after `check`. */
export function checkCommand(args: readonly string[]): Done {
  const asked = readArguments(args);
  if ('code' in asked) return asked;
  const { files, locale, json, failOn, request } = asked;
  const reports: { report: FileReport; lines: string }[] = [];
  for (const file of files) {
    const input = readInput(file, locale);
    if ('code' in input) return input;
    const report = checkFile({ ...request, file: file === '-' ? undefined : file, text: input.text });
    reports.push({ report, lines: json ? '' : fileText(file, report, locale) });
  }
  const document = { format: 'pokayoke/check/1', files: reports.map(({ report }, i) => ({ file: files[i] ?? '', ...report })) };
  const out = json ? `${canonical(document as unknown as JsonObject)}\n` : reports.map(({ lines }) => lines).join('\n');
  const broken = reports.some(({ report }) => report.status !== 'judged');
  return done(broken ? 2 : reports.some(({ report }) => reaches(report, failOn)) ? 1 : 0, out);
}
