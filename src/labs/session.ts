// One conversation with the mock server: every message goes into the log, every call's fate too.
import type { Json } from '../model/json.ts';
import { judge } from '../schema/index.ts';
import { type CallOutcome, type CallReport, type Fetch, type PassingCall, type RawClient, type ToolCall, answerWith, counterIds, createMockServer, createRawClient, recordWire } from '../mcp/index.ts';
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
};

/** Opens a session: a fresh server and a client whose request ids count from `firstId`. */
export function openSession(spec: SessionSpec, firstId = 1): RawClient {
  const server = createMockServer({
    info: spec.info,
    tools: spec.tools,
    judge,
    list: { ttlMs: 60_000, cacheScope: 'private' },
    legacy: 'reject',
    call: spec.call,
    ...(spec.onCall === undefined ? {} : { onCall: spec.onCall }),
  });
  const answered: Fetch = spec.answer === undefined ? server.fetch : answerWith(server.fetch, spec.answer);
  const fetch = recordWire(answered, (message) => {
    spec.log.wait(hop);
    spec.log.add({ step: 'wire', message });
  });
  return createRawClient({ fetch, ids: counterIds(firstId), clientInfo: { name: 'pokayoke-bench', version: '1.0.0' } });
}
