// A server as a list of answers: what a snapshot sends is kept, what comes back is written down beforehand.
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { own } from '../../../src/model/json.ts';
import type { Outgoing, Reply, Send } from '../../../src/mcp/node.ts';

/** What one method is answered with: a reply, or a reply made from the request. */
export type Answer = Reply | Promise<Reply> | ((params: Json | undefined) => Reply | Promise<Reply>);

/** A result as a reply. The id does not count: a transport has matched it. */
export function result(value: JsonObject): Reply {
  return { kind: 'response', body: { jsonrpc: '2.0', id: 0, result: value } };
}

/** A JSON-RPC error as a reply. */
export function error(code: number, message = '', data?: Json): Reply {
  return { kind: 'response', body: { jsonrpc: '2.0', id: 0, error: { code, message, ...(data !== undefined && { data }) } } };
}

/** An answer to `server/discover` by a server of this revision. */
export const discovered = result({
  resultType: 'complete',
  supportedVersions: ['2026-07-28'],
  capabilities: { tools: {} },
  ttlMs: 0,
  cacheScope: 'private',
  instructions: 'Ask before you book.',
  _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'freight', version: '1.0.0' } },
});

/** An answer to `initialize` by an older server. */
export const initialized = result({
  protocolVersion: '2025-11-25',
  capabilities: { tools: {} },
  serverInfo: { name: 'old', version: '2' },
});

/** Pages of one tool each, named by their cursor, in a ring or not. */
export function paged(next: Readonly<Record<string, string | null>>): Answer {
  return (params) => {
    const cursor = own(params, 'cursor');
    const key = typeof cursor === 'string' ? cursor : 'start';
    const following = next[key];
    const tool = { name: `tool_${key}`, inputSchema: { type: 'object' } };
    return result({ tools: [tool], ...(following !== undefined && { nextCursor: following }) });
  };
}

/** A way to send that answers by method, and what was sent. A method without an answer is not found. */
export function scripted(answers: Readonly<Record<string, Answer>>): { send: Send; sent: Outgoing[] } {
  const sent: Outgoing[] = [];
  return {
    sent,
    send: async (out) => {
      sent.push(out);
      const method = typeof out.message['method'] === 'string' ? out.message['method'] : '';
      if (out.message['id'] === undefined) return { kind: 'accepted' };
      const answer = answers[method] ?? error(-32601, 'Method not found');
      return typeof answer === 'function' ? answer(out.message['params']) : answer;
    },
  };
}
