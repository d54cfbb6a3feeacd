// Asks a server for its tools from a page: both protocols, one after the other, and what the browser let us know.
import type { Step } from '../../../model/evidence.ts';
import { own } from '../../../model/json.ts';
import type { Snapshot } from '../../../model/pin.ts';
import { httpSend, snapshotOver, type Send, type SnapshotFailure } from '../../../mcp/index.ts';
import type { Target } from './target.ts';
import { wireLog } from './wire-log.ts';

/** How a connection ended. */
export type Dialed = {
  steps: Step[];
  /** The question of 2026-07-28 was stopped by the browser, and the handshake was tried all the same. */
  modernBlocked: boolean;
  /** A handshake succeeded, and no session id could be read. */
  noSession: boolean;
} & (
  | { ok: true; snapshot: Snapshot }
  /** `reached`: a request that needs no permission arrived; undefined where that was not tried. */
  | { ok: false; failure: SnapshotFailure; reached: boolean | undefined }
);

/** What is needed from around it. */
export type DialSetting = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clientInfo: { name: string; version: string };
  timeoutMs: number;
};

/** Whether anything answers at the address: an answer that the page may not read is an answer. */
async function reaches({ url }: Target, setting: DialSetting): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
  }, 5000);
  try {
    await setting.fetch(url, { method: 'GET', mode: 'no-cors', signal: stop.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** True where a handshake was answered and no answer carried a session id that the page may read. */
function lacksSession(steps: readonly Step[]): boolean {
  const wire = steps.filter((step) => step.step === 'wire').map(({ message }) => message);
  const shaken = wire.findIndex(({ body }) => own(body ?? null, 'method') === 'initialize');
  const answers = shaken === -1 ? [] : wire.slice(shaken).filter(({ from }) => from === 'server');
  return answers.length > 0 && answers.every(({ http }) => http.headers['mcp-session-id'] === undefined);
}

/**
 * In a browser a server of 2025-11-25 that does not allow the header `Mcp-Method` cannot be reached by the first question at all.
 * That says nothing about the handshake, so it is tried.
 */
function patient(send: Send, blocked: () => void): Send {
  return async (out) => {
    const reply = await send(out);
    if (!out.modern || reply.kind !== 'unreachable') return reply;
    blocked();
    return { kind: 'status', status: 400, location: null };
  };
}

/** Takes a snapshot. Never throws for anything that a server does. */
export async function dial(target: Target, setting: DialSetting): Promise<Dialed> {
  const { url, headers } = target;
  const log = wireLog(setting.fetch, new Set(Object.keys(headers).map((name) => name.toLowerCase())));
  const route = httpSend({ url, headers, timeoutMs: setting.timeoutMs, fetch: log.fetch });
  let modernBlocked = false;
  const taken = await snapshotOver(
    patient(log.send(route.send), () => {
      modernBlocked = true;
    }),
    { clientInfo: setting.clientInfo },
  );
  await route.close();
  const about = { steps: log.steps, modernBlocked, noSession: lacksSession(log.steps) };
  if (taken.ok) return { ok: true, snapshot: taken.value, ...about };
  const { error: failure } = taken;
  const unreachable = failure.why === 'transport' && failure.reply.kind === 'unreachable';
  return { ok: false, failure, reached: unreachable ? await reaches(target, setting) : undefined, ...about };
}
