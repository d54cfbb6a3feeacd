// `pokayoke serve`: the mock server of an exercise as a real MCP server, for any client, until it is stopped.
import type { Readable, Writable } from 'node:stream';
import { type Listener, type MockServer, bothEras, listen, serveOnStdio } from '../mcp/node.ts';
import type { Locale } from '../model/localized.ts';
import type { Done } from './command.ts';
import { done, misused, unreadableArguments } from './command.ts';
import { type ServeArguments, isLoopback, readServeArguments } from './serve/arguments.ts';
import { scenarioOf, scenarios } from './serve/scenarios.ts';
import { say } from './words.ts';

/** What a command that stays has of the process. */
export type Staying = {
  input: Readable;
  output: Writable;
  /** Says something to the person who started it; never on `output`. */
  tell: (text: string) => void;
  /** Resolves once the process is asked to end. */
  stopped: Promise<void>;
};

async function listing(locale: Locale): Promise<string> {
  const all = await scenarios(locale);
  const width = Math.max(...all.map(({ id }) => id.length));
  return all.map(({ id, title }) => `${id.padEnd(width)}  ${title}\n`).join('');
}

function cannotListen(fault: unknown, port: number, locale: Locale): Done {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
  return misused(say(locale, code === 'EADDRINUSE' ? 'cli.serve-port-taken' : 'cli.serve-cannot-listen', { port, reason: code }));
}

async function overStdio(mock: MockServer, { input, output, tell, stopped }: Staying): Promise<Done> {
  const close = serveOnStdio(mock, 'accept', input, output, (fault) => tell(`${fault.message}\n`));
  await Promise.race([stopped, new Promise((resolve) => input.once('end', resolve).once('close', resolve))]);
  await close();
  input.destroy();
  return done(0, '');
}

type OverHttp = Extract<ServeArguments['how'], { transport: 'http' }>;

/** The address for a client: "every interface" is none, so the first allowed host stands for it. */
function addressOf({ url }: Listener, { host, hosts }: OverHttp): string {
  const address = new URL(url);
  if (host === '0.0.0.0' || host === '::') address.hostname = hosts[0] ?? host;
  return address.href;
}

async function overHttp(mock: MockServer, how: OverHttp, locale: Locale, title: string, { tell, stopped }: Staying): Promise<Done> {
  const onFault = (fault: Error): void => tell(`${fault.message}\n`);
  const endpoint = bothEras(mock, onFault);
  let listener: Listener;
  try {
    const { port, host, hosts, origins } = how;
    listener = await listen(endpoint.fetch, { port, host, allowed: { hosts, origins }, onFault });
  } catch (fault) {
    return cannotListen(fault, how.port, locale);
  }
  if (!isLoopback(how.host)) tell(`${say(locale, 'cli.serve-open', { host: how.host })}\n`);
  tell(`${say(locale, 'cli.serve-ready', { title, url: addressOf(listener, how) })}\n`);
  await stopped;
  await endpoint.close();
  await listener.close();
  return done(0, '');
}

/** Serves until it is stopped. `args` are those after `serve`. */
export async function serveCommand(args: readonly string[], staying: Staying): Promise<Done> {
  let read: ServeArguments | string[];
  try {
    read = readServeArguments(args);
  } catch (fault) {
    return unreadableArguments(args, fault);
  }
  if (Array.isArray(read)) return misused(...read);
  const { locale, how } = read;
  if (read.list) return done(0, await listing(locale));
  const scenario = await scenarioOf(read.scenario, locale);
  if (scenario === undefined) {
    return misused(say(locale, 'cli.serve-unknown', { given: read.scenario }), (await listing(locale)).trimEnd());
  }
  const mock = scenario.start(read.changeEvery);
  return how.transport === 'stdio' ? overStdio(mock, staying) : overHttp(mock, how, locale, scenario.title, staying);
}
