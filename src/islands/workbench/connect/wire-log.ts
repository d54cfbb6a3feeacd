// Writes down what a connection sent and heard, as steps. The reader's own header never comes in.
import type { Step } from '../../../model/evidence.ts';
import { own, type JsonObject } from '../../../model/json.ts';
import type { WireMessage } from '../../../model/wire.ts';
import type { Outgoing, Reply, Send } from '../../../mcp/index.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A log that grows while a connection is used. */
export type WireLog = { steps: Step[]; fetch: Fetch; send(inner: Send): Send };

function typeOf(message: JsonObject): WireMessage['type'] {
  if (own(message, 'method') !== undefined) return own(message, 'id') === undefined ? 'notification' : 'request';
  return 'response';
}

/** What is shown for an answer that is no message. */
function textOf(reply: Reply): string | undefined {
  return reply.kind === 'not-json' ? reply.text : undefined;
}

/** A log around a fetch. `hidden` are names of headers whose values are not written down. */
export function wireLog(inner: Fetch, hidden: ReadonlySet<string>): WireLog {
  const steps: Step[] = [];
  let [sent, path]: [Record<string, string>, string] = [{}, ''];
  let got: { status: number; headers: Record<string, string> } | undefined;
  const add = (message: WireMessage): void => void steps.push({ n: steps.length + 1, at: 0, step: 'wire', message });
  return {
    steps,
    fetch: async (url, init) => {
      const all = Object.entries(init.headers as Record<string, string>);
      sent = Object.fromEntries(
        all.filter(([name]) => !hidden.has(name.toLowerCase())).map(([name, value]) => [name.toLowerCase(), value]),
      );
      path = new URL(url).pathname;
      got = undefined;
      const response = await inner(url, init);
      got = { status: response.status, headers: Object.fromEntries(response.headers) };
      return response;
    },
    send: (send) => async (out: Outgoing) => {
      const reply = await send(out);
      add({ from: 'client', type: typeOf(out.message), http: { method: `POST ${path}`, headers: sent }, body: out.message });
      if (got !== undefined) {
        const body = reply.kind === 'response' ? reply.body : undefined;
        const text = textOf(reply);
        add({
          from: 'server',
          type: body === undefined && reply.kind !== 'accepted' ? 'invalid' : 'response',
          http: got,
          ...(body !== undefined && { body }),
          ...(text !== undefined && { text }),
        });
      }
      return reply;
    },
  };
}
