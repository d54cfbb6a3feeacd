// The messages of a checked text as lanes. Messages that a finding of weight points at are marked.
import { useMemo, type ReactNode } from 'react';
import type { FileReport } from '../../artefacts/index.ts';
import type { Step } from '../../model/evidence.ts';
import { own, type Json } from '../../model/json.ts';
import type { WireMessage } from '../../model/wire.ts';
import type { SentMessage } from '../../runner/check.ts';
import { WireLanes, type T } from '../../ui/index.ts';
import type { SourceOutcome } from '../workbench-store.ts';

function typeOf(message: Json): WireMessage['type'] {
  if (own(message, 'method') !== undefined) return own(message, 'id') === undefined ? 'notification' : 'request';
  return own(message, 'result') !== undefined || own(message, 'error') !== undefined ? 'response' : 'invalid';
}

/** Messages as steps. A pasted message has no HTTP around it. */
export function stepsOf(sent: readonly SentMessage[]): Step[] {
  return sent.map(({ from, message }, index) => ({
    n: index + 1,
    at: 0,
    step: 'wire',
    message: { from, type: typeOf(message as Json), http: { headers: {} }, body: message as Json },
  }));
}

/** Numbers of the messages that a finding of weight is about. */
function hotIn(sent: readonly SentMessage[], report: FileReport): Set<number> {
  const pointers =
    report.status === 'judged'
      ? report.artefacts.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer))
      : [];
  return new Set(
    sent.flatMap(({ pointer }, index) =>
      pointers.some((one) => one === pointer || one.startsWith(`${pointer}/`)) && (pointer !== '' || sent.length === 1) ? [index + 1] : [],
    ),
  );
}

/** The lanes; nothing where the text holds no messages. */
export function Wire({
  outcome: { sent },
  report,
  t,
}: {
  outcome: Extract<SourceOutcome, { status: 'done' }>;
  report: FileReport;
  t: T;
}): ReactNode {
  const steps = useMemo(() => stepsOf(sent), [sent]);
  const hot = useMemo(() => hotIn(sent, report), [sent, report]);
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{t('wire')}</h3>
      <p className="small soft">{t('report.wire-sim')}</p>
      <WireLanes groups={[{ case: undefined, steps, label: t('report.wire-case') }]} hot={hot} dropped={new Set()} at={1} t={t} />
    </>
  );
}
