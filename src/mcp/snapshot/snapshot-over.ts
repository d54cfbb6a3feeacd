// Everything a server says of its tools, over any transport. Definitions are handed on as they came; secrets are still in them.
import { own, type Json, type JsonObject } from '../../model/json.ts';
import type { Snapshot } from '../../model/pin.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { CODE, META } from '../protocol.ts';
import type { Send, SnapshotFailure } from './message.ts';
import { failureOf, negotiate, resultOf, type Agreed } from './negotiate.ts';

/** How a snapshot is taken. */
export type SnapshotOptions = {
  /** How this client calls itself. */
  clientInfo: { name: string; version: string };
  /** Resolves when the first question has waited long enough. Absent: until the transport gives up. */
  pause?: () => Promise<void>;
  /** Pages at most; 1,000 if absent. */
  pageCap?: number;
};

/** A list of all pages, or why it broke off. `restart`: a later cursor was refused, so all pages are asked for again. */
type Paged = Result<{ tools: Json[]; server: JsonObject | null }, SnapshotFailure | 'restart'>;

async function pages(send: Send, agreed: Agreed, cap: number): Promise<Paged> {
  const method = 'tools/list';
  const tools: Json[] = [];
  const seen = new Set<string>();
  let server = agreed.server;
  let cursor: string | undefined;
  for (let page = 1; page <= cap; page += 1) {
    const reply = await send(agreed.ask(method, cursor === undefined ? {} : { cursor }));
    const result = resultOf(reply);
    if (result === undefined) {
      const failure = failureOf(method, reply);
      const code = failure.why === 'error' ? failure.code : null;
      if (page === 1 && code === CODE.methodNotFound && own(agreed.capabilities, 'tools') === undefined) return ok({ tools, server });
      return fail(page > 1 && code === CODE.invalidParams ? 'restart' : failure);
    }
    const [listed, next, named] = [
      own(result, 'tools'),
      own(result, 'nextCursor') ?? undefined,
      own(own(result, '_meta'), META.serverInfo),
    ];
    if (!Array.isArray(listed) || (next !== undefined && typeof next !== 'string')) return fail({ method, why: 'not-a-list', page });
    tools.push(...listed);
    if (server === null && typeof named === 'object' && !Array.isArray(named)) server = named;
    if (next === undefined) return ok({ tools, server });
    if (seen.has(next)) return fail({ method, why: 'repeated-cursor', page });
    seen.add(next);
    cursor = next;
  }
  return fail({ method, why: 'too-many-pages', limit: cap });
}

/**
 * Takes a snapshot: agrees on a protocol, and lists every page. `""` is a cursor like any other; a cursor that comes twice
 * ends the listing, and one that has expired starts it again, once. The caller closes the transport, and takes secrets out
 * (`redactJson` of the room of artefacts) before the snapshot leaves.
 */
export async function snapshotOver(send: Send, options: SnapshotOptions): Promise<Result<Snapshot, SnapshotFailure>> {
  const { clientInfo, pause, pageCap = 1000 } = options;
  let id = 0;
  const ids = (): number => (id += 1);
  const agreed = await negotiate({ send, ids, clientInfo, pause });
  if (!agreed.ok) return agreed;
  let listed = await pages(send, agreed.value, pageCap);
  if (!listed.ok && listed.error === 'restart') listed = await pages(send, agreed.value, pageCap);
  if (!listed.ok)
    return fail(listed.error === 'restart' ? { method: 'tools/list', why: 'error', code: CODE.invalidParams, message: '' } : listed.error);
  const { instructions, revision } = agreed.value;
  const { tools, server } = listed.value;
  return ok({
    format: 'pokayoke/snapshot/1',
    server,
    protocolVersion: revision,
    ...(instructions !== undefined && { instructions }),
    tools,
  });
}
