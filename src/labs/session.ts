// One conversation with the mock server: every message goes into the log, every call's fate too.
import type { Json } from '../model/json.ts';
import { judge } from '../schema/index.ts';
import {
  type CallOutcome,
  type CallReport,
  type Fetch,
  type ListPolicy,
  type MockServer,
  type PassingCall,
  type RawClient,
  type ToolCall,
  answerWith,
  counterIds,
  createMockServer,
  createRawClient,
  recordWire,
} from '../mcp/index.ts';
import type { StepLog } from './log.ts';

/** Milliseconds that one message takes on the virtual clock. */
const hop = 5;

/** What a session is opened with. */
export type SessionSpec = {
  info: { name: string; version: string };
  tools: readonly Json[];
  log: StepLog;
  /** The scenario's world. */
  call: (call: ToolCall) => CallOutcome;
  /** Told of each call that reached the server. */
  onCall?: (report: CallReport) => void;
  /** Answers a tools/call in the server's place with a whole response body; undefined lets the server answer. */
  answer?: (call: PassingCall) => string | undefined;
  /** How the list may be cached and cut; absent: one page, fresh for a minute. */
  list?: ListPolicy;
  /** Declares `tools.listChanged`, so that a swap is announced. */
  listChanged?: boolean;
};

/** A session whose server can change its tools while it serves. */
export type LiveSession = { client: RawClient; setTools: MockServer['setTools'] };

/** Opens a session: a fresh server and a client whose request ids count from `firstId`. */
export function openSession(spec: SessionSpec, firstId = 1): RawClient {
  return openLive(spec, firstId).client;
}

/** Opens a session with a hand on the server's list. */
export function openLive(spec: SessionSpec, firstId = 1): LiveSession {
  const server = createMockServer({
    info: spec.info,
    tools: spec.tools,
    judge,
    list: spec.list ?? { ttlMs: 60_000, cacheScope: 'private' },
    ...(spec.listChanged === undefined ? {} : { listChanged: spec.listChanged }),
    legacy: 'reject',
    call: spec.call,
    ...(spec.onCall === undefined ? {} : { onCall: spec.onCall }),
  });
  const answered: Fetch = spec.answer === undefined ? server.fetch : answerWith(server.fetch, spec.answer);
  const fetch = recordWire(answered, (message) => {
    spec.log.wait(hop);
    spec.log.add({ step: 'wire', message });
  });
  const client = createRawClient({ fetch, ids: counterIds(firstId), clientInfo: { name: 'pokayoke-bench', version: '1.0.0' } });
  return { client, setTools: server.setTools };
}
