// The arguments of `pokayoke serve`, read and checked. A fault is a sentence.
import { parseArgs } from 'node:util';
import type { Locale } from '../../model/localized.ts';
import { localeOf } from '../command.ts';
import { say } from '../words.ts';

/** The port that is used where none is given. */
export const usualPort = 3790;

/** The exercise that is served where none is given. */
const usualScenario = 'shipment-weight';

/** What is to be served, and how. */
export type ServeArguments = {
  locale: Locale;
  scenario: string;
  list: boolean;
  /** Seconds between two changes of the list, for an exercise whose list changes. */
  changeEvery: number;
  how: { transport: 'stdio' } | { transport: 'http'; port: number; host: string; hosts: string[]; origins: string[] };
};

const options = {
  stdio: { type: 'boolean', default: false },
  http: { type: 'string' },
  scenario: { type: 'string', default: usualScenario },
  list: { type: 'boolean', default: false },
  lang: { type: 'string' },
  'change-every': { type: 'string', default: '60' },
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true },
  'allow-origin': { type: 'string', multiple: true },
} as const;

/** True for an interface that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : undefined;
}

/** Reads the arguments. Gives the sentences for a person where they cannot be read. */
export function readServeArguments(args: readonly string[]): ServeArguments | string[] {
  const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
  const locale = localeOf(values.lang);
  if (locale === undefined) return [say('ja', 'cli.lang'), say('en', 'cli.lang')];
  const [hostNames, originTexts] = [values['allow-host'] ?? [], values['allow-origin'] ?? []];
  const changeEvery = Number(values['change-every']);
  if (!(changeEvery > 0 && changeEvery <= 86_400)) return [say(locale, 'cli.serve-bad-change', { given: values['change-every'] })];
  const base = { locale, scenario: values.scenario, list: values.list, changeEvery };
  if (values.stdio && values.http !== undefined) return [say(locale, 'cli.serve-one-way')];
  if (values.stdio) return { ...base, how: { transport: 'stdio' } };
  const port = Number(values.http ?? usualPort);
  if (!/^\d{1,5}$/.test(values.http ?? '0') || port > 65_535) return [say(locale, 'cli.serve-bad-port', { given: values.http ?? '' })];
  if (!isLoopback(values.host) && hostNames.length === 0) return [say(locale, 'cli.serve-host', { host: values.host })];
  const origins = originTexts.map(originOf);
  const bad = origins.indexOf(undefined);
  if (bad >= 0) return [say(locale, 'cli.serve-bad-origin', { given: originTexts[bad] ?? '' })];
  const known = origins.filter((origin) => origin !== undefined);
  const hosts = hostNames.map((host) => host.toLowerCase());
  return { ...base, how: { transport: 'http', port, host: values.host, hosts, origins: known } };
}
