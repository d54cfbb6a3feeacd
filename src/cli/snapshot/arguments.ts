// The arguments of `pokayoke snapshot`. Values come from the environment by name; none is ever part of a message.
import { parseArgs } from 'node:util';
import type { NamedValue } from '../../artefacts/index.ts';
import type { Locale } from '../../model/localized.ts';
import { languagesIn, localeOf, misused, unreadableArguments, type Done } from '../command.ts';
import { say } from '../words.ts';

/** Where the tools are fetched from. */
export type Target =
  | { kind: 'command'; command: string; args: string[]; env: Record<string, string> }
  | { kind: 'url'; url: string; shown: string; headers: Record<string, string> };

/** What was asked for. `values` must not leave. */
export type SnapshotAsked = { locale: Locale; target: Target; out: string; seconds: number; values: NamedValue[] };

type Environment = Readonly<Record<string, string | undefined>>;

const options = {
  out: { type: 'string', default: '-' },
  url: { type: 'string' },
  header: { type: 'string', multiple: true },
  env: { type: 'string', multiple: true },
  timeout: { type: 'string', default: '30' },
  lang: { type: 'string' },
} as const;

/** What every child gets, where it is set. On Windows nothing starts without the second group. */
const passedOn = ['PATH', 'HOME', 'LANG'];
const windows = ['SYSTEMROOT', 'COMSPEC', 'PATHEXT', 'TEMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMFILES'];
const ours = /^(?:content-type|content-length|accept|host|connection|mcp-.*)$/i;
const variable = /^[A-Za-z_]\w*$/;

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}

/** The named values, or what to do about the first that is not there. */
function valuesOf(names: readonly string[], environment: Environment, locale: Locale): NamedValue[] | Done {
  const values: NamedValue[] = [];
  for (const name of names) {
    const value = environment[name];
    if (value === undefined || value === '') return misused(say(locale, 'snapshot.no-variable', { name }));
    values.push({ name, value });
  }
  return values;
}

function urlTarget(
  given: string,
  headers: readonly string[],
  environment: Environment,
  locale: Locale,
): { target: Target; values: NamedValue[] } | Done {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return misused(say(locale, 'snapshot.url'));
  const url = new URL(given);
  if (url.username !== '' || url.password !== '') return misused(say(locale, 'snapshot.url-secret'));
  const pairs = headers.map((text) => ({ name: text.slice(0, text.indexOf('=')), from: text.slice(text.indexOf('=') + 1) }));
  if (pairs.some(({ name, from }) => !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !variable.test(from)))
    return misused(say(locale, 'snapshot.header-form'));
  const reserved = pairs.find(({ name }) => ours.test(name));
  if (reserved !== undefined) return misused(say(locale, 'snapshot.header-reserved', { name: reserved.name }));
  const values = valuesOf(
    pairs.map(({ from }) => from),
    environment,
    locale,
  );
  if ('code' in values) return values;
  if (values.length > 0 && url.protocol === 'http:' && !isLoopback(url.hostname)) return misused(say(locale, 'snapshot.cleartext'));
  const sent: Record<string, string> = {};
  for (const [i, { name, from }] of pairs.entries()) {
    try {
      sent[name] = new Headers([[name, values[i]?.value ?? '']]).get(name) ?? '';
    } catch {
      return misused(say(locale, 'snapshot.header-value', { name: from }));
    }
  }
  // What stands in a query may be a key: it is sent, and shown nowhere.
  const query = [...url.searchParams].map(([name, value]) => ({ name, value }));
  return { target: { kind: 'url', url: url.href, shown: `${url.origin}${url.pathname}`, headers: sent }, values: [...values, ...query] };
}

function commandTarget(
  command: readonly string[],
  names: readonly string[],
  environment: Environment,
  locale: Locale,
): { target: Target; values: NamedValue[] } | Done {
  const [program = '', ...args] = command;
  if (!names.every((name) => variable.test(name))) return misused(say(locale, 'snapshot.env-form'));
  const values = valuesOf(names, environment, locale);
  if ('code' in values) return values;
  const shared = [...passedOn, ...(process.platform === 'win32' ? windows : [])].flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const env = Object.fromEntries([...shared, ...values.map(({ name, value }) => [name, value] as const)]);
  return { target: { kind: 'command', command: program, args, env }, values };
}

/** Reads the arguments after `snapshot`. What follows `--` is the command, as it stands. */
export function readSnapshotArguments(args: readonly string[], environment: Environment): SnapshotAsked | Done {
  const cut = args.indexOf('--');
  const command = cut === -1 ? [] : args.slice(cut + 1);
  let values;
  try {
    ({ values } = parseArgs({ args: args.slice(0, cut === -1 ? args.length : cut), options, allowPositionals: false }));
  } catch (fault) {
    // An argument that does not belong here may be a secret in the wrong place: it is not shown.
    const word = fault instanceof Error && 'code' in fault && fault.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL';
    return word ? misused(...languagesIn(args).map((locale) => say(locale, 'snapshot.needs'))) : unreadableArguments(args, fault);
  }
  const locale = localeOf(values.lang);
  if (locale === undefined) return misused(say('ja', 'cli.lang'), say('en', 'cli.lang'));
  const seconds = Number(values.timeout);
  if (!(seconds >= 1 && seconds <= 3600)) return misused(say(locale, 'snapshot.timeout'));
  const { url, header = [], env = [] } = values;
  if (url !== undefined && command.length > 0) return misused(say(locale, 'snapshot.both'));
  if (url === undefined && command.length === 0) return misused(say(locale, 'snapshot.needs'), say(locale, 'cli.see-help'));
  if (url === undefined && header.length > 0) return misused(say(locale, 'snapshot.header-stdio'));
  if (url !== undefined && env.length > 0) return misused(say(locale, 'snapshot.env-url'));
  const read = url === undefined ? commandTarget(command, env, environment, locale) : urlTarget(url, header, environment, locale);
  if ('code' in read) return read;
  return { locale, target: read.target, out: values.out, seconds, values: read.values };
}
