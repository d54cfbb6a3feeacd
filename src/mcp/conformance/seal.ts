// `requestState` comes back from a client that may have changed it: it is signed, bound to its method and tool, and dated.
import '../jitless.ts';
import { createRequestStateCodec } from '@modelcontextprotocol/server';
import type { JsonObject } from '../../model/json.ts';
import { CODE } from '../protocol.ts';
import { ProtocolError } from '../sdk.ts';
import type { ServerContext } from '../sdk.ts';
import type { Answers } from './requests.ts';

/** What a state says once it is opened. */
export type State = {
  /** Whose state it is. */
  tool: string;
  /** The round whose answers are awaited, from 0. */
  round: number;
  /** The answers of earlier rounds. */
  found: Answers;
};

/** Signs states and opens them again. */
export type Seal = {
  /** The state that came with this request; undefined where none came. A forged, old or foreign one is refused with -32602. */
  open: (tool: string, ctx: ServerContext) => Promise<State | undefined>;
  /** The result with the state in it. */
  stamp: (result: JsonObject, state: State, ctx: ServerContext) => Promise<JsonObject>;
};

/** A seal with a key of its own, which dies with the process. */
export function createSeal(): Seal {
  const codec = createRequestStateCodec<State>({
    key: crypto.getRandomValues(new Uint8Array(32)),
    ttlSeconds: 600,
    bind: (ctx) => ctx.mcpReq.method,
  });
  const refused = (): never => {
    throw new ProtocolError(CODE.invalidParams, 'Invalid or expired requestState');
  };
  return {
    open: async (tool, ctx) => {
      const sent: unknown = ctx.mcpReq.requestState();
      if (sent === undefined) return undefined;
      if (typeof sent !== 'string') return refused();
      const state = await codec.verify(sent, ctx).catch(refused);
      return state.tool === tool ? state : refused();
    },
    stamp: async (result, state, ctx) => ({ ...result, requestState: await codec.mint(state, ctx) }),
  };
}
