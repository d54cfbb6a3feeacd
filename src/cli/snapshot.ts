// `pokayoke snapshot`: asks a real server for its tools and writes them down, without secrets.
import { redactJson, redactor } from '../artefacts/index.ts';
import { httpSend, snapshotOver, type Send, type SnapshotFailure } from '../mcp/node.ts';
import { own, type Json } from '../model/json.ts';
import type { Snapshot } from '../model/pin.ts';
import type { Result } from '../model/result.ts';
import { misused, type Done } from './command.ts';
import { readSnapshotArguments, type SnapshotAsked } from './snapshot/arguments.ts';
import { startChild } from './snapshot/child.ts';
import { failureText } from './snapshot/failure-text.ts';
import { version } from './version.ts';
import { say } from './words.ts';
import { writeOutput } from './write-output.ts';

const clientInfo = { name: 'pokayoke', version };
/** How long the first question may go unanswered before the handshake is tried beside it. */
const probeMs = 5000;
const shownLines = 10;

/** What a server says is shown on one line, without the codes that move a terminal's cursor. Clean it first: a secret that is cut is a secret. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, 400);
}

/** A way to a server, whatever it is. */
type Route = { send: Send; errorLines: () => string[]; noise: () => { lines: number; first: string }; close: () => Promise<void> };

function routeTo({ target, seconds }: SnapshotAsked): Route {
  const timeoutMs = seconds * 1000;
  if (target.kind === 'command') return startChild({ ...target, timeoutMs });
  const http = httpSend({ url: target.url, headers: target.headers, timeoutMs, fetch: (url, init) => fetch(url, init) });
  return { ...http, errorLines: () => [], noise: () => ({ lines: 0, first: '' }) };
}

/** How many times the patience for one answer a whole snapshot may take. */
const wholeFactor = 20;

async function take(route: Route, seconds: number): Promise<Result<Snapshot, SnapshotFailure>> {
  const end = Date.now() + seconds * 1000 * wholeFactor;
  let timer: NodeJS.Timeout | undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      timer = setTimeout(resolve, Math.min(probeMs, (seconds * 1000) / 3));
    });
  try {
    return await snapshotOver((out) => (Date.now() < end ? route.send(out) : Promise.resolve({ kind: 'silent' })), { clientInfo, pause });
  } finally {
    clearTimeout(timer);
    await route.close();
  }
}

function nameOf(snapshot: Json, unnamed: string): string {
  const server = own(snapshot, 'server') ?? null;
  const [name, version] = [own(server, 'name'), own(server, 'version')];
  return typeof name === 'string' ? `${name}${typeof version === 'string' ? ` ${version}` : ''}` : unnamed;
}

/** Takes a snapshot. `args` are those after `snapshot`; `environment` is where named values come from. */
export async function snapshotCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Done> {
  const asked = readSnapshotArguments(args, environment);
  if ('code' in asked) return asked;
  const { locale, target, out, seconds, values } = asked;
  const clean = redactor(values);
  const route = routeTo(asked);
  const taken = await take(route, seconds);
  const noise = { ...route.noise(), first: plain(clean(route.noise().first)) };
  if (!taken.ok) {
    const name = target.kind === 'command' ? target.command : target.shown;
    const last = route.errorLines().slice(-shownLines);
    const [heard, credentials] = [last.length > 0, target.kind === 'url' && Object.keys(target.headers).length > 0];
    return misused(
      ...failureText(taken.error, { target: name, seconds, noise, heard, credentials, clean: (text) => plain(clean(text)) }, locale),
      ...(!heard ? [] : [say(locale, 'snapshot.stderr'), ...last.map((line) => `  ${plain(clean(line))}`)]),
    );
  }
  const { value, places } = redactJson(taken.value as unknown as Json, values);
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const said = [
    say(locale, 'snapshot.done', {
      server: plain(nameOf(value, say(locale, 'snapshot.unnamed'))),
      revision: taken.value.protocolVersion,
      tools: taken.value.tools.length,
      file: out === '-' ? say(locale, 'snapshot.stdout') : out,
    }),
    ...(places.length === 0
      ? []
      : [say(locale, 'snapshot.redacted', { count: places.length, places: plain(places.slice(0, 5).join(' ')) })]),
    ...(noise.lines === 0 ? [] : [say(locale, 'snapshot.noise', noise)]),
  ];
  return writeOutput(out, text, `${said.join('\n')}\n`, locale);
}
