// The arguments of `pokayoke check`.
import { homedir } from 'node:os';
import { artefactKinds, type ArtefactKind, type FileRequest } from '../../artefacts/index.ts';
import type { Severity } from '../../model/levels.ts';
import type { Locale } from '../../model/localized.ts';
import { misused, readOptions, type Done } from '../command.ts';
import { say } from '../words.ts';

const formats = ['text', 'json', 'sarif', 'markdown'] as const;
const revisions = ['2025-11-25', '2026-07-28'] as const;

/** Severities, the least first. */
export const severities: readonly Severity[] = ['note', 'warn', 'error'];

/** A form of output. */
export type Format = (typeof formats)[number];

/** What was asked for. What is undefined may stand in the configuration. */
export type CheckAsked = {
  files: string[];
  locale: Locale;
  format: Format;
  failOn: Severity | undefined;
  config: string | undefined;
  baseline: string | undefined;
  writeBaseline: string | undefined;
  site: string | undefined;
  request: Omit<FileRequest, 'file' | 'text'>;
};

const options = {
  as: { type: 'string' },
  json: { type: 'boolean', default: false },
  sarif: { type: 'boolean', default: false },
  format: { type: 'string' },
  lang: { type: 'string' },
  'fail-on': { type: 'string' },
  revision: { type: 'string' },
  config: { type: 'string' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  site: { type: 'string' },
} as const;

function isOneOf<T extends string>(list: readonly T[], word: string | undefined): word is T | undefined {
  return word === undefined || list.some((one) => one === word);
}

/** Reads the arguments after `check`. */
export function readCheckArguments(args: readonly string[]): CheckAsked | Done {
  const asked = readOptions(args, options);
  if ('code' in asked) return asked;
  const { values, positionals: files, locale } = asked;
  const { as, revision, 'fail-on': failOn, format, site } = values;
  if (!isOneOf(artefactKinds, as)) return misused(say(locale, 'cli.check-as', { known: artefactKinds.join(' ') }));
  if (!isOneOf(severities, failOn)) return misused(say(locale, 'cli.check-fail-on'));
  if (!isOneOf(revisions, revision)) return misused(say(locale, 'cli.check-revision'));
  if (!isOneOf(formats, format)) return misused(say(locale, 'check.format'));
  if (site !== undefined && !(/^https?:\/\//.test(site) && URL.canParse(site))) return misused(say(locale, 'check.site'));
  if (files.length === 0) return misused(say(locale, 'cli.check-needs'), say(locale, 'cli.see-help'));
  if (files.filter((file) => file === '-').length > 1) return misused(say(locale, 'cli.one-stdin'));
  const chosen = new Set<Format>([...(format === undefined ? [] : [format]), ...(['json', 'sarif'] as const).filter((one) => values[one])]);
  if (chosen.size > 1) return misused(say(locale, 'check.one-format'));
  return {
    files,
    locale,
    format: [...chosen][0] ?? 'text',
    failOn,
    config: values.config,
    baseline: values.baseline,
    writeBaseline: values['write-baseline'],
    site,
    request: { home: homedir(), as: as satisfies ArtefactKind | undefined, revision },
  };
}
