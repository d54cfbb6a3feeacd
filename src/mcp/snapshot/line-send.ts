// JSON-RPC over lines, as stdio has it: requests out, responses matched by id. Knows no process; the caller moves the bytes.
import { own, type JsonObject } from '../../model/json.ts';
import { CODE } from '../protocol.ts';
import { messageLimits, textKept, type Reply, type Send } from './message.ts';
import { idOf, isResponse, messageIn } from './parse.ts';

/** One connection by lines. */
export type LineSend = {
  send: Send;
  /** Takes text as it arrives from the server. */
  receive: (chunk: string) => void;
  /** The other side ended, or never began: everything that waits is answered so, and everything to come. */
  end: (reply: Extract<Reply, { kind: 'closed' | 'not-started' }>) => void;
  /** Lines that were no message: how many, and the beginning of the first. */
  noise: () => { lines: number; first: string };
};

/** Makes a connection. `write` sends one line with its line feed; `timeoutMs` is for one answer. */
export function lineSend(write: (line: string) => void, timeoutMs: number): LineSend {
  const waiting = new Map<string | number, (reply: Reply) => void>();
  const noise = { lines: 0, first: '' };
  let rest = '';
  let ended: Reply | undefined;

  const settleAll = (reply: Reply): void => {
    for (const settle of [...waiting.values()]) settle(reply);
  };
  // Only the old revisions let a server ask. It is answered, so that it does not wait.
  const answer = (message: JsonObject): void => {
    const reply =
      own(message, 'method') === 'ping' ? { result: {} } : { error: { code: CODE.methodNotFound, message: 'Method not found' } };
    write(`${JSON.stringify({ jsonrpc: '2.0', id: own(message, 'id') ?? null, ...reply })}\n`);
  };
  const line = (text: string): void => {
    if (text.trim() === '') return;
    const message = messageIn(text);
    if (message === undefined) {
      noise.lines += 1;
      if (noise.lines === 1) noise.first = text.slice(0, textKept);
      return;
    }
    const id = idOf(message);
    if (own(message, 'method') !== undefined) {
      if (id !== undefined) answer(message);
      return;
    }
    // An error without an id is for the oldest request that waits.
    const key = id ?? [...waiting.keys()][0];
    if (key !== undefined && isResponse(message, key)) waiting.get(key)?.({ kind: 'response', body: message });
  };

  return {
    noise: () => ({ ...noise }),
    receive: (chunk) => {
      // A line that does not end yet is not looked through again with every chunk.
      const lines = chunk.includes('\n') ? (rest + chunk).split('\n') : [rest + chunk];
      rest = lines.pop() ?? '';
      if (rest.length > messageLimits.bytes) {
        rest = '';
        settleAll({ kind: 'too-large', limit: messageLimits.bytes });
      }
      for (const one of lines) line(one);
    },
    end: (reply) => {
      if (rest !== '') line(rest);
      rest = '';
      ended ??= reply;
      settleAll(ended);
    },
    send: (out) => {
      if (ended !== undefined) return Promise.resolve(ended);
      const id = idOf(out.message);
      const text = `${JSON.stringify(out.message)}\n`;
      if (id === undefined) {
        write(text);
        return Promise.resolve({ kind: 'accepted' });
      }
      return new Promise((resolve) => {
        const settle = (reply: Reply): void => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(reply);
        };
        const timer = setTimeout(() => {
          settle({ kind: 'silent' });
        }, timeoutMs);
        waiting.set(id, settle);
        write(text);
      });
    },
  };
}
