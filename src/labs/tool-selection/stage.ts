// A server with the learner's tools. Behind them stands nothing: what matters is which call gets through.
import type { CallReport, RawClient } from '../../mcp/index.ts';
import type { Json } from '../../model/json.ts';
import { type StepLog, createLog } from '../log.ts';
import { openSession } from '../session.ts';
import type { Send } from './numbers.ts';

/** The stage of one run. */
export type Stage = { log: StepLog; client: RawClient; send: Send };

/** Mounts the tools. */
export function createStage(info: { name: string; version: string }, tools: readonly Json[]): Stage {
  const log = createLog();
  let last: CallReport | undefined;
  const client = openSession({
    info,
    tools,
    log,
    call: () => ({ kind: 'executed', result: { text: 'ok' } }),
    onCall: (report) => {
      last = report;
      const { tool, arguments: args, outcome, errors, guard } = report;
      log.add({ step: 'call', tool, arguments: args, outcome, errors, ...(guard === undefined ? {} : { guard }) });
    },
  });
  const send: Send = async (tool, args) => {
    last = undefined;
    await client.call(tool, args);
    return { step: log.steps.length, report: last };
  };
  return { log, client, send };
}
