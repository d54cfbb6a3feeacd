// Which of the two protocols a server speaks: 2026-07-28 is asked first, then the handshake of 2025-11-25 and older.
import { isObject, own, type Json, type JsonObject } from '../../model/json.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { CODE, META, REVISION } from '../protocol.ts';
import type { Outgoing, Reply, Send, SnapshotFailure } from './message.ts';

/** Revisions with a handshake that are understood, the newest first. */
export const handshakeRevisions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** An agreed protocol, and what the server said of itself. `ask` builds a request of that protocol. */
export type Agreed = {
  revision: string;
  server: JsonObject | null;
  instructions: string | undefined;
  /** Declared capabilities. */
  capabilities: JsonObject;
  ask: (method: string, params: JsonObject) => Outgoing;
};

/** Who asks, the ids, and how long the first question may go unanswered before the handshake is tried beside it. */
export type Asking = {
  send: Send;
  ids: () => number;
  clientInfo: { name: string; version: string };
  pause?: (() => Promise<void>) | undefined;
};

/** What the first question says about the server. */
type Probed = { era: 'modern'; agreed: Agreed } | { era: 'legacy' } | { era: 'neither'; failure: SnapshotFailure };

const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** The failure of a reply without a result. */
export function failureOf(method: string, reply: Reply): SnapshotFailure {
  if (reply.kind === 'accepted') return { method, why: 'no-result' };
  if (reply.kind !== 'response') return { method, why: 'transport', reply };
  const [code, message] = [own(own(reply.body, 'error'), 'code'), own(own(reply.body, 'error'), 'message')];
  if (own(reply.body, 'error') === undefined) return { method, why: 'no-result' };
  return { method, why: 'error', code: typeof code === 'number' ? code : null, message: typeof message === 'string' ? message : '' };
}

/** The result of a reply; undefined where it has none. */
export function resultOf(reply: Reply): JsonObject | undefined {
  const result = reply.kind === 'response' ? own(reply.body, 'result') : undefined;
  return isObject(result) ? result : undefined;
}

function modernAsk({ ids, clientInfo }: Asking): Agreed['ask'] {
  return (method, params) => {
    const _meta = { [META.protocolVersion]: REVISION, [META.clientCapabilities]: {}, [META.clientInfo]: clientInfo };
    return { message: { jsonrpc: '2.0', id: ids(), method, params: { ...params, _meta } }, revision: REVISION, modern: true };
  };
}

function described(result: JsonObject, server: Json | undefined): Pick<Agreed, 'server' | 'instructions' | 'capabilities'> {
  const [instructions, capabilities] = [own(result, 'instructions'), own(result, 'capabilities')];
  return {
    server: isObject(server) ? server : null,
    instructions: typeof instructions === 'string' ? instructions : undefined,
    capabilities: isObject(capabilities) ? capabilities : {},
  };
}

/** Replies after which a handshake cannot do better. */
function isFinal(reply: Reply): boolean {
  if (reply.kind === 'status') return reply.status < 400;
  return reply.kind === 'unauthorized' || reply.kind === 'unreachable' || reply.kind === 'not-started' || reply.kind === 'too-large';
}

function readProbe(asking: Asking, reply: Reply): Probed {
  const method = 'server/discover';
  const error = reply.kind === 'response' ? own(reply.body, 'error') : undefined;
  const result = resultOf(reply);
  const listed =
    own(result, 'supportedVersions') ?? (own(error, 'code') === CODE.unsupportedVersion ? own(own(error, 'data'), 'supported') : undefined);
  const offered = texts(listed);
  if (result !== undefined && offered.includes(REVISION)) {
    const server = own(own(result, '_meta'), META.serverInfo);
    return { era: 'modern', agreed: { revision: REVISION, ...described(result, server), ask: modernAsk(asking) } };
  }
  if (listed !== undefined && !offered.some((one) => handshakeRevisions.some((known) => known === one)))
    return { era: 'neither', failure: { method, why: 'no-common-revision', offered } };
  return isFinal(reply) ? { era: 'neither', failure: failureOf(method, reply) } : { era: 'legacy' };
}

async function handshake({ send, ids, clientInfo }: Asking): Promise<Result<Agreed, SnapshotFailure>> {
  const method = 'initialize';
  const params = { protocolVersion: handshakeRevisions[0], capabilities: {}, clientInfo };
  const reply = await send({ message: { jsonrpc: '2.0', id: ids(), method, params }, modern: false });
  const result = resultOf(reply);
  if (result === undefined) return fail(failureOf(method, reply));
  const chosen = own(result, 'protocolVersion');
  const revision = handshakeRevisions.find((one) => one === chosen);
  if (revision === undefined) return fail({ method, why: 'no-common-revision', offered: texts([chosen ?? null]) });
  await send({ message: { jsonrpc: '2.0', method: 'notifications/initialized' }, revision, modern: false });
  const ask: Agreed['ask'] = (name, more) => ({
    message: { jsonrpc: '2.0', id: ids(), method: name, ...(Object.keys(more).length > 0 && { params: more }) },
    revision,
    modern: false,
  });
  return ok({ revision, ...described(result, own(result, 'serverInfo')), ask });
}

/**
 * Agrees on a protocol. A server that leaves the first question unanswered for `pause` is offered the handshake as well;
 * whichever it answers counts, so that neither a slow new server nor a silent old one is missed.
 */
export async function negotiate(asking: Asking): Promise<Result<Agreed, SnapshotFailure>> {
  const probing = asking.send(modernAsk(asking)('server/discover', {})).then((reply) => readProbe(asking, reply));
  const first = asking.pause === undefined ? await probing : await Promise.race([probing, asking.pause().then(() => undefined)]);
  if (first?.era === 'modern') return ok(first.agreed);
  if (first?.era === 'neither') return fail(first.failure);
  if (first?.era === 'legacy') return handshake(asking);
  const shaking = handshake(asking);
  const late = await Promise.race([probing, shaking]);
  if ('era' in late) return late.era === 'modern' ? ok(late.agreed) : late.era === 'neither' ? fail(late.failure) : shaking;
  if (late.ok) return late;
  const probed = await probing;
  return probed.era === 'modern' ? ok(probed.agreed) : late;
}
